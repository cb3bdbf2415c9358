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
    /// Which links are its own.
    var links: Range<Int> = 0..<0
  }

  /// A more general concept at a distance from 1 to 3, or one that means nearly the same at the distance `near`.
  public struct Link: Sendable {
    public var index: Int
    public var distance: Int
  }

  /// In the order of their ids.
  public private(set) var nodes: [Node]
  /// Of all nodes, one after the other: an array for each would take longer to make than to read.
  private let links: [Link]

  /// Stands for a distance between two concepts of nearly the same meaning.
  public static let near = 0

  public static let empty = ConceptGraph(nodes: [], links: [])

  init(nodes: [Node], links: [Link]) {
    self.nodes = nodes
    self.links = links
  }

  public func index(_ id: String) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low].id == id ? low : nil
  }

  /// The more general concepts of a node, and those that mean nearly the same.
  public func broader(_ node: Int) -> ArraySlice<Link> { links[nodes[node].links] }

  /// How far a more general concept is from a node; nil where it isn't one.
  public func distance(from node: Int, to general: Int) -> Int? {
    for link in nodes[node].links where links[link].index == general { return links[link].distance }
    return nil
  }

  /// Counts further passages that have a concept.
  mutating func add(_ count: Int, to node: Int) {
    nodes[node].frequency = max(0, nodes[node].frequency + count)
  }

  /// One line a concept: id, kind, frequency, and `index:distance` of each more general one.
  var text: String {
    nodes.map { node in
      ([node.id, "\(node.kind)/\(node.condition)", String(node.frequency)]
        + links[node.links].map { "\($0.index):\($0.distance)" })
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  init(text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var reader = unsafe ConceptGraphReader(bytes: bytes)
      return unsafe reader.graph()
    }
  }
}
