import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Whether a value will do")
struct CheckQuestionTests {
  private static let library = Result { try Library(Atlas.entries) }

  @Test(
    "The rule that decides answers, with yes or no before it",
    arguments: [
      ("is 70 pt tall enough for a custom row with a subtitle?", "no: ≥ 74 pt [fp_adopted]"),
      ("is 80 pt tall enough for a custom row with a subtitle?", "yes: ≥ 74 pt [fp_adopted]"),
      ("独自の通常行は 60 pt で足りる？", "yes: ≥ 60 pt [fp_adopted]"),
      ("does 4:1 suffice as contrast of normal text?", "no: ≥ 5:1 [fp_adopted]"),
    ])
  func checks(question: String, expected: String) throws {
    #expect(try Self.library.get().ask(question).first == expected)
  }

  @Test("Of a thing without a rule nothing is checked")
  func unknown() throws {
    let reply = try Self.library.get().ask("is 70 pt tall enough for a stepper?")
    #expect(reply.answers.map(\.statement) == [])
    #expect(reply.status == .unknown)
  }

  @Test("A size keeps a rule with both its sides")
  func size() {
    let rule = Value(kind: .size, text: "", numbers: [44, 44], comparator: .atLeast)
    #expect(CheckPlan.holds([48, 40], against: rule, isEnough: true) == false)
    #expect(CheckPlan.holds([48, 44], against: rule, isEnough: true) == true)
  }

  @Test(
    "Comparators decide as they are written",
    arguments: [
      (Value(kind: .number, text: "", numbers: [10], comparator: .atLeast), 10.0, true),
      (Value(kind: .number, text: "", numbers: [10], comparator: .over), 10, false),
      (Value(kind: .number, text: "", numbers: [10], comparator: .atMost), 11, false),
      (Value(kind: .number, text: "", numbers: [10], comparator: .under), 9, true),
      (Value(kind: .range, text: "", numbers: [3, 5], comparator: .range), 6, false),
      (Value(kind: .size, text: "", numbers: [44, 44], comparator: .atLeast), 40, false),
    ])
  func comparators(rule: Value, number: Double, holds: Bool) {
    #expect(CheckPlan.holds(number, against: rule, isEnough: false) == holds)
  }
}
