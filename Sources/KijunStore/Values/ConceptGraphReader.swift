/// Reads the lines that a graph is stored as, byte by byte: every question waits for it.
@unsafe
struct ConceptGraphReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  mutating func graph() -> ConceptGraph {
    var nodes: [ConceptGraph.Node] = []
    var links: [ConceptGraph.Link] = []
    nodes.reserveCapacity(2048)
    links.reserveCapacity(4096)
    while unsafe position < bytes.count {
      let first = links.count
      let id = unsafe word()
      let kind = unsafe word(upTo: 0x2F)
      var node = unsafe ConceptGraph.Node(id: id, kind: kind, condition: word(), frequency: number())
      while unsafe position < bytes.count, unsafe bytes[position] != 0x0A {
        let index = unsafe number()
        links.append(unsafe ConceptGraph.Link(index: index, distance: min(3, number())))
      }
      unsafe position += 1
      node.links = first..<links.count
      nodes.append(node)
    }
    // A damaged row must not stop the program: one that leads nowhere leads to itself.
    for node in nodes.indices {
      for link in nodes[node].links where links[link].index >= nodes.count { links[link].index = node }
    }
    return ConceptGraph(nodes: nodes, links: links)
  }

  /// The text up to a mark, a space or the end of the line; a space and the mark are passed over.
  private mutating func word(upTo mark: UInt8 = 0x20) -> String {
    let start = unsafe position
    while unsafe position < bytes.count, unsafe bytes[position] != mark, unsafe bytes[position] != 0x20,
      unsafe bytes[position] != 0x0A
    {
      unsafe position += 1
    }
    let word = unsafe String(decoding: bytes[start..<position], as: UTF8.self)
    if unsafe position < bytes.count, unsafe bytes[position] != 0x0A { unsafe position += 1 }
    return word
  }

  private mutating func number() -> Int {
    var value = 0
    while unsafe position < bytes.count, case let byte = unsafe bytes[position], byte >= 0x30, byte <= 0x39 {
      value = min(value * 10 + Int(byte - 0x30), 1 << 40)
      unsafe position += 1
    }
    if unsafe position < bytes.count, unsafe bytes[position] != 0x0A { unsafe position += 1 }
    return value
  }
}
