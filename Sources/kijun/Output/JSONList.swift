import KijunGuidelines

/// A JSON array that is written item by item, so that a long one needs no memory.
struct JSONList {
  private let output: Output
  private var isEmpty = true

  init(_ output: Output) throws {
    self.output = output
    try output.write("[")
  }

  mutating func add(_ item: JSON) throws {
    try output.write((isEmpty ? "\n" : ",\n") + item.text)
    isEmpty = false
  }

  func end() throws {
    try output.write(isEmpty ? "]\n" : "\n]\n")
  }
}
