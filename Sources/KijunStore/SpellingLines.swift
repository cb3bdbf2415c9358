import KijunSQLite

/// The spellings that begin with one word, in one row: the vocabulary has tens of thousands, and a row for each
/// would take longer to write than many a document.
enum SpellingLines {
  private struct Entry: Comparable {
    var rest: Substring.UTF8View
    var concept: String
    var position: Int

    static func < (a: Entry, b: Entry) -> Bool {
      if a.rest.elementsEqual(b.rest) { return a.concept < b.concept }
      return a.rest.lexicographicallyPrecedes(b.rest)
    }

    static func == (a: Entry, b: Entry) -> Bool {
      a.position == b.position && a.rest.elementsEqual(b.rest)
    }
  }

  /// `spellings` are words joined by spaces, the head first; `positions` are those of the concepts.
  static func joined(
    _ spellings: [(head: String, spelling: String, concept: String)], _ positions: [String: Int]
  ) throws(SQLiteError) -> [(head: String, lines: String)] {
    var heads: [String: Int] = [:]
    var entries: [(head: String, entries: [Entry])] = []
    for item in spellings {
      guard let position = positions[item.concept] else {
        throw SQLiteError(
          extendedCode: SQLiteError.Code.constraint.rawValue,
          message: "'\(item.spelling)' is a spelling of '\(item.concept)', which is no concept")
      }
      let index = heads[item.head] ?? entries.count
      if index == entries.count {
        heads[item.head] = index
        entries.append((item.head, []))
      }
      let rest = item.spelling.utf8.dropFirst(item.head.utf8.count)
      entries[index].entries.append(Entry(rest: rest, concept: item.concept, position: position))
    }
    // A table that is kept in the order of its keys is written fastest in that order.
    entries.sort { $0.head.utf8.lexicographicallyPrecedes($1.head.utf8) }
    return entries.map { ($0.head, lines(of: $0.entries.sorted())) }
  }

  private static func lines(of entries: [Entry]) -> String {
    var lines: [UInt8] = []
    for (index, entry) in entries.enumerated() where index == 0 || entry != entries[index - 1] {
      lines.append(contentsOf: String(entry.position).utf8)
      var isAfterCharacter = false
      for byte in entry.rest {
        if byte == 0x20 && isAfterCharacter { continue }
        lines.append(byte)
        if byte & 0xC0 != 0x80 { isAfterCharacter = isCharacter(byte) }
      }
      lines.append(0x0A)
    }
    return String(decoding: lines, as: UTF8.self)
  }

  static func split(_ lines: String, head: String) -> [(spelling: String, position: Int)] {
    var result: [(spelling: String, position: Int)] = []
    var position = 0
    var spelling = Array(head.utf8)
    var isPosition = true
    var isAfterCharacter = false
    for byte in lines.utf8 {
      if byte == 0x0A {
        result.append((String(decoding: spelling, as: UTF8.self), position))
        position = 0
        spelling.removeSubrange(head.utf8.count...)
        isPosition = true
        isAfterCharacter = false
      } else if isPosition && byte != 0x20 {
        // A damaged row must not stop the program.
        position = min(position * 10 + Int(byte & 0x0F), 1 << 40)
      } else {
        isPosition = false
        if byte & 0xC0 != 0x80 {
          if isAfterCharacter { spelling.append(0x20) }
          isAfterCharacter = isCharacter(byte)
        }
        spelling.append(byte)
      }
    }
    return result
  }

  /// Whether a byte begins a character that is a word of its own.
  private static func isCharacter(_ byte: UInt8) -> Bool { byte >= 0xE3 }
}
