import Foundation
import Testing

@Suite("kijun override")
struct OverrideTests {
  private let kijun: Kijun
  private let first: String
  private let second: String

  init() throws {
    kijun = try Kijun()
    try kijun.folder.write("# Rows\n\nThe row height is 68 pt.\n", to: "a.md")
    try kijun.folder.write("# Rows\n\nThe row height is 72 pt.\n", to: "b.md")
    try kijun("ingest", "a.md", "b.md", "--tier", "fp_adopted", "--db", "k.sqlite")
    let claims = try kijun("list", "claims", "--json", "--db", "k.sqlite").jsonList()
    let ids = claims.compactMap { $0["id"] as? String }
    try #require(ids.count == 2)
    (first, second) = (ids[0], ids[1])
  }

  private func declare(_ claim: String, over: String, reason: String = "larger type") throws -> Kijun.Run {
    try kijun("override", claim, "--over", over, "--reason", reason, "--db", "k.sqlite")
  }

  @Test("makes a conflict none, answers first, and says why")
  func declared() throws {
    #expect(try kijun("list", "conflicts", "--db", "k.sqlite").code == 10)
    let run = try declare(second, over: first)
    #expect(run.code == 0)
    #expect(run.output == "\(second) overrides \(first)\n")
    #expect(try kijun("list", "conflicts", "--db", "k.sqlite").code == 0)
    #expect(try kijun("list", "overrides", "--db", "k.sqlite").output == "\(second)  \(first)  larger type\n")

    let answer = try kijun("ask", "row height", "--json", "--db", "k.sqlite").json()
    #expect((answer["answers"] as? [[String: Any]])?.first?["statement"] as? String == "72 pt")
    #expect((answer["conflicts"] as? [Any])?.isEmpty == true)
    let note = try #require((answer["notes"] as? [[String: Any]])?.first)
    #expect(note["text"] as? String == "overrides 68 pt (FP採用), because: larger type")
    #expect((note["source"] as? [String: Any])?["document"] as? String == "a.md")
    #expect(
      try kijun("ask", "row height", "--db", "k.sqlite", "--lang", "ja").output.contains("理由: larger type"))

    #expect(try kijun("show", second, "--db", "k.sqlite").output.contains("\(first): larger type"))
    #expect(try kijun("show", first, "--db", "k.sqlite").output.contains("by \(second): larger type"))
  }

  @Test("holds after the documents have been read again, and can be taken back")
  func survives() throws {
    _ = try declare(second, over: first)
    try kijun.folder.write("# Rows\n\nRows are quiet.\n\nThe row height is 70 pt.\n", to: "a.md")
    try kijun("ingest", "a.md", "b.md", "--db", "k.sqlite")
    #expect(try kijun("list", "conflicts", "--db", "k.sqlite").code == 0)
    let removed = try kijun("override", second, "--over", first, "--remove", "--db", "k.sqlite")
    #expect(removed.code == 0)
    #expect(try kijun("list", "conflicts", "--db", "k.sqlite").code == 10)
    #expect(try kijun("override", second, "--over", first, "--remove", "--db", "k.sqlite").code == 2)
  }

  @Test("a claim that is gone is found by doctor, and no answer speaks of it")
  func dangling() throws {
    _ = try declare(second, over: first)
    try kijun.folder.write("# Rows\n\nRows are quiet.\n", to: "a.md")
    try kijun("ingest", "a.md", "--db", "k.sqlite")
    let doctor = try kijun("doctor", "--db", "k.sqlite")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("\(first) is no longer there"))
    #expect(try !kijun("ask", "row height", "--db", "k.sqlite").output.contains("overrides"))
  }

  @Test("wrong ids and a missing reason are one line each, and change nothing")
  func wrong() throws {
    let before = kijun.folder.bytes("k.sqlite")
    let runs = [
      (try declare("c_0", over: first), "override: there is no claim 'c_0'"),
      (try declare(first, over: "c_0"), "override: there is no claim 'c_0'"),
      (try declare(first, over: first), "can't override itself"),
      (try declare(first, over: second, reason: " "), "there is no reason"),
      (try declare(first, over: second, reason: String(repeating: "a", count: 500)), "longer than 400"),
      (try kijun("override", first, "--db", "k.sqlite"), "over which claim"),
      (try kijun("override", "--over", first, "--reason", "x", "--db", "k.sqlite"), "takes one id"),
    ]
    for (run, says) in runs {
      #expect(run.code == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(says), "\(run.errors)")
    }
    #expect(kijun.folder.bytes("k.sqlite") == before)
    _ = try declare(first, over: second)
    #expect(try declare(second, over: first).errors.contains("overrides '\(second)' already"))
  }

  private func manifest(_ overrides: String) throws -> Kijun.Run {
    try kijun.folder.write(
      """
      {"overrides":[\(overrides)],
      "sources":[{"id":"a.md","path":"a.md","tier":"fp_adopted"},{"id":"b.md","path":"b.md","tier":"fp_adopted"}]}
      """, to: "sources.json")
    return try kijun("ingest", "--manifest", "sources.json", "--db", "m.sqlite")
  }

  @Test("a manifest declares them too, and what it no longer declares is no exception any more")
  func manifest() throws {
    #expect(try manifest("").code == 0)
    let claims = try kijun("list", "claims", "--json", "--db", "m.sqlite").jsonList()
    let ids = claims.compactMap { $0["id"] as? String }
    let declared = #"{"claim":"\#(ids[1])","over":"\#(ids[0])","reason":"larger type"}"#
    #expect(try manifest(declared).code == 0)
    #expect(try kijun("list", "conflicts", "--db", "m.sqlite").code == 0)
    let unknown = try manifest(declared + #",{"claim":"c_0","over":"c_1","reason":"x"}"#)
    #expect(unknown.code == 2)
    #expect(unknown.errors == "kijun: sources.json:1: there is no claim 'c_0': see 'kijun list claims'\n")
    #expect(try kijun("list", "conflicts", "--db", "m.sqlite").code == 0)
    #expect(try manifest(#"{"claim":"c_0","over":"c_1"}"#).errors.contains("an override has no \"reason\""))
    #expect(try manifest("").code == 0)
    #expect(try kijun("list", "conflicts", "--db", "m.sqlite").code == 10)
  }
}
