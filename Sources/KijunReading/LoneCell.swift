/// A row of a table that is one cell alone: a heading of the rows below it, a note, or what a line that ended too early cut
/// off the last cell of the row above.
enum LoneCell {
  /// Whether nobody would head rows with it, as with `9`, `8 pt` and `more`: it goes on where something else stopped.
  static func isPiece(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else { return false }
    if first.properties.numericType != nil || "+-−–—~〜～×/:：%％°,，、。)）".unicodeScalars.contains(first) {
      return true
    }
    // `watchOS` is a name.
    let word = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix { $0.properties.isAlphabetic }
    return first.properties.isLowercase && !word.contains { $0.properties.isUppercase }
  }

  /// Whether it is a remark below a table: `※ …`, `* …`, `(…)`, or a sentence.
  static func isNote(_ text: String) -> Bool {
    if [".", "。", "．"].contains(where: text.hasSuffix) { return !isPiece(text) }
    guard let first = text.unicodeScalars.first else { return false }
    return !first.properties.isAlphabetic && first.properties.numericType == nil && !isPiece(text)
  }
}
