import KijunSQLite

/// The spellings that begin with one word, in one row: the vocabulary has tens of thousands, and a row for each
/// would take longer to write than many a document.
enum SpellingLines {
  /// `spellings` are words joined by spaces, the head first; one that means two things comes once for each, one
  /// after the other. `positions` are those of the concepts.
  static func joined(
    _ spellings: [(head: String, spelling: String, concept: String)], _ positions: [String: Int]
  ) throws(SQLiteError) -> [(head: String, lines: String)] {
    var heads: [String: Int] = [:]
    var lines: [(head: String, lines: [UInt8])] = []
    var index = 0
    // The spellings of a concept mostly come one after the other.
    var last: (concept: String, position: [UInt8]) = ("", [])
    func position(_ concept: String, of spelling: String) throws(SQLiteError) -> [UInt8] {
      if concept == last.concept { return last.position }
      guard let position = positions[concept] else { throw Self.unknown(concept, of: spelling) }
      last = (concept, Array(String(position).utf8))
      return last.position
    }
    while index < spellings.count {
      let (head, spelling, _) = spellings[index]
      let first = index
      repeat {
        index += 1
      } while index < spellings.count && spellings[index].spelling == spelling
        && spellings[index].head == head
      let place = heads[head] ?? lines.count
      if place == lines.count {
        heads[head] = place
        lines.append((head, []))
      }
      if index == first + 1 {
        lines[place].lines += try position(spellings[first].concept, of: spelling)
      } else {
        for (number, concept) in spellings[first..<index].map(\.concept).sorted().enumerated() {
          if number > 0 { lines[place].lines.append(UInt8(ascii: ",")) }
          lines[place].lines += try position(concept, of: spelling)
        }
      }
      append(spelling, after: head, to: &lines[place].lines)
    }
    // A table that is kept in the order of its keys is written fastest in that order.
    lines.sort { $0.head < $1.head }
    return lines.map { ($0.head, String(decoding: $0.lines, as: UTF8.self)) }
  }

  private static func append(_ spelling: String, after head: String, to lines: inout [UInt8]) {
    var rest = Rest()
    for word in spelling.utf8.dropFirst(head.utf8.count).split(separator: 0x20) { rest.add(word) }
    lines += rest.bytes
    lines.append(0x0A)
  }

  /// What follows the head of a spelling, without a space behind a character that is a word of its own.
  struct Rest {
    private(set) var bytes: [UInt8] = []
    /// Where each word ends.
    private(set) var ends: [Int] = []
    private var isAfterCharacter = false

    mutating func add(_ word: some Sequence<UInt8>) {
      if !isAfterCharacter { bytes.append(0x20) }
      for byte in word {
        bytes.append(byte)
        if byte & 0xC0 != 0x80 { isAfterCharacter = isCharacter(byte) }
      }
      ends.append(bytes.count)
    }
  }

  /// Of the spellings that words begin with, head first, the one of most words, with the positions of its concepts.
  ///
  /// A question meets heads with hundreds of spellings, of which it has one or none: the lines are gone through as they
  /// are.
  static func longest(in lines: [UInt8], rest: Rest) -> (words: Int, positions: [Int])? {
    var best: (words: Int, line: Int)?
    var start = 0
    while start < lines.count {
      var index = start
      while index < lines.count, lines[index] != 0x20, lines[index] != 0x0A { index += 1 }
      var same = 0
      while index < lines.count, same < rest.bytes.count, lines[index] == rest.bytes[same] {
        index += 1
        same += 1
      }
      if index < lines.count, lines[index] == 0x0A {
        let words = same == 0 ? 1 : (rest.ends.firstIndex(of: same) ?? -2) + 2
        if words > best?.words ?? 0 { best = (words, start) }
      }
      while index < lines.count, lines[index] != 0x0A { index += 1 }
      start = index + 1
    }
    return best.map { ($0.words, positions(in: lines, at: $0.line)) }
  }

  /// The positions that a line begins with.
  private static func positions(in lines: [UInt8], at start: Int) -> [Int] {
    var positions = [0]
    for byte in lines[start...] {
      switch byte {
      case 0x20, 0x0A: return positions
      case UInt8(ascii: ","): positions.append(0)
      // A damaged row must not stop the program.
      default:
        positions[positions.count - 1] = min(positions[positions.count - 1] * 10 + Int(byte & 0x0F), 1 << 40)
      }
    }
    return positions
  }

  private static func unknown(_ concept: String, of spelling: String) -> SQLiteError {
    SQLiteError(
      extendedCode: SQLiteError.Code.constraint.rawValue,
      message: "'\(spelling)' is a spelling of '\(concept)', which is no concept")
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

  /// A spelling as one writes it, without a space between characters that are words of their own.
  static func written(_ spelling: String) -> String {
    let words = spelling.split(separator: " ")
    var result = ""
    var isAfterCharacter = false
    for word in words {
      let isOne = word.utf8.first.map(isCharacter) ?? false
      if !result.isEmpty, !(isAfterCharacter && isOne) { result += " " }
      result += word
      isAfterCharacter = isOne
    }
    return result
  }

  /// Whether a byte begins a character that is a word of its own.
  private static func isCharacter(_ byte: UInt8) -> Bool { byte >= 0xE3 }
}
