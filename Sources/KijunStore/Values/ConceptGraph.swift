/// The concepts of the vocabulary with their more general ones and the number of passages that have each:
/// worked out at ingest and read at once, since a question compares thousands of pairs of them.
public struct ConceptGraph: Sendable {
  struct Node: Sendable {
    /// Where its id stands in the text that all ids stand in.
    var id: Range<Int>
    /// Of the list of all kinds.
    var kind: Int
    /// Of the list of all conditions, such as `platform`; the first one is none.
    var condition: Int
    /// How many passages have it, in their own words or around them.
    var frequency: Int
    /// What columns of concepts call it; 0 where none does.
    var number: Int
    /// Which links are its own.
    var links: Range<Int> = 0..<0
  }

  /// A more general concept at a distance from 1 to 3, or one that means nearly the same at the distance `near`.
  public struct Link: Sendable {
    public var index: Int
    public var distance: Int
  }

  /// In the order of their ids.
  private(set) var nodes: [Node] = []
  /// Of all nodes, one after the other: an array for each would take longer to make than to read.
  private(set) var links: [Link] = []
  private var ids: [UInt8] = []
  public private(set) var kinds: [String] = []
  public private(set) var conditions: [String] = [""]
  /// By the number in columns the node, -1 for what is no concept of the vocabulary.
  private var nodesByNumber: [Int32] = []

  /// Stands for a distance between two concepts of nearly the same meaning.
  public static let near = 0

  public static let empty = ConceptGraph()

  public var count: Int { nodes.count }
  public func id(_ node: Int) -> String { String(decoding: ids[nodes[node].id], as: UTF8.self) }
  /// Index of its kind in `kinds`.
  public func kind(_ node: Int) -> Int { nodes[node].kind }
  /// For a condition its name, such as `platform`; else empty.
  public func condition(_ node: Int) -> String { conditions[nodes[node].condition] }
  public func frequency(_ node: Int) -> Int { nodes[node].frequency }

  public func index(_ id: String) -> Int? {
    let id = Array(id.utf8)
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if ids[nodes[middle].id].lexicographicallyPrecedes(id) { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && ids[nodes[low].id].elementsEqual(id) ? low : nil
  }

  /// The concept that columns call by this number.
  public func node(ofNumber number: Int) -> Int? {
    guard number < nodesByNumber.count, nodesByNumber[number] >= 0 else { return nil }
    return Int(nodesByNumber[number])
  }

  /// The more general concepts of a node, and those that mean nearly the same.
  public func broader(_ node: Int) -> ArraySlice<Link> { links[nodes[node].links] }

  /// How far a more general concept is from a node; nil where it isn't one.
  public func distance(from node: Int, to general: Int) -> Int? {
    for link in nodes[node].links where links[link].index == general { return links[link].distance }
    return nil
  }
}

extension ConceptGraph {
  init(text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var reader = unsafe ConceptGraphReader(bytes: bytes)
      return unsafe reader.graph()
    }
  }

  /// The next in the order of ids, with links to nodes by their places in that order.
  mutating func add(
    _ id: some Collection<UInt8>, kind: some Collection<UInt8>, condition: some Collection<UInt8>,
    frequency: Int = 0, number: Int = 0,
    links own: some Collection<Link>
  ) {
    let start = ids.count
    ids += id
    let first = links.count
    links += own
    nodes.append(
      Node(
        id: start..<ids.count, kind: Self.place(kind, &kinds), condition: Self.place(condition, &conditions),
        frequency: frequency, number: 0, links: first..<links.count))
    set(number, of: nodes.count - 1)
  }

  /// There are a dozen.
  private static func place(_ name: some Collection<UInt8>, _ names: inout [String]) -> Int {
    if let known = names.firstIndex(where: { $0.utf8.elementsEqual(name) }) { return known }
    names.append(String(decoding: name, as: UTF8.self))
    return names.count - 1
  }

  /// For a text of so many bytes.
  mutating func reserveCapacity(_ bytes: Int) {
    nodes.reserveCapacity(bytes / 24)
    links.reserveCapacity(bytes / 12)
    ids.reserveCapacity(bytes / 2)
  }

  /// Counts further passages that have a concept.
  mutating func add(_ count: Int, to node: Int) {
    nodes[node].frequency = max(0, nodes[node].frequency + count)
  }

  mutating func set(_ number: Int, of node: Int) {
    // A damaged row must not take the memory of the machine.
    guard number > 0, number < 1 << 24 else { return }
    nodes[node].number = number
    if number >= nodesByNumber.count {
      nodesByNumber += Array(repeating: -1, count: max(1024, number + 1 - nodesByNumber.count))
    }
    nodesByNumber[number] = Int32(node)
  }

  /// A damaged row must not stop the program: a link that leads nowhere leads to its own node.
  mutating func closeLinks() {
    for node in nodes.indices {
      for link in nodes[node].links where links[link].index >= nodes.count { links[link].index = node }
    }
  }

  /// One line a concept: id, kind, frequency, number, and `index:distance` of each more general one.
  var text: String {
    nodes.indices.map { index in
      let node = nodes[index]
      return
        ([
          id(index), "\(kinds[node.kind])/\(conditions[node.condition])", String(node.frequency),
          String(node.number),
        ] + links[node.links].map { "\($0.index):\($0.distance)" })
        .joined(separator: " ")
    }.joined(separator: "\n")
  }
}
