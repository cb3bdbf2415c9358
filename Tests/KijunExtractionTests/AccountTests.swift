import KijunGuidelines
import KijunReading
import KijunVocabulary
import Testing

@testable import KijunExtraction

@Suite("Every cell and every quantity is accounted for")
struct AccountTests {
  private static let vocabulary = Result { try Vocabulary.shipped() }

  private static func account(_ text: String) throws -> (Extraction, Account) {
    Extractor(vocabulary: try vocabulary.get()).extractAccounted(
      MarkdownReader.read(Array(text.utf8)), source: Source(id: "atlas", path: "atlas.md", tier: "fp_adopted")
    )
  }

  /// `44 pt: claimed`, `2026: date`
  private static func shown(_ entry: Account.Entry) -> String {
    switch entry.outcome {
    case .claimed: "\(entry.text): claimed"
    case .rejected(let reason): "\(entry.text): \(reason.rawValue)"
    case .lost: "\(entry.text): lost"
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var quantities: [String]
    var cells: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "sentences",
      text: "Rows are at least 44 pt high, not 40 pt, as WCAG 2.1 and figure 3 show.",
      quantities: ["44 pt: claimed", "40 pt: negated", "2.1: identifier", "3: reference"]),
    Case(
      testDescription: "a table, whose names of things have numbers too",
      text:
        "| Row 1 | Height (pt) | Note |\n|---|---|---|\n| Title 2 | 44 | as figure 17 of the handbook shows |\n| Body | – | see 3 |",
      quantities: ["1: name", "2: name", "44: claimed", "17: reference", "3: claimed"],
      cells: [
        "Row 1: name", "Height (pt): name", "Note: name", "Title 2: name", "44: claimed",
        "as figure 17 of the handbook shows: claimed",
        "Body: name", "–: empty_cell", "see 3: claimed",
      ]),
    Case(
      testDescription: "a cell that points at another",
      text: "| Row | Height |\n|---|---|\n| A | 44 pt |\n| B | same as above |",
      quantities: ["44 pt: claimed"],
      cells: [
        "Row: name", "Height: name", "A: name", "44 pt: claimed", "B: name", "same as above: claimed",
      ]),
    Case(
      testDescription: "one quantity twice in a row, once as a value and once as a name",
      text: "| Size | Width |\n|---|---|\n| 44 pt | 44 pt |",
      quantities: ["44 pt: name", "44 pt: claimed"],
      cells: ["Size: name", "Width: name", "44 pt: name", "44 pt: claimed"]),
    Case(
      testDescription: "a pair makes two claims, a range and a size one",
      text: "Body is 17 / 22 pt. The padding is 8–12 pt and the hit region 44×44 pt.",
      quantities: ["17 / 22 pt: claimed", "8–12 pt: claimed", "44×44 pt: claimed"]),
    Case(
      testDescription: "headings and code", text: "# 2 Layout\n\nText.\n\n```\nlet width = 320\n```\n",
      quantities: ["2: ordinal", "320: example"]),
    Case(
      testDescription: "a citation", text: "Rows are 44 pt high.\n\nSource: Handbook 2024, page 12\n",
      quantities: ["44 pt: claimed", "2024: reference", "12: reference"]),
  ]

  @Test("what becomes of each is said", arguments: cases)
  func outcomes(_ item: Case) throws {
    let (_, account) = try Self.account(item.text)
    #expect(account.entries.filter { $0.kind == .quantity }.map(Self.shown) == item.quantities)
    #expect(account.entries.filter { $0.kind == .cell }.map(Self.shown) == item.cells)
  }

  @Test("the sums are those of the entries, and nothing is lost", arguments: cases)
  func sums(_ item: Case) throws {
    let (_, account) = try Self.account(item.text)
    for kind in [Account.Kind.cell, .quantity] {
      let sum = account.sum(of: kind)
      #expect(sum.seen == account.entries.count { $0.kind == kind })
      #expect(sum.seen == sum.claimed + sum.rejected.values.reduce(0, +))
      #expect(sum.lost == 0)
    }
  }

  @Test("it stands where it says, in the file", arguments: cases)
  func places(_ item: Case) throws {
    let bytes = Array(item.text.utf8)
    for entry in try Self.account(item.text).1.entries {
      #expect(String(decoding: bytes[entry.range], as: UTF8.self) == entry.text)
    }
  }

  @Test("the claims are the same with it and without, and each is named", arguments: cases)
  func claims(_ item: Case) throws {
    let (extraction, account) = try Self.account(item.text)
    let alone = Extractor(vocabulary: try Self.vocabulary.get()).extract(
      extraction.document, source: Source(id: "atlas", path: "atlas.md", tier: "fp_adopted"))
    #expect(alone.claims == extraction.claims)
    #expect(alone.rejects == extraction.rejects)
    let named = account.entries.flatMap { entry -> [String] in
      if case .claimed(let ids) = entry.outcome { ids } else { [] }
    }
    #expect(Set(named) == Set(extraction.claims.map(\.id)))
  }

  @Test("a reject in a cell stands in that cell")
  func rejectInCell() throws {
    let text = "| Part | Note |\n|---|---|\n| Row of figure 3 | as figure 3 of the handbook shows |\n"
    let rejects = try Self.account(text).0.rejects
    #expect(
      rejects.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == rejects.map(\.text))
    #expect(rejects.count == 1)
  }
}
