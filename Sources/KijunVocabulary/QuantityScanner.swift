import KijunGuidelines

/// Finds quantities in a text, in one pass, and tells them from numbers in names, dates and addresses.
struct QuantityScanner {
  /// Units that the vocabulary found: where each begins (in bytes), where it ends, and its id.
  typealias Units = [Int: (end: Int, unit: String)]

  private let text: ScalarText
  private let units: Units
  private let changes: ChangeMarks
  private var index = 0
  private var found: [Quantity] = []

  static func scan(_ text: String, units: Units, changes: ChangeMarks) -> [Quantity] {
    var scanner = QuantityScanner(text: ScalarText(text), units: units, changes: changes)
    scanner.run()
    return QuantityList.sharingUnits(scanner.found, in: scanner.text)
  }

  private init(text: ScalarText, units: Units, changes: ChangeMarks) {
    self.text = text
    self.units = units
    self.changes = changes
  }

  private mutating func run() {
    while index < text.count {
      if text[index] == 0x23, color() { continue }
      if isAddressStart() {
        address()
        continue
      }
      guard text.isDigit(index) else {
        index += 1
        continue
      }
      if let reason = namePart() {
        look(reason)
      } else if !date(), !monthDate() {
        quantity()
      }
    }
  }

  // MARK: Colours

  private mutating func color() -> Bool {
    var end = index + 1
    var hasLetter = false
    while text.isDigit(end) || (0x61...0x66).contains(text[end]) {
      if !text.isDigit(end) { hasLetter = true }
      end += 1
    }
    let digits = end - index - 1
    guard [3, 4, 6, 8].contains(digits), !text.isLatin(end), !text.isDigit(end),
      hasLetter || digits >= 6 || digits == 3 && !text.isDigit(index - 1), !text.isLatin(index - 1)
    else { return false }
    append(.color, [], nil, index..<end)
    return true
  }

  // MARK: Names, addresses, dates

  private func isAddressStart() -> Bool {
    // http:// and www.
    if text[index] == 0x3A, text[index + 1] == 0x2F, text[index + 2] == 0x2F { return true }
    return false
  }

  private mutating func address() {
    let start = index
    while index < text.count, !text.isSpace(index), text[index] < 0x2E80, text[index] != 0x29 { index += 1 }
    if (start..<index).contains(where: { text.isDigit($0) }) {
      append(.look(.address), [], nil, start..<index)
    }
  }

  /// Why the digits here belong to a name: `B43`, `WCAG2`, `@2x`, `§6`, `v1`.
  private func namePart() -> Reject.Reason? {
    let before = text[index - 1]
    if text.isLatin(index - 1) {
      // `x44` in `44x44` was taken with its size; a word before digits makes a name.
      return .identifier
    }
    switch before {
    case 0x40: return .identifier
    case 0xA7: return .reference
    case 0x2E: return .version
    case 0x2F where text.isLatin(index - 2): return .identifier
    case 0x5F: return .identifier
    case 0x2D where text.isLatin(index - 2): return .identifier
    default: return nil
    }
  }

  private mutating func look(_ reason: Reject.Reason) {
    let start = index
    func pass() { while text.isDigit(index) || text[index] == 0x2E && text.isDigit(index + 1) { index += 1 } }
    pass()
    // `§6〜7`: the end of a range of sections is one too.
    if reason == .reference, [0x301C, 0xFF5E, 0x7E, 0x2D].contains(text[index]), text.isDigit(index + 1) {
      index += 1
      pass()
    }
    append(.look(reason), [], nil, start..<index)
  }

  private mutating func date() -> Bool {
    var end = index
    while text.isDigit(end) { end += 1 }
    guard end - index == 4 else { return false }
    // `2026 年 5 月 28 日` is written with spaces too; `2026 - 5` is none.
    let spaced = text.skippingSpaces(end)
    guard let mark = DateMark(text[spaced]), spaced == end || mark.hasTail else { return false }
    let year = number(index..<end)
    var next = spaced + 1
    func part() -> (Double, Int)? {
      var stop = next
      while text.isDigit(stop), stop - next < 2 { stop += 1 }
      return stop > next ? (number(next..<stop), stop) : nil
    }
    next = text.skippingSpaces(next)
    guard let (month, afterMonth) = part() else { return false }
    next = mark.hasTail ? text.skippingSpaces(afterMonth) : afterMonth
    guard text[next] == mark.second else { return false }
    next = text.skippingSpaces(next + 1)
    guard let (day, afterDay) = part(), !text.isDigit(afterDay),
      let date = CalendarDate(year: Int(year), month: Int(month), day: Int(day))
    else { return false }
    let tail = text.skippingSpaces(afterDay)
    let stop = mark.hasTail && (text[tail] == 0x65E5 || text[tail] == 0xC77C) ? tail + 1 : afterDay
    append(.date, [], nil, index..<stop)
    found[found.count - 1].date = date
    return true
  }

