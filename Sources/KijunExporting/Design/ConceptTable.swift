import KijunStore
import KijunVocabulary

/// Concepts of the knowledge base, each read once.
struct ConceptTable {
  private let base: KnowledgeBase
  private var known: [String: ConceptData?] = [:]
  private var weights: [String: String?] = [:]

  init(_ base: KnowledgeBase) { self.base = base }

  subscript(id: String) -> ConceptData? {
    mutating get throws {
      if let found = known[id] { return found }
      let data = try base.conceptData(id)
      known[id] = .some(data)
      return data
    }
  }

  /// Those of one kind, in their order.
  mutating func ids(_ ids: [String], ofKind kind: String) throws -> [String] {
    var found: [String] = []
    for id in ids where try self[id]?.kind == kind { found.append(id) }
    return found
  }

  /// The number of the weight that a text names, such as 600 for Semibold.
  mutating func weight(_ text: String) throws -> String? {
    if let found = weights[text] { return found }
    let words = Tokenizer.tokens(of: text).map(\.text)
    let spelling = words.joined(separator: " ")
    let concept = try base.spellings(head: words.first ?? "")
      .first { $0.spelling == spelling && $0.kind == "weight" }?.concept
    let number = try concept.flatMap { try self[$0]?.detail["number"] }
    weights[text] = .some(number)
    return number
  }
}
