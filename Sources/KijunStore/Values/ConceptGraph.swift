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
    /// More general concepts as indices, with their distance from 1 to 3, and those that mean nearly the
    /// same, at the distance `near`.
    public var broader: [(index: Int, distance: Int)]
  }

  public private(set) var nodes: [Node]
  private let indexOf: [String: Int]

  /// Stands for a distance between two concepts of nearly the same meaning.
  public static let near = 0

  public static let empty = ConceptGraph(nodes: [])

  init(nodes: [Node]) {
    self.nodes = nodes
    indexOf = Dictionary(
      nodes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  public func index(_ id: String) -> Int? { indexOf[id] }

  /// One line a concept: id, kind, frequency, and `index:distance` of each more general one.
  var text: String {
    nodes.map { node in
      ([node.id, "\(node.kind)/\(node.condition)", String(node.frequency)]
        + node.broader.map { "\($0.index):\($0.distance)" })
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  init(text: String) {
    var text = text
    let nodes = text.withUTF8 { bytes in
      var reader = unsafe ConceptGraphReader(bytes: bytes)
      return unsafe reader.nodes()
    }
    self.init(nodes: nodes)
  }
}
