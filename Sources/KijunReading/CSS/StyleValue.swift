/// What the value of a declaration comes to, where that is certain.
enum StyleValue {
  /// Without `!important` and `!default`, which say nothing of the value.
  static func withoutFlags(_ text: String) -> String {
    var text = Selector.collapsed(text)
    while let mark = text.lastIndex(of: "!"),
      ["important", "default", "global"].contains(
        text[text.index(after: mark)...].filter { $0 != " " })
    {
      text = Selector.collapsed(String(text[..<mark]))
    }
    return text
  }

  /// The value that a text without variables has; nil where it depends on something.
  static func certain(_ text: String) -> String? {
    if let color = ColorNotation.hex(text) { return color }
    let isFunction = ["calc(", "clamp(", "min(", "max("].contains { text.contains($0) }
    guard isFunction || hasOperator(text) else { return text }
    var calculation = Calculation(text)
    return calculation.result()
  }

  /// `8px * 2` of SCSS.
  private static func hasOperator(_ text: String) -> Bool {
    text.contains(" * ") || text.contains(" + ")
      || text.contains(" - ") && text.utf8.allSatisfy { $0 != UInt8(ascii: "\"") }
  }
}
