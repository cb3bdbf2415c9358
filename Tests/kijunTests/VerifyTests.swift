import Foundation
import Testing

@Suite("kijun verify and due")
struct VerifyTests {
  private static let harbor = """
    # Harbor

    ## Rows

    | Part | Minimum height |
    |---|---|
    | Ferry row | 56 pt |
    | Dock row | 64 pt |

    ## Cards

    The card height is 72 pt.

    """

  private let kijun: Kijun

  init() throws {
    kijun = try Kijun()
    try kijun.folder.write(Self.harbor, to: "m/harbor.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"harbor","path":"harbor.md","tier":"fp_adopted"}]}"#, to: "m/sources.json")
    try ingest()
  }

  private func ingest() throws {
    let run = try kijun("ingest", "--manifest", "m/sources.json", "--db", "k.sqlite", "--quiet")
    try #require(run.code == 0, "\(run.errors)")
  }

  private func run(_ arguments: String...) throws -> Kijun.Run {
    try kijun.run(arguments + ["--db", "k.sqlite"])
  }

  private func id(_ subject: String) throws -> String {
    let claims = try run("list", "claims", "--json").jsonList()
    return try #require(claims.first { $0["subject"] as? String == subject }?["id"] as? String)
  }

  private func due(_ arguments: String...) throws -> [String] {
    try kijun.run(["due", "--json", "--db", "k.sqlite"] + arguments).jsonList().map {
      "\($0["subject"] ?? "") \($0["reason"] ?? "")"
    }
  }

  private var stamps: [Substring] {
    String(decoding: kijun.folder.bytes("m/verified.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
  }

  @Test("What is near has the day of its fact, whether the fact or its row is shown")
  func nearest() throws {
    #expect(try run("verify", id("Ferry row"), "--on", "2026-10-01", "--by", "Aki").code == 0)
    for question in ["ferry row padding", "ferry row", "ferry row on watchOS"] {
      let reply = try run("ask", question, "--json").json()
      let shown = ["answers", "nearest"].flatMap { reply[$0] as? [[String: Any]] ?? [] }
      let ferry = shown.filter { ($0["source"] as? [String: Any])?["line_start"] as? Int == 7 }
      #expect(!ferry.isEmpty)
      #expect(ferry.allSatisfy { $0["verified_on"] as? String == "2026-10-01" }, "\(ferry)")
    }
  }

  @Test("A stamp is a line beside the manifest, sorted, and the claim has its day")
  func stamp() throws {
    #expect(try due() == ["Ferry row never", "Dock row never", "card never"])
    for subject in ["card", "Ferry row", "Dock row"] {
      #expect(try run("verify", id(subject), "--on", "2026-10-01", "--by", "Aki").code == 0)
    }
    #expect(stamps.count == 3 && stamps == stamps.sorted())
    #expect(stamps.allSatisfy { $0.contains(#""on":"2026-10-01","by":"Aki","value":""#) })
    let shown = try run("show", id("card"), "--json").json()
    #expect(shown["verified_on"] as? String == "2026-10-01")
    #expect(((shown["stamps"] as? [[String: Any]])?.first)?["by"] as? String == "Aki")
    #expect(try run("ask", "card height").output.contains("verified 2026-10-01"))
    // The same again is the same line.
    #expect(try run("verify", id("card"), "--on", "2026-10-01", "--by", "Aki").code == 0)
    #expect(stamps.count == 3)
  }

  @Test("It lapses when the value changes, holds again when that is back, and moves with its claim")
  func lapse() throws {
    #expect(try run("verify", "harbor.md", "--on", "2026-10-01", "--by", "Aki").code == 0)
    #expect(try due("--older-than", "50y") == [])
    try kijun.folder.write(Self.harbor.replacing("56 pt", with: "60 pt"), to: "m/harbor.md")
    try ingest()
    #expect(try due("--older-than", "50y") == ["Ferry row lapsed"])
    let answer = try run("ask", "ferry row height", "--json").json()
    let first = try #require((answer["answers"] as? [[String: Any]])?.first)
    #expect(first["stale"] as? Bool == true && first["verified_on"] is NSNull)
    #expect(try run("ask", "ferry row height").output.contains("never verified, check again"))
    try kijun.folder.write(
      Self.harbor.replacing("56 pt", with: "56pt").replacing("## Rows", with: "## Lines"), to: "m/harbor.md")
    try ingest()
    #expect(try due("--older-than", "50y") == [])
    #expect(try run("doctor").code == 0)
  }

  @Test("A section or a document is stamped claim by claim")
  func sections() throws {
    #expect(
      try run("verify", "harbor#Rows", "--on", "2026-10-01", "--by", "Aki", "--note", "on a device").code == 0
    )
    #expect(stamps.count == 2 && stamps.allSatisfy { $0.contains(#""note":"on a device""#) })
    #expect(try due("--older-than", "50y") == ["card never"])
  }

  @Test(
    "What has no claims is stamped by its text, is due when that changes, and not before it was ever stamped")
  func prose() throws {
    let notes =
      "\n## Notes\n\nFerries call at every pier.\nThey don't wait.\n\n### Tides\n\nThe tide decides.\n"
    try kijun.folder.write(Self.harbor + notes, to: "m/harbor.md")
    try ingest()
    #expect(try due() == ["Ferry row never", "Dock row never", "card never"])
    let stamp = ["--on", "2026-10-01", "--by", "Aki", "--note", "asked the crew", "--db", "k.sqlite"]
    let told = try kijun.run(["verify", "harbor.md#Notes"] + stamp)
    #expect(told.output.hasPrefix("0 claims and 2 sections without claims verified on 2026-10-01 by Aki"))
    #expect(stamps.count == 2)
    #expect(
      stamps.first?.hasPrefix(
        #"{"section":"harbor.md#Harbor › Notes","on":"2026-10-01","by":"Aki","value":"text "#) == true)
    #expect(try run("search", "tide decides").output.contains("verified 2026-10-01"))
    let passages = try run("search", "tide decides", "--json").json()["passages"] as? [[String: Any]]
    let id = try #require(passages?.first?["id"] as? String)
    #expect(try run("show", id).output.contains("on 2026-10-01 by Aki  asked the crew"))
    let shown = try run("show", id, "--json").json()
    #expect(shown["verified_on"] as? String == "2026-10-01" && (shown["stamps"] as? [Any])?.count == 1)
    #expect(try due("--older-than", "50y").count == 3)

    // Other line ends are no other text, other words are.
    try kijun.folder.write(
      Self.harbor
        + notes.replacing("pier.\nThey", with: "pier. They").replacing("tide decides", with: "moon decides"),
      to: "m/harbor.md")
    try ingest()
    let lines = try run("due", "--older-than", "50y").output
    #expect(
      lines.contains(
        "harbor.md#Harbor › Notes › Tides  FP採用  harbor.md:20  another text than the one that was checked"))
    #expect(!lines.contains("harbor.md#Harbor › Notes  "))
    #expect(try run("search", "moon decides").output.contains("never verified"))
    let items = try run("due", "--older-than", "1d", "--json").jsonList()
    #expect(items.compactMap { $0["id"] as? String }.filter { $0.contains("#") }.count == 2)
    #expect(
      items.first { $0["reason"] as? String == "lapsed" }?["section"] as? [String] == [
        "Harbor", "Notes", "Tides",
      ])
    // A database made anew has them from the file.
    #expect(try kijun.run(["verify", "harbor"] + stamp).code == 0)
    #expect(stamps.count == 5)
    #expect(try run("rebuild", "--quiet").code == 0)
    #expect(try due("--older-than", "50y") == [])
    #expect(try run("doctor").code == 0)
  }

  @Test("A value that changed under an old day of its document is due, until the day or the value is another")
  func dateOfEarlierValue() throws {
    let dated = Self.harbor.replacing("# Harbor\n", with: "# Harbor\n\nLast verified: 2026-09-05\n")
    func say(_ text: String) throws {
      try kijun.folder.write(text, to: "m/harbor.md")
      try ingest()
    }
    try say(dated)
    #expect(try due("--older-than", "50y") == [])
    let changed = dated.replacing("56 pt", with: "60 pt")
    try say(changed)
    #expect(try due("--older-than", "50y") == ["Ferry row lapsed"])
    #expect(
      try run("due", "--older-than", "50y").output.contains("another value than the one that was checked"))
    #expect(try run("ask", "ferry row height").output.contains("verified 2026-09-05 ("))
    #expect(try run("ask", "ferry row height").output.contains("check again"))
    // Made anew without its history, the knowledge base still knows.
    #expect(try run("rebuild", "--quiet").code == 0)
    #expect(try due("--older-than", "50y") == ["Ferry row lapsed"])
    try say(changed.replacing("60 pt", with: "62 pt"))
    #expect(try due("--older-than", "50y") == ["Ferry row lapsed"])
    try kijun.folder.write(dated, to: "m/harbor.md")
    #expect(try run("rebuild", "--quiet").code == 0)
    #expect(try due("--older-than", "50y") == [])
    try say(changed)
    // The same value in other words is what was checked.
    try say(dated.replacing("56 pt", with: "56pt"))
    #expect(try due("--older-than", "50y") == [])
    try say(changed)
    #expect(try due("--older-than", "50y") == ["Ferry row lapsed"])
    #expect(try run("verify", id("Ferry row"), "--on", "2026-11-01", "--by", "Aki").code == 0)
    #expect(try due("--older-than", "50y") == [])
    // With a new day, the document speaks of the new value.
    try say(dated.replacing("64 pt", with: "66 pt").replacing("2026-09-05", with: "2026-11-02"))
    #expect(try due("--older-than", "50y") == [])
  }

