/// The concepts of the vocabulary with their more general ones and the number of passages that have each:
/// worked out at ingest and read at once, since a question compares thousands of pairs of them.
public struct ConceptGraph: Sendable {
  public struct Node: Sendable {
    public var id: String
    public var kind: String
    /// For a condition its name, such as `platform`; else empty.
    public var condition: String
    /// How many passages have it, in their own words or around them.
    public var frequency: Int
    /// More general concepts as indices, with their distance from 1 to 3.
    public var broader: [(index: Int, distance: Int)]
  }

  public private(set) var nodes: [Node]
  private let indexOf: [String: Int]

  public static let empty = ConceptGraph(nodes: [])

  init(nodes: [Node]) {
    self.nodes = nodes
    indexOf = Dictionary(nodes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  public func index(_ id: String) -> Int? { indexOf[id] }

  /// One line a concept: id, kind, frequency, and `index:distance` of each more general one.
  var text: String {
    nodes.map { node in
      ([node.id, "\(node.kind)/\(node.condition)", String(node.frequency)] + node.broader.map { "\($0.index):\($0.distance)" })
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  init(text: String) {
    var nodes: [Node] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields.count >= 3 else { continue }
      let kind = Substring(fields[1]).split(separator: "/", maxSplits: 1)
      var node = Node(
        id: String(Substring(fields[0])), kind: kind.first.map(String.init) ?? "",
        condition: kind.count > 1 ? String(kind[1]) : "",
        frequency: Int(Substring(fields[2])) ?? 0, broader: [])
      for field in fields.dropFirst(3) {
        let pair = field.split(separator: UInt8(ascii: ":"))
        guard pair.count == 2, let index = Int(Substring(pair[0])), let distance = Int(Substring(pair[1])) else { continue }
        node.broader.append((index, distance))
      }
      nodes.append(node)
    }
    let count = nodes.count
    for index in nodes.indices { nodes[index].broader.removeAll { $0.index < 0 || $0.index >= count } }
    self.init(nodes: nodes)
  }
}
