/// What a line of scraped text looks like by itself.
enum LineShape: Equatable {
  case blank
  /// `| a | b |`
  case tableRow
  /// `|---|---|`
  case tableRule
  /// `## Heading`, with the length of its mark.
  case marked(level: Int, mark: Int)
  /// `- item`, with the length of its mark.
  case bullet(mark: Int)
  /// `1. item` or `1.2 Heading`.
  case numbered(depth: Int, number: Int, mark: Int)
  case code
  case directive
  case prose

  init(_ segment: Segment) {
    let text = segment.text
    let utf8 = Array(text.utf8)
    guard let first = utf8.first else {
      self = .blank
      return
    }
    if first == 0x7C {
      self = Self.isRule(utf8) ? .tableRule : .tableRow
    } else if let mark = Self.headingMark(utf8) {
      self = .marked(level: mark - 1, mark: mark)
    } else if let mark = Self.bulletMark(utf8) {
      self = .bullet(mark: mark)
    } else if first == 0x5B, utf8.last == 0x5D, !text.unicodeScalars.contains(where: { $0.value > 0x7F }) {
      self = .directive
    } else if segment.isFlattened {
      self = .prose
    } else if CodeShape.isCode(text) {
      self = .code
    } else if let (depth, number, mark) = Self.numberMark(utf8) {
      self = .numbered(depth: depth, number: number, mark: mark)
    } else {
      self = .prose
    }
  }

  private static func isRule(_ utf8: [UInt8]) -> Bool {
    var dashes = 0
    for byte in utf8 {
      switch byte {
      case 0x2D: dashes += 1
      case 0x7C, 0x3A, 0x20: break
      default: return false
      }
    }
    return dashes > 0
  }

  private static func headingMark(_ utf8: [UInt8]) -> Int? {
    var count = 0
    while count < utf8.count, utf8[count] == 0x23 { count += 1 }
    return (1...6).contains(count) && count < utf8.count && utf8[count] == 0x20 ? count + 1 : nil
  }

  private static func bulletMark(_ utf8: [UInt8]) -> Int? {
    guard utf8.count > 2 else { return nil }
    if utf8[0] == 0x2D || utf8[0] == 0x2A || utf8[0] == 0x2B || utf8[0] == 0x3E {
      return utf8[1] == 0x20 ? 2 : nil
    }
    for bullet in ["・", "•", "◦", "●", "○", "■", "▪", "–", "‣"] where utf8.starts(with: bullet.utf8) {
      let count = bullet.utf8.count
      return utf8.count > count && utf8[count] == 0x20 ? count + 1 : count
    }
    return nil
  }

  /// `1. `, `1.2 `, `1) `, `（1）`: how deep, the last number, and how long the mark is.
  private static func numberMark(_ utf8: [UInt8]) -> (Int, Int, Int)? {
    var index = 0
    var depth = 0
    var number = 0
    while true {
      let start = index
      while index < utf8.count, (0x30...0x39).contains(utf8[index]), index - start < 4 { index += 1 }
      guard index > start else { return nil }
      number = Int(String(decoding: utf8[start..<index], as: UTF8.self)) ?? 0
      depth += 1
      guard index < utf8.count else { return nil }
      if utf8[index] == 0x2E || utf8[index] == 0x29 {
        index += 1
        if index < utf8.count, utf8[index] == 0x20 { return (depth, number, index + 1) }
      } else if utf8[index] == 0x20, depth > 1 {
        return (depth, number, index + 1)
      } else {
        return nil
      }
    }
  }
}
