/// Reads the lines that a graph is stored as, byte by byte: every question waits for it.
@unsafe
struct ConceptGraphReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  mutating func graph() -> ConceptGraph {
    var graph = ConceptGraph()
    unsafe graph.reserveCapacity(bytes.count)
    var links: [ConceptGraph.Link] = []
    while unsafe position < bytes.count {
      links.removeAll(keepingCapacity: true)
      let id = unsafe word()
      let kind = unsafe word(upTo: 0x2F)
      let condition = unsafe word()
      let frequency = unsafe number()
      let number = unsafe number()
      while unsafe position < bytes.count, unsafe bytes[position] != 0x0A {
        let index = unsafe self.number()
        links.append(unsafe ConceptGraph.Link(index: index, distance: min(3, self.number())))
      }
      unsafe position += 1
      unsafe graph.add(
        bytes[id], kind: bytes[kind], condition: bytes[condition], frequency: frequency, number: number,
        links: links)
    }
    graph.closeLinks()
    return graph
  }

  /// Where the text up to a mark, a space or the end of the line stands; a space and the mark are passed over.
  private mutating func word(upTo mark: UInt8 = 0x20) -> Range<Int> {
    let start = unsafe position
    while unsafe position < bytes.count, unsafe bytes[position] != mark, unsafe bytes[position] != 0x20,
      unsafe bytes[position] != 0x0A
    {
      unsafe position += 1
    }
    let end = unsafe position
    if unsafe position < bytes.count, unsafe bytes[position] != 0x0A { unsafe position += 1 }
    return start..<end
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
