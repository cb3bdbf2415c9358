import KijunGuidelines

/// A date whose month is a word: `14 July 2026`, `2nd of October 2026`, `July 14, 2026`.
struct MonthDate {
  let date: CalendarDate
  /// Where it stands, in scalars.
  let range: Range<Int>

  /// `start` is where the digits of the day begin.
  init?(_ text: ScalarText, day start: Int) {
    var end = start
    while text.isDigit(end), end - start < 3 { end += 1 }
    guard end - start <= 2 else { return nil }
    let day = Self.number(text, start..<end)
    let behind = Self.skippingOrdinal(text, end)
    if let (month, monthEnd) = Self.month(text, from: Self.skippingOf(text, text.skippingSpaces(behind))),
      let (year, yearEnd) = Self.year(text, behind: monthEnd),
      let date = CalendarDate(year: year, month: month, day: day)
    {
      self.date = date
      range = start..<yearEnd
      return
    }
    guard let (month, monthStart) = Self.month(text, before: start),
      let (year, yearEnd) = Self.year(text, behind: behind),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    range = monthStart..<yearEnd
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ].map { $0.unicodeScalars.map(\.value) }

  private static let longest = 9

  private static func number(_ text: ScalarText, _ range: Range<Int>) -> Int {
    range.reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
  }

  /// Behind the `st`, `nd`, `rd` or `th` of a day.
  private static func skippingOrdinal(_ text: ScalarText, _ index: Int) -> Int {
    let pair = [text[index], text[index + 1]]
    let isOrdinal = [[0x73, 0x74], [0x6E, 0x64], [0x72, 0x64], [0x74, 0x68]].contains(pair)
    return isOrdinal && !text.isLatin(index + 2) ? index + 2 : index
  }

  private static func skippingOf(_ text: ScalarText, _ index: Int) -> Int {
    text[index] == 0x6F && text[index + 1] == 0x66 && text.isSpace(index + 2)
      ? text.skippingSpaces(index + 2) : index
  }

  /// The month that a word is, in full or by its first three or four letters.
  private static func month(_ text: ScalarText, _ word: Range<Int>) -> Int? {
    guard (3...longest).contains(word.count) else { return nil }
    let letters = word.map { text[$0] }
    return months.firstIndex { name in
      letters.count <= 4 ? name.starts(with: letters) : name == letters
    }.map { $0 + 1 }
  }

  private static func month(_ text: ScalarText, from start: Int) -> (Int, Int)? {
    var end = start
    while text.isLatin(end), end - start <= longest { end += 1 }
    return month(text, start..<end).map { ($0, end) }
  }

  private static func month(_ text: ScalarText, before day: Int) -> (Int, Int)? {
    var end = day
    while end > 0, text.isSpace(end - 1) || text[end - 1] == 0x2E { end -= 1 }
    guard end < day else { return nil }
    var start = end
    while start > 0, text.isLatin(start - 1), end - start <= longest { start -= 1 }
    return month(text, start..<end).map { ($0, start) }
  }

  private static func year(_ text: ScalarText, behind index: Int) -> (Int, Int)? {
    var start = index
    while text[start] == 0x2C || text[start] == 0x2E || text.isSpace(start), start < index + 4 { start += 1 }
    guard start > index, (start..<start + 4).allSatisfy(text.isDigit), !text.isDigit(start + 4) else {
      return nil
    }
    let year = number(text, start..<start + 4)
    return (1990..<2100).contains(year) ? (year, start + 4) : nil
  }
}
