/// Which bytes of a text stand inside a pair of brackets. An opening bracket without its partner on the same
/// line encloses nothing: one stray parenthesis must not swallow the rest of a paragraph.
struct Brackets {
  private let pairs: [Range<Int>]

  /// A test for offsets that are asked in rising order, or at least close to each other.
  static func enclosed(in bytes: [UInt8]) -> (Int) -> Bool {
    let brackets = Brackets(bytes)
    return { brackets.contains($0) }
  }

  private init(_ bytes: [UInt8]) {
    var open: [(kind: UInt8, at: Int32)] = []
    var counts = [Int](repeating: 0, count: Self.kinds)
    var outermost: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      let width = SentenceText.width(of: bytes[at])
      if bytes[at] == UInt8(ascii: "\n") {
        open.removeAll(keepingCapacity: true)
        for kind in counts.indices { counts[kind] = 0 }
      } else if let bracket = Self.bracket(SentenceText.scalar(bytes, at: at)) {
        if bracket.opens {
          open.append((UInt8(bracket.kind), Int32(clamping: at)))
          counts[bracket.kind] += 1
        } else if counts[bracket.kind] > 0 {
          while let last = open.popLast() {
            counts[Int(last.kind)] -= 1
            guard Int(last.kind) == bracket.kind else { continue }
            while let inner = outermost.last, inner.lowerBound > Int(last.at) { outermost.removeLast() }
            outermost.append(Int(last.at)..<at + width)
            break
          }
        }
      }
      at += width
    }
    pairs = outermost
  }

  /// Strictly inside: the brackets themselves count, what follows the closing one does not.
  private func contains(_ offset: Int) -> Bool {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low].lowerBound <= offset
  }

  private static let kinds = 8

  private static func bracket(_ scalar: UInt32) -> (kind: Int, opens: Bool)? {
    switch scalar {
    case 0x28: (0, true)
    case 0x29: (0, false)
    case 0xFF08: (0, true)
    case 0xFF09: (0, false)
    case 0x300C: (1, true)
    case 0x300D: (1, false)
    case 0x300E: (2, true)
    case 0x300F: (2, false)
    case 0x3010: (3, true)
    case 0x3011: (3, false)
    case 0x300A: (4, true)
    case 0x300B: (4, false)
    case 0x3008: (5, true)
    case 0x3009: (5, false)
    case 0x5B: (6, true)
    case 0x5D: (6, false)
    case 0x3014: (7, true)
    case 0x3015: (7, false)
    default: nil
    }
  }
}
