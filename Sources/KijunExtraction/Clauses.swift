import KijunVocabulary

/// Cuts a sentence into clauses, so that what is said of one quantity isn't read into the next.
enum Clauses {
  /// The clauses of a text that hold its quantities, one for each, in UTF-8 bytes.
  ///
  /// `extra` are further places to cut at, such as behind the name of a list's item.
  static func around(_ quantities: [Quantity], in analysis: Analysis, extra: [Int] = []) -> [Range<Int>] {
    let bytes = analysis.bytes
    var cuts = cutPoints(bytes, quantities)
    if !extra.isEmpty { cuts = (cuts + extra).sorted() }
    return quantities.map { quantity in
      let low = lastCut(cuts, notAfter: quantity.range.lowerBound) ?? 0
      let high = firstCut(cuts, atOrAfter: quantity.range.upperBound) ?? bytes.count
      return min(low, quantity.range.lowerBound)..<max(high, quantity.range.upperBound)
    }
  }

  private static func lastCut(_ cuts: [Int], notAfter offset: Int) -> Int? {
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? cuts[low - 1] : nil
  }

  private static func firstCut(_ cuts: [Int], atOrAfter offset: Int) -> Int? {
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < cuts.count ? cuts[low] : nil
  }

  private static let wideMarks = SentenceCuts.Marks(["、", "，", "；", "。", "—", "–"])

  /// The end of a short note in brackets that holds no quantity: `お金の操作（送金、解約）の高さ` is one clause.
  private static func bracketed(_ bytes: [UInt8], _ index: Int, notAfter limit: Int) -> Int? {
    guard bytes[index] == 0xEF || bytes[index] == 0x28 else { return nil }
    let isWide = bytes[index] == 0xEF
    guard !isWide || bytes[index...].starts(with: "（".utf8) else { return nil }
    let close = Array((isWide ? "）" : ")").utf8)
    let last = min(limit, bytes.count, index + 90) - close.count
    guard index < last else { return nil }
    for place in index...last where bytes[place..<place + close.count].elementsEqual(close) {
      return place + close.count
    }
    return nil
  }

  private static func cutPoints(_ bytes: [UInt8], _ quantities: [Quantity]) -> [Int] {
    var cuts: [Int] = []
    var next = 0
    var index = 0
    while index < bytes.count {
      if next < quantities.count, index >= quantities[next].range.lowerBound {
        index = max(index, quantities[next].range.upperBound)
        next += 1
        continue
      }
      if let end = bracketed(
        bytes, index, notAfter: next < quantities.count ? quantities[next].range.lowerBound : bytes.count)
      {
        index = end
        continue
      }
      switch bytes[index] {
      case 0x2C, 0x3B, 0x0A:
        cuts.append(index + 1)
        index += 1
      case 0x2D
      where index > 0 && bytes[index - 1] == 0x20 && index + 1 < bytes.count && bytes[index + 1] == 0x20:
        cuts.append(index + 1)
        index += 1
      case 0xE2, 0xE3, 0xEF:
        if index + 2 < bytes.count, wideMarks.haveWide(bytes, at: index) {
          cuts.append(index + 3)
        }
        index += 3
      default: index += 1
      }
    }
    return cuts
  }
}
