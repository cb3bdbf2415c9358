import KijunSQLite

/// The spellings that begin with one word, in one row: the vocabulary has tens of thousands, and a row for each
/// would take longer to write than many a document.
enum SpellingLines {
  private struct Entry {
    var spelling: String
    var concepts: [(id: String, position: Int)]
  }

  /// `spellings` are words joined by spaces, the head first; `positions` are those of the concepts.
  static func joined(
    _ spellings: [(head: String, spelling: String, concept: String)], _ positions: [String: Int]
  ) throws(SQLiteError) -> [(head: String, lines: String)] {
    var entries: [Entry] = []
    var entryOf: [String: Int] = [:]
    var heads: [(head: String, entries: [Int])] = []
    var headOf: [String: Int] = [:]
    for item in spellings {
      guard let position = positions[item.concept] else {
        throw SQLiteError(
          extendedCode: SQLiteError.Code.constraint.rawValue,
          message: "'\(item.spelling)' is a spelling of '\(item.concept)', which is no concept")
      }
      if let known = entryOf[item.spelling] {
        if !entries[known].concepts.contains(where: { $0.position == position }) {
          entries[known].concepts.append((item.concept, position))
        }
        continue
      }
      entryOf[item.spelling] = entries.count
      if let known = headOf[item.head] {
        heads[known].entries.append(entries.count)
      } else {
        headOf[item.head] = heads.count
        heads.append((item.head, [entries.count]))
      }
      entries.append(Entry(spelling: item.spelling, concepts: [(item.concept, position)]))
    }
    // A table that is kept in the order of its keys is written fastest in that order.
    heads.sort { $0.head.utf8.lexicographicallyPrecedes($1.head.utf8) }
    return heads.map { head in
      var lines: [UInt8] = []
      for index in head.entries { append(entries[index], after: head.head.utf8.count, to: &lines) }
      return (head.head, String(decoding: lines, as: UTF8.self))
    }
  }

  private static func append(_ entry: Entry, after head: Int, to lines: inout [UInt8]) {
    for (index, concept) in entry.concepts.sorted(by: { $0.id < $1.id }).enumerated() {
      if index > 0 { lines.append(UInt8(ascii: ",")) }
      lines.append(contentsOf: String(concept.position).utf8)
    }
    var isAfterCharacter = false
    for byte in entry.spelling.utf8.dropFirst(head) {
      if byte == 0x20 && isAfterCharacter { continue }
      lines.append(byte)
      if byte & 0xC0 != 0x80 { isAfterCharacter = isCharacter(byte) }
    }
    lines.append(0x0A)
  }

  /// A spelling comes once for each of its concepts.
  static func split(_ lines: String, head: String) -> [(spelling: String, position: Int)] {
    var result: [(spelling: String, position: Int)] = []
    var positions = [0]
    var spelling = Array(head.utf8)
    var isInSpelling = false
    var isAfterCharacter = false
    for byte in lines.utf8 {
      if byte == 0x0A {
        let text = String(decoding: spelling, as: UTF8.self)
        for position in positions { result.append((text, position)) }
        positions = [0]
        spelling.removeSubrange(head.utf8.count...)
        isInSpelling = false
        isAfterCharacter = false
      } else if isInSpelling || byte == 0x20 {
        isInSpelling = true
        if byte & 0xC0 != 0x80 {
          if isAfterCharacter { spelling.append(0x20) }
          isAfterCharacter = isCharacter(byte)
        }
        spelling.append(byte)
      } else if byte == UInt8(ascii: ",") {
        positions.append(0)
      } else {
        // A damaged row must not stop the program.
        let last = positions.count - 1
        positions[last] = min(positions[last] * 10 + Int(byte & 0x0F), 1 << 40)
      }
    }
    return result
  }

  /// Whether a byte begins a character that is a word of its own.
  private static func isCharacter(_ byte: UInt8) -> Bool { byte >= 0xE3 }
}
