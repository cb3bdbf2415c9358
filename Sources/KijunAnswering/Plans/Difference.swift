import KijunGuidelines
import KijunVocabulary

/// How far two values lie apart, where that is asked: `how many points larger is A than B`. Both facts are quoted,
/// so that it can be checked.
enum Difference {
  static func told(_ reply: Reply, _ question: Question) -> Reply {
    guard !question.asks.isDisjoint(with: ["than", "difference"]), reply.answers.count >= 2,
      let statement = statement(reply.answers[0], reply.answers[1])
    else { return reply }
    var reply = reply
    reply.answers[0].statement = statement
    return reply
  }

  /// `34 pt − 28 pt = 6 pt`, of two plain numbers of one unit.
  private static func statement(_ first: Answer, _ second: Answer) -> String? {
    let (left, right) = (first.value, second.value)
    guard left.kind == .number || left.kind == .ratio, left.kind == right.kind, left.unit == right.unit,
      left.numbers.count == 1, right.numbers.count == 1
    else { return nil }
    let distance = left.numbers[0] - right.numbers[0]
    // Two decimals are more than any guideline has; the rest is the noise of binary fractions.
    let rounded = (distance * 1_000).rounded() / 1_000
    let unit = left.unit.map { $0 == "%" || $0 == ":1" || $0 == "°" ? $0 : " " + $0 } ?? ""
    return "\(first.statement) − \(second.statement) = \(NumberText.of(rounded))\(unit)"
  }
}
