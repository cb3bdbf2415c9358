import Foundation
import Testing

@Suite("Bad input: an exit code, one line that says what to do, and a knowledge base as it was")
struct BadInputTests {
  struct Input: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var says: String
    var code: Int32 = 2
    var testDescription: String { name }
  }

  static let ingests: [Input] = [
    Input(name: "a missing file", arguments: ["missing.md"], says: "missing.md: there is no such file"),
    Input(name: "a good file and a missing one", arguments: ["new.md", "missing.md"], says: "missing.md"),
    Input(name: "a folder without documents", arguments: ["none"], says: "none: holds no documents"),
    Input(name: "an empty file", arguments: ["empty.md"], says: "empty.md: is empty"),
    Input(name: "a file of spaces", arguments: ["new.md", "blank.txt"], says: "nothing but white space"),
    Input(name: "a binary file", arguments: ["binary.md"], says: "is not UTF-8 text"),
    Input(name: "a file in Shift JIS", arguments: ["sjis.txt"], says: "convert it, such as with 'iconv"),
    Input(
      name: "a format that can't be read", arguments: ["page.less"], says: "less files can't be read yet"),
    Input(
      name: "JSON with an error", arguments: ["broken.json"],
      says: "broken.json: is not JSON: line 2, column 11: a comma or '}' is missing: correct it"),
    Input(name: "JSON without a word", arguments: ["empty.json"], says: "empty.json: holds nothing to read"),
    Input(name: "a manifest", arguments: ["key2.json"], says: "is a manifest: name it with --manifest"),
    Input(name: "a pipe", arguments: ["pipe"], says: "is neither a file nor a folder"),
    Input(name: "an unknown tier", arguments: ["new.md", "--tier", "fp"], says: "--tier: unknown tier 'fp'"),
    Input(name: "an empty path", arguments: [""], says: "ingest: one of the paths is empty: name a file"),
    Input(
      name: "an address", arguments: ["https://example.com/a.md"],
      says: "is an address, and 'ingest' reads files: name it as the url of a source in a manifest"),
    Input(name: "nothing", arguments: [], says: "nothing to read is named"),
    Input(
      name: "a manifest with an unknown key", arguments: ["--manifest", "key.json"],
      says: "key.json:1: source \"x\" has an unknown key \"pth\": did you mean 'path'?"),
    Input(
      name: "a manifest with a path that leaves its folder", arguments: ["--manifest", "leaves.json"],
      says: "leaves the manifest's folder"),
    Input(
      name: "a manifest that is no JSON", arguments: ["--manifest", "new.md"], says: "new.md:1:1: is not JSON"
    ),
    Input(
      name: "a missing manifest", arguments: ["--manifest", "no.json"], says: "no.json: there is no such"),
    Input(
      name: "a manifest and a missing file", arguments: ["--manifest", "good.json", "no.md"], says: "no.md"),
  ]

  @Test("an ingest of", arguments: ingests)
  func ingest(_ input: Input) throws {
    let kijun = try Kijun.asking()
    let folder = kijun.folder
    try folder.write("# New\n\nBars are 49 pt high.\n", to: "new.md")
    try folder.write("", to: "empty.md")
    try folder.write(" \n\t\n", to: "blank.txt")
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0, 0, 1], to: "binary.md")
    try folder.write([0x82, 0xA0, 0x82, 0xA2, 0x0A], to: "sjis.txt")
    try folder.write("p {}", to: "page.less")
    try folder.write("{}", to: "none/data.toml")
    try folder.write("{\n  \"a\": 1  \"b\": 2}", to: "broken.json")
    try folder.write("{\"on\": true}", to: "empty.json")
    try folder.write(#"{"sources":[{"id":"x","path":"new.md","tier":"fp_adopted"}]}"#, to: "key2.json")
    _ = unsafe mkfifo(folder.file("pipe"), 0o600)
    try folder.write(#"{"sources":[{"id":"x","pth":"new.md","tier":"fp_adopted"}]}"#, to: "key.json")
    try folder.write(#"{"sources":[{"id":"x","path":"../x.md","tier":"fp_adopted"}]}"#, to: "leaves.json")
    try folder.write(#"{"sources":[{"id":"x","path":"new.md","tier":"fp_adopted"}]}"#, to: "good.json")
    let before = folder.bytes("kijun.sqlite")

    let run = try kijun.run(["ingest"] + input.arguments + ["--db", "kijun.sqlite"])
    #expect(run.code == input.code)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("kijun: "))
    #expect(run.errors.contains(input.says), "\(run.errors)")
    #expect(folder.bytes("kijun.sqlite") == before)

    // Where there was no knowledge base there is none afterwards.
    #expect(try kijun.run(["ingest"] + input.arguments + ["--db", "other.sqlite"]).code == input.code)
    #expect(folder.bytes("other.sqlite") == nil)
  }

  static let commands: [Input] = [
    Input(name: "no command", arguments: [], says: "kijun: no command is given: see 'kijun --help'"),
    Input(name: "an unknown command", arguments: ["aks"], says: "unknown command 'aks': did you mean 'ask'?"),
    Input(name: "another", arguments: ["frobnicate"], says: "use one of ingest, sync, ask"),
    Input(
      name: "an unknown option", arguments: ["ask", "x", "--jsn"],
      says: "ask: unknown option '--jsn': did you mean '--json'?"),
    Input(name: "an unknown short option", arguments: ["ask", "-x", "y"], says: "unknown option '-x'"),
    Input(name: "an option without its value", arguments: ["ask", "x", "--db"], says: "--db needs a value"),
    Input(name: "a switch with one", arguments: ["ask", "x", "--json=1"], says: "--json takes no value"),
    Input(name: "an unknown language", arguments: ["ask", "x", "--lang", "fr"], says: "use one of en, ja"),
    Input(
      name: "a limit of none", arguments: ["ask", "x", "--limit", "0"], says: "no number from 1 to 1000"),
    Input(name: "what can't be listed", arguments: ["list", "claim"], says: "did you mean 'claims'?"),
    Input(name: "nothing to list", arguments: ["list"], says: "use one of documents"),
    Input(name: "a word for doctor", arguments: ["doctor", "x"], says: "doctor: takes no 'x'"),
    Input(name: "a claim that isn't there", arguments: ["show", "c_0"], says: "there is no claim 'c_0'"),
    Input(name: "a passage that isn't there", arguments: ["show", "p_x"], says: "there is no passage 'p_x'"),
    Input(
      name: "an unknown tier", arguments: ["ask", "x", "--tier", "fp_adoptd"], says: "mean 'fp_adopted'?"),
    Input(name: "an unknown platform", arguments: ["ask", "x", "--platform", "Amiga"], says: "'Amiga'"),
    Input(name: "an unknown source", arguments: ["list", "claims", "--source", "no"], says: "'no'"),
    Input(
      name: "an option that does nothing", arguments: ["list", "rejects", "--tier", "fp_adopted"],
      says: "--tier doesn't narrow rejects"),
    Input(name: "a folder as knowledge base", arguments: ["ask", "x", "--db", "."], says: ".: is a folder"),
    Input(name: "no question", arguments: ["ask"], says: "ask: there is no question"),
    Input(name: "an empty question", arguments: ["ask", ""], says: "ask: there is no question"),
    Input(name: "punctuation", arguments: ["ask", "?!…。"], says: "the question has no word in it"),
    Input(name: "an emoji", arguments: ["ask", "🙂"], says: "the question has no word in it"),
    Input(name: "a bare end of options", arguments: ["ask", "--"], says: "there is no question"),
    Input(
      name: "a question of 100,000 characters", arguments: ["ask", String(repeating: "row ", count: 25_000)],
      says: "longer than 10000 characters"),
    Input(
      name: "a question of 10,001 letters", arguments: ["ask", String(repeating: "a", count: 10_001)],
      says: "longer than 10000 characters"),
  ]

  @Test("a command with", arguments: commands)
  func command(_ input: Input) throws {
    let kijun = try Kijun.asking()
    let database = input.arguments.last == "--db" ? [] : ["--db=kijun.sqlite"]
    let before = kijun.folder.bytes("kijun.sqlite")
    let run = try kijun.run(database + input.arguments)
    #expect(run.code == input.code)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("kijun: "))
    #expect(run.errors.contains(input.says), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(kijun.folder.bytes("kijun.sqlite") == before)
  }

  @Test(
    "no question raises an error, whatever its characters",
    arguments: [
      "\"", "'", "*", "NEAR(", "a NEAR(b", "row \"height", "row' height", "row*", "-row", "row AND",
      "NOT row", "(",
      "{own}: row", "own:row", "row ^ 2", "%_", "; DROP TABLE claims;", "\\", "#1C1C1E", "4.5:1", "34 / 41",
      "8-12", "2026-09-05", "行?", "row 🙂", "\u{1B}[2J row", "\u{202E}row", "−24 pt",
      String(repeating: "行 ", count: 4_000),
      String(repeating: "a ", count: 5_000), "ｒｏｗ　ｈｅｉｇｈｔ", "\u{FEFF}row", "e\u{301}\u{301}\u{301}",
    ])
  func questions(_ question: String) throws {
    let kijun = try Kijun.asking()
    for command in ["ask", "search"] {
      let run = try kijun(command, "--db", "kijun.sqlite", "--", question)
      #expect([0, 2, 3, 4].contains(run.code), "\(command) \(question): \(run.code) \(run.errors)")
      #expect(run.errorLines.count == (run.code == 2 ? 1 : 0), "\(run.errors)")
    }
  }
}
