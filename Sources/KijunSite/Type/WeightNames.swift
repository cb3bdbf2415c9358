import KijunGuidelines
import KijunStore

/// What weights are called, by the vocabulary.
struct WeightNames {
  private var numbers: [String: Int] = [:]

  init(_ base: KnowledgeBase, spellings: [String: [String]]) throws {
    for concept in try base.concepts() where concept.kind == "weight" {
      guard let number = try base.conceptData(concept.id)?.detail["number"].flatMap({ Int($0) }) else {
        continue
      }
      for spelling in spellings[concept.id] ?? [] { numbers[spelling] = number }
    }
  }

  func number(_ value: Value) -> Int? {
    if let number = value.numbers.first, number >= 1, number <= 1000 { return Int(number) }
    return numbers[value.text.lowercased()]
  }
}