  private mutating func monthDate() -> Bool {
    guard let written = MonthDate(text, day: index) else { return false }
    append(.date, [], nil, written.range)
    found[found.count - 1].date = written.date
    return true
  }

  // MARK: Quantities

  private mutating func quantity() {
    let start = index
    var numbers = [signedNumber(from: start)]
    var end = numberEnd(index)
    var numberStop = end
    let first = unit(after: end)
    var unitID = first?.unit
    if let first { end = first.end }

    if isDotted(start, numberEnd(start)) {
      let stop = dottedEnd(start)
      append(.look(.reference), [], nil, start..<stop)
      return
    }
    var shape = Quantity.Shape.number
    scan: while true {
      let next = text.skippingSpaces(end)
      switch text[next] {
      case 0xD7, 0x78, 0x2A, 0x2715, 0x2716, 0x2A2F:
        let low = text.skippingSpaces(next + 1)
        guard text.isDigit(low), shape == .number || shape == .size else { break scan }
        shape = .size
        take(low)
      case 0x3A:
        guard shape == .number, next == end, text.isDigit(next + 1), unitID == nil else { break scan }
        shape = .ratio
        take(next + 1)
      case 0x301C, 0xFF5E, 0x7E, 0x2D, 0x2192:
        let low = text.skippingSpaces(next + 1)
        guard shape == .number || shape == .size, text.isDigit(low), text[next] != 0x2192 else { break scan }
        shape = shape == .size ? .size : .range
        take(low)
        if shape == .range { break scan }
      case 0x2F:
        let low = text.skippingSpaces(next + 1)
        guard shape == .number, text.isDigit(low) else { break scan }
        // Three and more are a list.
        let after = text.skippingSpaces(numberEnd(low))
        if text[after] == 0x2F && text.isDigit(text.skippingSpaces(after + 1)) || isInList(start) {
          break scan
        }
        shape = .pair
        take(low)
      case 0x62 where text[next + 1] == 0x79 && text[next + 2] == 0x20 && text.isDigit(next + 3):
        shape = .size
        take(next + 3)
      default:
        if shape == .number, let low = rangeWord(next, from: start), !isChange(from: start, to: low) {
          shape = .range
          take(low)
        }
        break scan
      }
    }
    if shape == .ratio {
      unitID = ":1"
      if numbers.last == 1 { numbers.removeLast() }
    }
    let openEnded = text[end] == 0x2B && !text.isDigit(end + 1)
    if shape == .number, unitID == nil, text.isLatin(end) {
      append(.look(.identifier), [], nil, start..<wordEnd(end))
      return
    }
    append(shape, numbers, unitID, start..<end, numberStop: numberStop)
    found[found.count - 1].isOpenEnded = openEnded

    func take(_ low: Int) {
      numbers.append(number(low..<numberEnd(low)))
      end = numberEnd(low)
      numberStop = end
      if let next = unit(after: end) {
        unitID = next.unit
        end = next.end
      }
    }
  }

  /// Whether another number with a slash behind it stands before.
  private func isInList(_ start: Int) -> Bool {
    var before = start - 1
    while text.isSpace(before) { before -= 1 }
    guard text[before] == 0x2F else { return false }
    before -= 1
    while text.isSpace(before) { before -= 1 }
    return text.isDigit(before)
  }

  /// `3 から 5`, `3 to 5`, `3 至 5`, and `3 and 5` where *between* stands before it.
  private func rangeWord(_ index: Int, from start: Int) -> Int? {
    for word in Self.rangeWords where matches(word, at: index) {
      let low = text.skippingSpaces(index + word.count)
      if text.isDigit(low) { return low }
    }
    let before = start - Self.between.count
    guard before >= 0, matches(Self.and, at: index), matches(Self.between, at: before) else { return nil }
    let low = index + Self.and.count
    return text.isDigit(low) ? low : nil
  }

  /// `raised from 3 to 5`, `3 から 5 に変更`: the two ends are an old value and a new one.
  private func isChange(from start: Int, to low: Int) -> Bool {
    var before = start
    while text.isSpace(before - 1) { before -= 1 }
    if changes.ends.contains(text.offset(before)) { return true }
    let stop = numberEnd(low)
    return changes.starts.contains(text.offset(text.skippingSpaces(unit(after: stop)?.end ?? stop)))
  }

