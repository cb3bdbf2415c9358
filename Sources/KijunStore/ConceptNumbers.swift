import KijunSQLite

/// Lists of concepts in a column: their numbers one after the other, seven bits a byte from the lowest on, the
/// high bit set on all bytes of a number but its last.
///
/// Every passage has several, and the concepts that come first in the documents take one byte each.
final class ConceptNumbers {
  private let connection: Connection
  private var numbers: [String: Int] = [:]
  private var ids: [Int: String] = [:]
  /// Where it was read it knows most of them.
  var graph = ConceptGraph.empty
  /// What got a number in this ingest.
  private(set) var added: [(id: String, number: Int)] = []

  /// A list in the form of a column, with where each number of it ends.
  struct Joined {
    fileprivate(set) var list: [String] = []
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate var ends: [Int] = []
  }

  init(_ connection: Connection) { self.connection = connection }

  /// For reading.
  static func split(_ bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(bytes.count)
    forEach(in: bytes) { result.append($0) }
    return result
  }

  /// The ids of the concepts of a column.
  func ids(_ bytes: [UInt8]) throws(SQLiteError) -> [String] { try ids(Self.split(bytes)) }

  func ids(_ numbers: [Int]) throws(SQLiteError) -> [String] {
    var result: [String] = []
    result.reserveCapacity(numbers.count)
    for number in numbers { if let id = try id(number) { result.append(id) } }
    return result
  }

  /// The concepts of two columns together, in the order of their names.
  func names(_ a: [UInt8], _ b: [UInt8]) throws(SQLiteError) -> [String] { try (ids(a) + ids(b)).sorted() }

  /// The numbers of a column.
  static func forEach<E: Error>(in bytes: [UInt8], _ body: (Int) throws(E) -> Void) throws(E) {
    var number = 0
    var shift = 0
    for byte in bytes {
      number |= Int(byte & 0x7F) << shift
      shift += 7
      // A damaged row must not stop the program.
      guard byte < 0x80 || shift > 49 else { continue }
      try body(number)
      number = 0
      shift = 0
    }
  }

  /// For writing: a concept that is seen for the first time gets the next number.
  func join(_ list: [String]) throws(SQLiteError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(list.count * 2)
    for id in list { try append(id, to: &bytes) }
    return bytes
  }

  /// The same for a list that mostly begins like the one before: what surrounds a passage mostly surrounds the
  /// next one too.
  func join(_ list: [String], after joined: inout Joined) throws(SQLiteError) {
    guard list != joined.list else { return }
    var same = 0
    while same < min(list.count, joined.list.count), list[same] == joined.list[same] { same += 1 }
    joined.bytes.removeSubrange((same > 0 ? joined.ends[same - 1] : 0)...)
    joined.ends.removeSubrange(same...)
    for id in list[same...] {
      try append(id, to: &joined.bytes)
      joined.ends.append(joined.bytes.count)
    }
    joined.list = list
  }

  private func append(_ id: String, to bytes: inout [UInt8]) throws(SQLiteError) {
    var rest = try number(id)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// After a rollback the numbers may come to stand for something else.
  func forget() {
    numbers.removeAll()
    ids.removeAll()
    graph = .empty
    added.removeAll()
  }

  private func number(_ id: String) throws(SQLiteError) -> Int {
    if let number = numbers[id] { return number }
    if let known = try known(id) { return known }
    try connection.run("INSERT INTO concept_numbers (id) VALUES (?)", .text(id))
    let number = Int(connection.lastInsertRowID)
    numbers[id] = number
    ids[number] = id
    added.append((id, number))
    return number
  }

  /// What columns call a concept; nil where none has it.
  func known(_ id: String) throws(SQLiteError) -> Int? {
    if let number = numbers[id] { return number }
    let number = try connection.first("SELECT number FROM concept_numbers WHERE id = ?", .text(id)) {
      $0.int(0)
    }
    if let number {
      numbers[id] = number
      ids[number] = id
    }
    return number
  }

  func id(_ number: Int) throws(SQLiteError) -> String? {
    if let node = graph.node(ofNumber: number) { return graph.id(node) }
    if let id = ids[number] { return id }
    let id = try connection.first("SELECT id FROM concept_numbers WHERE number = ?", .integer(number)) {
      $0.text(0)
    }
    ids[number] = id
    return id
  }
}
