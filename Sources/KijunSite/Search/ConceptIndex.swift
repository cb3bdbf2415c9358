import KijunGuidelines
import KijunStore

/// The concepts that facts have, by small numbers, with the spellings by which a reader asks for them.
struct ConceptIndex {
  private var numbers: [String: Int] = [:]
  private var order: [String] = []
  /// Of each role, such as `minimum`, the concepts that say it.
  private var bounds: [String: [String]] = [:]
  private var kinds: [(id: String, kind: String)] = []

  /// Words that hold others and mean nothing by themselves.
  private static let passedOver: Set<String> = [
    "filler", "connector", "question", "citation", "reference", "verification", "modality",
  ]

  mutating func prepare(_ base: KnowledgeBase) throws {
    kinds = try base.concepts().map { ($0.id, $0.kind) }
    for (id, kind) in kinds where kind == "bound" {
      if let role = try base.conceptData(id)?.detail["role"] { bounds[role, default: []].append(id) }
    }
  }

  mutating func numbers(of fact: Fact) -> [Int] {
    var seen: Set<String> = []
    let all = fact.concepts + (fact.value.role.flatMap { bounds[$0.rawValue] } ?? [])
    return all.filter { seen.insert($0).inserted }.map { number($0) }
  }

  private mutating func number(_ concept: String) -> Int {
    if let known = numbers[concept] { return known }
    numbers[concept] = order.count
    order.append(concept)
    return order.count - 1
  }

  /// For each concept by number: what sort of word it is (0 a concept, 1 passed over, 2 a tier), the more general ones,
  /// those that its name holds, its spellings. For a tier its place among the tiers stands in the first list.
  mutating func words(_ base: KnowledgeBase, _ spellings: [String: [String]]) throws -> [JSON] {
    var data: [String: ConceptData] = [:]
    for (id, _) in kinds { data[id] = try base.conceptData(id) }
    let used = Set(order)
    // The more general ones of those that facts have.
    var next = 0
    while next < order.count {
      for general in data[order[next]]?.broader ?? [] { _ = number(general) }
      next += 1
    }
    let general = Set(order)
    for (id, kind) in kinds where numbers[id] == nil {
      guard let concept = data[id] else { continue }
      let isNear = concept.broader.contains(where: used.contains)
      let isMade =
        !concept.implies.isEmpty && (concept.implies + concept.broader).allSatisfy(general.contains)
      if isNear || isMade || Self.passedOver.contains(kind) || kind == "tier" || kind == "publisher" {
        _ = number(id)
      }
    }
    let tiers = try base.tiers().map(\.id)
    return order.map { id in
      let concept = data[id]
      func known(_ ids: [String]) -> JSON { .array(ids.compactMap { numbers[$0] }.map { .number($0) }) }
      let words = JSON.strings(spellings[id] ?? [])
      if let tier = concept?.detail["tier"], let place = tiers.firstIndex(of: tier) {
        return .array([.number(2), .array([.number(place)]), .array([]), words])
      }
      let isPassedOver = Self.passedOver.contains(concept?.kind ?? "")
      return .array([
        .number(isPassedOver ? 1 : 0), known(concept?.broader ?? []), known(concept?.implies ?? []), words,
      ])
    }
  }
}
