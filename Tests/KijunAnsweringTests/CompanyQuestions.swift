import Foundation
import KijunGuidelines

@testable import KijunAnswering

/// The questions to the document of one company, each with the answer that a careful reader gives.
struct CompanyQuestions {
  struct Question: Decodable {
    struct Gold: Decodable {
      var answerable: Bool
      var values: [Element]?
      var unit: String?
      var comparator: String?
      var tier: String?
      var tierAccept: [String]?
    }
    struct Passage: Decodable { var line: [Int] }

    var id: String
    var question: String
    var kind: String
    var gold: Gold
    var line: [Int]?
    var also: [Passage]
    var alsoRole: String?
  }

  /// A number, or a text that must stand in the answer.
  enum Element: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// How many of how many.
  struct Share: Equatable { var right = 0, all = 0 }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Companies")

  let questions: [Question]

  init(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: name).appending(path: "questions.jsonl"), encoding: .utf8)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    questions = try text.split(separator: "\n").map {
      try decoder.decode(Question.self, from: Data($0.utf8))
    }
  }

  /// Values with their tier and line on one side, refusals on the other.
  func scored(_ ask: (String) throws -> Reply) rethrows -> (exact: Share, refused: Share) {
    var exact = Share()
    var refused = Share()
    for question in questions {
      if !question.gold.answerable {
        refused.all += 1
        if try ask(question.question).answers.isEmpty { refused.right += 1 }
      } else if !["list", "compare", "conflict", "date"].contains(question.kind) {
        exact.all += 1
        if let first = try ask(question.question).answers.first, Self.isRight(first, question) {
          exact.right += 1
        }
      }
    }
    return (exact, refused)
  }

  private static func isRight(_ answer: Answer, _ question: Question) -> Bool {
    let gold = question.gold
    let passages =
      [question.line ?? []] + (question.alsoRole == "alternative" ? question.also.map(\.line) : [])
    guard passages.contains(where: { $0.contains(where: answer.source.lines.contains) }) else { return false }
    if let tier = gold.tier, answer.tier != tier, gold.tierAccept?.contains(answer.tier) != true {
      return false
    }
    guard question.kind != "rule", question.kind != "tier" else { return true }
    var numbers: Set<Double> = []
    for element in gold.values ?? [] {
      switch element {
      case .number(let number): numbers.insert(number)
      case .text(let text):
        let said = (answer.value.text + answer.statement + answer.source.quote).filter { !$0.isWhitespace }
        if !said.lowercased().contains(text.filter { !$0.isWhitespace }.lowercased()) { return false }
      }
    }
    guard !numbers.isEmpty else { return true }
    if let unit = gold.unit, answer.value.unit != unit { return false }
    if let comparator = gold.comparator, comparator != "=", answer.value.comparator.rawValue != comparator {
      return false
    }
    return Set(answer.value.numbers) == numbers
  }
}
