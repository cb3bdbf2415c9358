import KijunSQLite

/// How long passages are, which ranks them: in columns of so many, since a question meets hundreds and to look at the
/// row of each would take longer than all else.
enum PassageLengths {
  /// Passages of one column.
  static let shift: Int64 = 10
  static let count = 1 << shift

  static func chunk(of passage: Int64) -> Int64 { passage >> shift }

  /// Two bytes each, 0 for what is no passage of today.
  static func length(in bytes: [UInt8], of passage: Int64) -> Int? {
    let place = Int(passage & Int64(count - 1)) * 2
    guard place + 1 < bytes.count else { return nil }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    return length > 0 ? length : nil
  }

  static func column(_ lengths: [(passage: Int64, length: Int)]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count * 2)
    for (passage, length) in lengths {
      let place = Int(passage & Int64(count - 1)) * 2
      let length = UInt16(clamping: max(1, length))
      bytes[place] = UInt8(truncatingIfNeeded: length)
      bytes[place + 1] = UInt8(truncatingIfNeeded: length >> 8)
    }
    return bytes
  }
}

extension KnowledgeBase {
  /// In characters; nil for what no document says now.
  func length(ofPassage passage: Int64) throws(SQLiteError) -> Int? {
    if past != nil {
      return try connection.first(
        "SELECT length(quote) FROM passages WHERE id = ? AND last_revision IS NULL", .integer(passage)
      ) { $0.int(0) }
    }
    let chunk = PassageLengths.chunk(of: passage)
    if let known = passageLengths[chunk] { return PassageLengths.length(in: known, of: passage) }
    let read =
      try connection.first("SELECT lengths FROM passage_lengths WHERE chunk = ?", .integer(chunk)) {
        $0.blob(0)
      } ?? []
    if passageLengths.count > 4_000 { passageLengths.removeAll() }
    passageLengths[chunk] = read
    return PassageLengths.length(in: read, of: passage)
  }

  /// Writes the columns in which an ingest has changed something.
  func writePassageLengths(after ingest: Ingest) throws(SQLiteError) {
    for chunk in ingest.chunks.sorted() {
      let first = chunk << PassageLengths.shift
      let lengths = try connection.all(
        "SELECT id, length(quote) FROM passages WHERE id BETWEEN ? AND ? AND last_revision IS NULL",
        .integer(first), .integer(first + Int64(PassageLengths.count) - 1)
      ) { (passage: $0.int64(0), length: $0.int(1)) }
      try connection.run(
        """
        INSERT INTO passage_lengths (chunk, lengths) VALUES (?1, ?2)
        ON CONFLICT (chunk) DO UPDATE SET lengths = ?2 WHERE lengths <> ?2
        """, .integer(chunk), .blob(PassageLengths.column(lengths)))
    }
  }
}
