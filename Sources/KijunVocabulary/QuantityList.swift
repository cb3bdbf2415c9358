/// `8, 16 and 24 pt`: numbers in a row share the unit that stands behind the last.
enum QuantityList {
  static func sharingUnits(_ quantities: [Quantity], in text: ScalarText) -> [Quantity] {
    guard quantities.count > 1 else { return quantities }
    var quantities = quantities
    for index in (0..<quantities.count - 1).reversed() {
      let next = quantities[index + 1]
      guard quantities[index].unit == nil, let unit = next.unit, unit != ":1",
        quantities[index].shape == .number || quantities[index].shape == .size,
        next.shape == .number || next.shape == .size || next.shape == .pair,
        isListMark(in: text, between: quantities[index].range.upperBound, and: next.range.lowerBound)
      else { continue }
      quantities[index].unit = unit
    }
    return quantities
  }

  private static func isListMark(in text: ScalarText, between low: Int, and high: Int) -> Bool {
    guard high - low <= 8, high >= low else { return false }
    var part = ""
    var index = text.index(at: low)
    while index < text.count, text.offset(index) < high {
      if let scalar = Unicode.Scalar(text[index]), scalar != " " { part.unicodeScalars.append(scalar) }
      index += 1
    }
    return marks.contains(part)
  }

  private static let marks: Set<String> = [",", "、", "/", ",and", "and", "or", ",or", "・", "と", "和", "、と"]
}
