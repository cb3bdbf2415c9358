import KijunGuidelines

/// What the text of a value was taken for, as an export says it: `size >= 44 / 44 [pt] (minimum)`.
enum ExportedValue {
  static func value(_ text: String, reading: String) -> Value? {
    var words = reading.split(separator: " ")[...]
    guard let kind = words.popFirst().flatMap({ Value.Kind(rawValue: String($0)) }) else { return nil }
    var value = Value(kind: kind, text: text)
    if let comparator = words.first.flatMap({ Value.Comparator(rawValue: String($0)) }) {
      value.comparator = comparator
      words.removeFirst()
    }
    while let word = words.first, let number = Double(word), number.isFinite {
      value.numbers.append(number)
      words.removeFirst()
      if words.first == "/" { words.removeFirst() }
    }
    if let last = words.last, last.hasPrefix("("), last.hasSuffix(")"),
      let role = Value.Role(rawValue: String(last.dropFirst().dropLast()))
    {
      value.role = role
      words.removeLast()
    }
    let unit = words.joined(separator: " ")
    if unit.hasPrefix("["), unit.hasSuffix("]"), unit.count > 2 {
      value.unit = String(unit.dropFirst().dropLast())
    }
    return value
  }
}
