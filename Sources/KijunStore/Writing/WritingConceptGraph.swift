import KijunSQLite

extension KnowledgeBase {
  /// The graph of the concepts as the last ingest left it.
  public func conceptGraph() throws(StoreError) -> ConceptGraph {
    try setting("concept_graph").map(ConceptGraph.init(text:)) ?? .empty
  }

  /// Works the graph out again, after an ingest that changed something.
  func writeConceptGraph() throws {
    var parents: [String: [String]] = [:]
    var near: [String: Set<String>] = [:]
    var order: [(id: String, kind: String, condition: String)] = []
    try connection.prepare("SELECT id, kind, data FROM concepts ORDER BY id").forEach([]) { row in
      let id = row.text(0)
      var condition = ""
      if case .object(let members)? = JSONValue(row.text(2)) {
        parents[id] = members["broader"]?.strings
        for other in members["near"]?.strings ?? [] {
          near[id, default: []].insert(other)
          near[other, default: []].insert(id)
        }
        if case .object(let detail)? = members["detail"] { condition = detail["condition"]?.string ?? "" }
      }
      order.append((id, row.text(1), condition))
    }
    var indexOf: [String: Int] = [:]
    for (index, item) in order.enumerated() { indexOf[item.id] = index }
    // All of them at once: to look each up would take longer than to read a whole document.
    let frequencies = Dictionary(
      try connection.all(
        "SELECT term, doc FROM passage_terms WHERE term >= ? AND term < ?", .text("\u{E000}"),
        .text("\u{E001}")
      ) { ($0.text(0), $0.int(1)) }, uniquingKeysWith: { first, _ in first })
    var nodes: [ConceptGraph.Node] = []
    for item in order {
      let term = "\u{E000}" + item.id.filter { $0.isLetter || $0.isNumber }
      let alike = near[item.id, default: []].sorted().compactMap { indexOf[$0] }
        .map { (index: $0, distance: ConceptGraph.near) }
      nodes.append(
        ConceptGraph.Node(
          id: item.id, kind: item.kind, condition: item.condition, frequency: frequencies[term] ?? 0,
          broader: alike + ancestors(of: item.id, parents, indexOf)))
    }
    try set("concept_graph", to: ConceptGraph(nodes: nodes).text)
  }

  private func ancestors(
    of id: String, _ parents: [String: [String]], _ indexOf: [String: Int]
  ) -> [(index: Int, distance: Int)] {
    var found: [(index: Int, distance: Int)] = []
    var level = [id]
    for distance in 1...3 where !level.isEmpty {
      var next: [String] = []
      for child in level {
        for parent in parents[child] ?? [] {
          guard parent != id, let index = indexOf[parent], !found.contains(where: { $0.index == index })
          else { continue }
          found.append((index, distance))
          next.append(parent)
        }
      }
      level = next
    }
    return found
  }
}