  @Test("What was checked long ago is due, the used and the cited first")
  func order() throws {
    #expect(try run("verify", "harbor", "--on", "2020-01-01", "--by", "Aki").code == 0)
    #expect(try due("--older-than", "90d") == ["Ferry row old", "Dock row old", "card old"])
    #expect(try run("ask", "card height", "--log").code == 0)
    #expect(try due("--older-than", "90d").first == "card old")
    #expect(try run("due", "--limit", "1").output.contains("used 1"))
    let log = kijun.folder.bytes("home/.local/share/kijun/answered.jsonl") ?? Data()
    #expect(!String(decoding: log, as: UTF8.self).contains("height"))
  }

  @Test("Stamps of another file are taken over by the next ingest, and a broken line is named")
  func file() throws {
    let id = try id("card")
    try kijun.folder.write(
      #"{"claim":"\#(id)","on":"2026-09-09","by":"Bo","value":"= 72 pt"}"# + "\n", to: "m/verified.jsonl")
    try ingest()
    #expect(try run("show", id, "--json").json()["verified_on"] as? String == "2026-09-09")
    for (line, problem) in [
      ("<<<<<<< HEAD", "merge"), ("{}", "has no \"claim\""), ("[", "is no line of JSON"),
      (#"{"claim":"c","on":"today","by":"Bo","value":"1"}"#, "is no day"),
    ] {
      try kijun.folder.write(line + "\n", to: "m/verified.jsonl")
      let run = try kijun("ingest", "--manifest", "m/sources.json", "--db", "k.sqlite")
      #expect(run.code == 2 && run.errors.contains("verified.jsonl:1") && run.errors.contains(problem))
    }
    #expect(try run("show", id, "--json").json()["verified_on"] as? String == "2026-09-09")
  }

  private static let git = "/usr/bin/git"

  @Test(
    "Stamps of two branches merge in git without a conflict, whichever claims they are of",
    .enabled(if: FileManager.default.isExecutableFile(atPath: git), "git is not installed"))
  func merge() throws {
    func git(_ arguments: String...) throws {
      let user = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-C", "m"]
      let run = try kijun.run(user + arguments, program: Self.git)
      try #require(run.code == 0, "\(arguments): \(run.output)\(run.errors)")
    }
    try kijun.folder.write("verified.jsonl merge=union\n", to: "m/.gitattributes")
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-qm", "guidelines")
    try git("checkout", "-qb", "other")
    #expect(try run("verify", "harbor", "--on", "2026-10-02", "--by", "Bo").code == 0)
    try git("add", ".")
    try git("commit", "-qm", "Bo")
    try git("checkout", "-q", "main")
    #expect(try run("verify", id("Ferry row"), id("card"), "--on", "2026-10-01", "--by", "Aki").code == 0)
    try git("add", ".")
    try git("commit", "-qm", "Aki")
    try git("merge", "-q", "--no-edit", "other")
    #expect(stamps.count == 5)
    try ingest()
    for subject in ["Ferry row", "Dock row", "card"] {
      #expect(try run("show", id(subject), "--json").json()["verified_on"] as? String == "2026-10-02")
    }
    // The next stamp puts the lines in order again.
    #expect(try run("verify", id("card"), "--on", "2026-10-03", "--by", "Aki").code == 0)
    #expect(stamps.count == 6 && stamps.map(String.init) == stamps.map(String.init).sorted())
  }

  @Test(
    "What can't be stamped is told",
    arguments: [
      (["verify"], "what was checked"),
      (["verify", "c_0", "--on", "2026-10-01", "--by", "A"], "there is no claim"),
      (["verify", "harbor"], "on which day"), (["verify", "harbor", "--on", "2026-10-01"], "by whom"),
      (["verify", "harbor", "--on", "tomorrow", "--by", "A"], "is no day"),
      (["verify", "harbor", "--on", "9999-01-01", "--by", "A"], "still to come"),
      (["verify", "harbor#Nothing", "--on", "2026-10-01", "--by", "A"], "nothing stands under"),
      (["verify", "other.md", "--on", "2026-10-01", "--by", "A"], "neither a claim nor a document"),
      (["due", "--older-than", "soon"], "is no age"),
      (["due", "--older-than", "5"], "'5' has no unit: write 5d for days"),
    ])
  func faults(_ arguments: [String], _ problem: String) throws {
    let run = try kijun.run(arguments + ["--db", "k.sqlite"])
    #expect(run.code == 2 && run.errorLines.count == 1 && run.errors.contains(problem), "\(run.errors)")
    #expect(kijun.folder.bytes("m/verified.jsonl") == nil)
  }
}
