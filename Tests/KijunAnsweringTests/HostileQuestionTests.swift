import Foundation
import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("No question, whatever its characters, fails")
struct HostileQuestionTests {
  static let questions: [String] = [
    "\"", "\"\"\"", "'; DROP TABLE claims; --", "NEAR(row height)", "NEAR(", "row NEAR/3 height", "row AND",
    "NOT", "OR OR OR", "row*", "^row", "own:row", "{row}",
    "--", "/*", "row -height", "#1C1C1E", "4.5:1", "34 / 41", "8-12", "2026-09-05", "?", "(((((", ")", "\\",
    "\u{0}", "a\u{0}b", "\u{FFFD}\u{202E}行", "👩‍👩‍👧‍👦 行",
    "e\u{301}\u{301}\u{301}", "%_%", "\u{E000}row", "1e309 pt", "99999999999999999999999999 pt", "-0 pt",
    "0/0", "row height \n\r\t", "ｒｏｗ　ｈｅｉｇｈｔ", "::::", "🏳️‍🌈🏳️‍🌈", "<script>",
    "row height; row height; row height", "2026-02-30", "iOS iOS iOS", "vs", "Body vs", "vs Body",
    "and or and",
  ]

  @Test("It has a reply with valid JSON", arguments: questions)
  func reply(_ question: String) throws {
    let reply = try Atlas.ask(question)
    let object = try JSONSerialization.jsonObject(with: Data(reply.json.text.utf8)) as? [String: Any]
    #expect(object?["status"] as? String == reply.status.rawValue)
    #expect((reply.status == .answered) == !reply.answers.isEmpty)
    #expect(reply.answers.allSatisfy { !$0.historical || $0.edition != nil })
  }

  @Test(
    "Ten thousand characters too", .timeLimit(.minutes(1)),
    arguments: ["行", "row height ", "44 pt ", "\"", "NEAR(", "Body vs ", "misspeled wrods "])
  func long(_ piece: String) throws {
    let question = String(repeating: piece, count: 10_000 / piece.count)
    let reply = try Atlas.ask(question)
    #expect((reply.status == .answered) == !reply.answers.isEmpty)
  }
}
