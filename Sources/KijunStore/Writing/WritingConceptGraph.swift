import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// The graph of the concepts as the last ingest left it.
  public func conceptGraph() throws(StoreError) -> ConceptGraph {
    let graph = try setting("concept_graph").map(ConceptGraph.init(text:)) ?? .empty
    conceptNumbers.graph = graph
    return graph
  }

  /// Adds what an ingest has indexed to the graph, which another vocabulary makes anew.
  func writeConceptGraph(after ingest: Ingest) throws {
    var graph = ingest.isReindexing ? try emptyConceptGraph() : try conceptGraph()
    for (number, count) in ingest.conceptCounts.all {
      if let id = try conceptNumbers.id(number), let node = graph.index(id) { graph.add(count, to: node) }
    }
    for (id, number) in conceptNumbers.added {
      if let node = graph.index(id) { graph.set(number, of: node) }
    }
    try set("concept_graph", to: graph.text)
  }

  /// The graph before any passage has a concept.
  private func emptyConceptGraph() throws -> ConceptGraph {
    var parents: [String: [String]] = [:]
    var near: [String: Set<String>] = [:]
    var order: [(id: String, kind: String, condition: String)] = []
    try connection.prepare("SELECT id, kind, data FROM concepts ORDER BY id").forEach([]) { row in
      let id = row.text(0)
      var condition = ""
      if let members = JSON(row.text(2)) {
        parents[id] = members["broader"]?.strings
        for other in members["near"]?.strings ?? [] {
          near[id, default: []].insert(other)
          near[other, default: []].insert(id)
        }
        condition = members["detail"]?["condition"]?.string ?? ""
      }
      order.append((id, row.text(1), condition))
    }
    var indexOf: [String: Int] = [:]
    for (index, item) in order.enumerated() { indexOf[item.id] = index }
    var numbers: [String: Int] = [:]
    try connection.prepare("SELECT id, number FROM concept_numbers").forEach([]) {
      numbers[$0.text(0)] = $0.int(1)
    }
    var graph = ConceptGraph.empty
    for item in order {
      var links = near[item.id, default: []].sorted().compactMap { indexOf[$0] }
        .map { ConceptGraph.Link(index: $0, distance: ConceptGraph.near) }
      links += ancestors(of: item.id, parents, indexOf)
      graph.add(
        item.id.utf8, kind: item.kind.utf8, condition: item.condition.utf8, number: numbers[item.id] ?? 0,
        links: links)
    }
    return graph
  }

  private func ancestors(
    of id: String, _ parents: [String: [String]], _ indexOf: [String: Int]
  ) -> [ConceptGraph.Link] {
    var found: [ConceptGraph.Link] = []
    var level = [id]
    for distance in 1...3 where !level.isEmpty {
      var next: [String] = []
      for child in level {
        for parent in parents[child] ?? [] {
          guard parent != id, let index = indexOf[parent], !found.contains(where: { $0.index == index })
          else { continue }
          found.append(ConceptGraph.Link(index: index, distance: distance))
          next.append(parent)
        }
      }
      level = next
    }
    return found
  }
}
