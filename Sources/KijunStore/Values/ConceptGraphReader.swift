/// Reads the lines that a graph is stored as, byte by byte: every question waits for it.
@unsafe
struct ConceptGraphReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  mutating func nodes() -> [ConceptGraph.Node] {
    var nodes: [ConceptGraph.Node] = []
    nodes.reserveCapacity(2048)
    while unsafe position < bytes.count {
      var node = unsafe ConceptGraph.Node(
        id: word(), kind: word(upTo: 0x2F), condition: word(), frequency: number(), broader: [])
      while unsafe position < bytes.count, unsafe bytes[position] != 0x0A {
        let index = unsafe number()
        node.broader.append((index, min(3, unsafe number())))
      }
      unsafe position += 1
      nodes.append(node)
    }
    let count = nodes.count
    for index in nodes.indices where nodes[index].broader.contains(where: { $0.index >= count }) {
      nodes[index].broader.removeAll { $0.index >= count }
    }
    return nodes
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
