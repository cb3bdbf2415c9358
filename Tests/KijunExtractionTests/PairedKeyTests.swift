import KijunGuidelines
import Testing

@Suite("A key that names several things, and cells that are divided likewise")
struct PairedKeyTests {
  private func facts(_ key: String, _ cell: String, header: String = "Time (ms)") throws -> Facts {
    try Facts(
      "| Moment | \(header) | Curve |\n|---|---|---|\n| \(key) | \(cell) | ease-out |\n", markdown: true)
  }

  @Test(
    "The parts of the cell are theirs, in order",
    arguments: [
      ("Snackbar, in / out", "150 / 210", ["Snackbar, in = 150 ms", "Snackbar, out = 210 ms"]),
      ("引き出しの開く／閉じる", "310／270", ["引き出しの開く = 310 ms", "引き出しの閉じる = 270 ms"]),
      ("Drawer open / close", "310 / 270", ["Drawer open = 310 ms", "Drawer close = 270 ms"]),
      ("추가 / 삭제", "120 / 90", ["추가 = 120 ms", "삭제 = 90 ms"]),
      (
        "Small / medium / large card", "8 / 12 / 16",
        ["Small = 8 ms", "medium = 12 ms", "large card = 16 ms"]
      ),
    ])
  func order(_ key: String, _ cell: String, _ expected: [String]) throws {
    let facts = try facts(key, cell)
    #expect(facts.facts.filter { $0.contains("ms") } == expected, "\(facts.facts)")
  }

  @Test("What moves in appears, what moves out is hidden")
  func ways() throws {
    let claims = try facts("Snackbar, in / out", "150 / 210").claims
    #expect(claims[0].subjectConcepts.contains("show") && claims[1].subjectConcepts.contains("hide"))
  }

  @Test("Where there are more values than names, whose each is nobody knows", arguments: ["150 / 210 / 90"])
  func counts(_ cell: String) throws {
    let facts = try facts("Snackbar, in / out", cell)
    #expect(!facts.facts.contains { $0.contains("ms") }, "\(facts.facts)")
    #expect(facts.rejects.contains { $0.hasPrefix(cell) }, "\(facts.rejects)")
  }

  @Test("One value is of both, and a header that is divided itself says what they are")
  func whole() throws {
    #expect(try facts("Drawer open / close", "300").facts.first == "Drawer open / close = 300 ms")
    let sizes = try facts("Body / text", "17 / 22", header: "Size / leading (pt)").claims.prefix(2)
    #expect(sizes.map(\.property) == ["Size", "leading"] && sizes.allSatisfy { $0.subject == "Body / text" })
  }
}
