/// A style sheet cut into statements: rules that open and close, declarations, comments.
///
/// Whether `a:b` is a declaration or the beginning of a rule shows at its end, so each stretch is read to the next
/// semicolon or brace outside of brackets and quotes.
struct StyleSheet {
  enum Statement: Equatable {
    case open(Range<Int>)
    case close(Int)
    /// `name: value`, without the semicolon.
    case declaration(name: Range<Int>, value: Range<Int>)
    /// What stands between the marks, and whether something else stands before it on its line.
    case comment(Range<Int>, isBehind: Bool)
  }

  private(set) var statements: [Statement] = []
  private let bytes: [UInt8]
  private let isSCSS: Bool
  private var at = 0
  /// Where the stretch begins that no statement has yet.
  private var start = 0
  private var brackets = 0
  private var colon: Int?

  init(_ bytes: [UInt8], isSCSS: Bool) {
    self.bytes = bytes
    self.isSCSS = isSCSS
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    start = at
    while at < bytes.count { step() }
    finish(at: bytes.count)
  }

  private mutating func step() {
    switch bytes[at] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): passComment()
    case UInt8(ascii: "/") where isSCSS && next == UInt8(ascii: "/") && !isInAddress: passLineComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): passQuoted()
    case UInt8(ascii: "\\"): at += 2
    case UInt8(ascii: "("), UInt8(ascii: "["):
      brackets += 1
      at += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
      at += 1
    // Inserted code of SCSS: `#{$name}`.
    case UInt8(ascii: "#") where isSCSS && next == UInt8(ascii: "{"):
      while at < bytes.count, bytes[at] != UInt8(ascii: "}") { at += 1 }
      at += 1
    case UInt8(ascii: "{"):
      statements.append(.open(trimmed(start..<at)))
      begin(at + 1)
    case UInt8(ascii: "}"):
      finish(at: at)
      statements.append(.close(at))
      begin(at + 1)
    case UInt8(ascii: ";") where brackets == 0:
      finish(at: at)
      begin(at + 1)
    case UInt8(ascii: ":") where brackets == 0 && colon == nil:
      colon = at
      at += 1
    default: at += 1
    }
  }

  private var next: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  /// `//` behind a colon is a part of an address.
  private var isInAddress: Bool { at > start && bytes[at - 1] == UInt8(ascii: ":") || brackets > 0 }

  private mutating func begin(_ place: Int) {
    at = place
    start = place
    brackets = 0
    colon = nil
  }

  /// The end of a declaration.
  private mutating func finish(at end: Int) {
    guard let colon, colon > start, colon < end else { return }
    let name = trimmed(start..<colon)
    let value = trimmed(colon + 1..<end)
    if !name.isEmpty, !value.isEmpty { statements.append(.declaration(name: name, value: value)) }
  }

  private mutating func passQuoted() {
    let quote = bytes[at]
    at += 1
    while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\n") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at + 1, bytes.count)
  }

  private mutating func passComment() {
    let open = at
    at += 2
    while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") {
      at += 1
    }
    let end = at + 1 < bytes.count ? at : bytes.count
    at = min(end + 2, bytes.count)
    note(open, open + 2..<max(open + 2, end))
  }

  private mutating func passLineComment() {
    let open = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    note(open, min(open + 2, at)..<at)
  }

  private mutating func note(_ open: Int, _ content: Range<Int>) {
    let content = trimmed(content)
    var before = open
    while before > 0, isBlank(bytes[before - 1]) { before -= 1 }
    let isBehind = before > 0 && !isLineEnd(bytes[before - 1])
    if !content.isEmpty { statements.append(.comment(content, isBehind: isBehind)) }
    // A comment before a statement is no part of it.
    if trimmed(start..<open).isEmpty { start = at }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = min(range.lowerBound, bytes.count)
    var high = min(range.upperBound, bytes.count)
    while low < high, bytes[low] <= 0x20 { low += 1 }
    while high > low, bytes[high - 1] <= 0x20 { high -= 1 }
    return low..<max(low, high)
  }
}