  private static let rangeWords: [[UInt32]] = ["から", "to ", "至", "到", "ないし", "에서", "through "].map {
    $0.unicodeScalars.map(\.value)
  }

  private static let between = "between ".unicodeScalars.map(\.value)
  private static let and = "and ".unicodeScalars.map(\.value)

  private func matches(_ word: [UInt32], at index: Int) -> Bool {
    for (offset, scalar) in word.enumerated() where text[index + offset] != scalar { return false }
    return true
  }

  /// The unit right behind a number; `（points）` behind it says the same again.
  private func unit(after index: Int) -> (end: Int, unit: String)? {
    let next = text.skippingSpaces(index)
    if text[index] == 0xB0 { return (index + 1, "°") }
    if text[next] == 0x25, next - index <= 1, !text.isDigit(next + 1) { return (next + 1, "%") }
    guard next - index <= 1, let unit = units[text.offset(next)] else { return nil }
    var end = next
    while end < text.count, text.offset(end) < unit.end { end += 1 }
    if text[end] == 0x28, let again = units[text.offset(end + 1)], again.unit == unit.unit {
      var close = end + 1
      while close < text.count, text.offset(close) < again.end { close += 1 }
      if text[close] == 0x29 { end = close + 1 }
    }
    return (end, unit.unit)
  }

  private func numberEnd(_ start: Int) -> Int {
    var end = start
    while text.isDigit(end) || (text[end] == 0x2E && text.isDigit(end + 1) && end > start)
      || (text[end] == 0x2C && isThousands(end))
    {
      end += 1
    }
    return end
  }

  private func isThousands(_ comma: Int) -> Bool {
    text.isDigit(comma - 1) && (1...3).allSatisfy { text.isDigit(comma + $0) } && !text.isDigit(comma + 4)
  }

  private func wordEnd(_ start: Int) -> Int {
    var end = start
    while text.isLatin(end) || text.isDigit(end) { end += 1 }
    return end
  }

  private func isDotted(_ start: Int, _ end: Int) -> Bool {
    text.text(start..<min(end, text.count)).count { $0 == "." } >= 2
  }

  private func dottedEnd(_ start: Int) -> Int { max(numberEnd(start), start + 1) }

  private func number(_ range: Range<Int>) -> Double {
    Double(text.text(range).filter { $0 != "," }) ?? 0
  }

  /// A minus belongs to the number only where nothing stands before it that it could join.
  private func signedNumber(from start: Int) -> Double {
    let value = number(start..<numberEnd(start))
    let isNegative =
      text[start - 1] == 0x2D && (start < 2 || text.isSpace(start - 2) || text[start - 2] == 0x28)
    return isNegative ? -value : value
  }

  private mutating func append(
    _ shape: Quantity.Shape, _ numbers: [Double], _ unit: String?, _ range: Range<Int>, numberStop: Int? = nil
  ) {
    let isNegative = (numbers.first ?? 0) < 0
    let low = text.offset(isNegative ? range.lowerBound - 1 : range.lowerBound)
    found.append(
      Quantity(
        shape: shape, numbers: numbers, unit: unit, range: low..<text.offset(range.upperBound),
        numberRange: low..<text.offset(numberStop ?? range.upperBound)))
    found[found.count - 1].sign = sign(before: range.lowerBound)
    index = max(range.upperBound, index + 1)
  }

  private func sign(before start: Int) -> Value.Comparator? {
    var index = start - 1
    while text.isSpace(index), start - index <= 2 { index -= 1 }
    switch text[index] {
    case 0x2265, 0x2267: return .atLeast
    case 0x2264, 0x2266: return .atMost
    case 0x2248, 0x223C, 0x7E: return .about
    // A lone sign, not the end of an arrow or a tag.
    case 0x3E where text[index - 1] != 0x2D && text[index - 1] != 0x3D && !text.isLatin(index - 1):
      return .over
    case 0x3C: return .under
    default: return nil
    }
  }
}

/// The marks between the parts of a date: `2026-09-05`, `2026/9/5`, `2026年9月5日`.
private struct DateMark {
  let second: UInt32
  let hasTail: Bool

  init?(_ first: UInt32) {
    switch first {
    case 0x2D, 0x2F, 0x2E:
      second = first
      hasTail = false
    case 0x5E74:
      second = 0x6708
      hasTail = true
    case 0xB144:
      second = 0xC6D4
      hasTail = true
    default: return nil
    }
  }
}
