import KijunGuidelines
import Testing

@testable import KijunAnswering

/// A row that was damaged is still what was asked for, and what is like it does not answer in its place.
@Suite("A damaged row and the rows beside it")
struct DamagedRowQuestionTests {
  private static func library(_ row: String) throws -> Library {
    try Library([
      Library.Entry(
        id: "rows",
        text: """
          Sizes of rows
          The sizes below hold for all apps.
          | Part | Height | Standard parts |
          |---|---|---|
          | Control area | 46×46 pt | the system |
          | Own plain row | min-height 58 pt | not fixed |
          \(row)
          | Own toolbar | min-height 50 pt | not fixed |
          That is all there is to say of them.
          """, tier: "fp_adopted", more: ["format": "text"])
    ])
  }

  private static let whole = "| Own row with a subtitle | min-height 74 pt | not fixed |"
  private static let damaged = [
    "| Own row with a subtitle | min-height | 74 pt | not fixed |",
    "| Own row with a subtitle | min-height 74 pt |",
  ]

  @Test(
    "What it says is not known, and no other height is given for it",
    arguments: damaged,
    ["min row height with subtitle", "minimum height of a row with a subtitle", "副題を持つ行の最小の高さ"])
  func unknown(_ row: String, _ question: String) throws {
    #expect(try Self.library(Self.whole).ask(question).answers.first?.statement == "≥ 74 pt")
    let reply = try Self.library(row).ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
    #expect(!reply.nearest.isEmpty)
  }

  @Test("What is asked of the other rows is answered as before", arguments: damaged)
  func others(_ row: String) throws {
    let library = try Self.library(row)
    #expect(try library.ask("minimum height of a plain row").answers.first?.statement == "≥ 58 pt")
    // The damaged row is of a row too, but not the very one.
    #expect(try library.ask("min row height").answers.contains { $0.statement == "≥ 58 pt" })
    #expect(try library.ask("toolbar min height").answers.first?.statement == "≥ 50 pt")
  }
}
