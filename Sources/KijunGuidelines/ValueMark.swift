extension Value {
  /// The value in a form that is the same however it is written: `>= 68 pt` for `68pt 以上`, `at least 68 pt`.
  ///
  /// A stamp keeps it to see whether the value is still the one that was checked.
  public var mark: String {
    let list = numbers.map { number in Int64(exactly: number).map { "\($0)" } ?? "\(number)" }
    return Self.mark(
      kind: kind.rawValue, text: text,
      numbers: numbers.isEmpty ? nil : "[" + list.joined(separator: ",") + "]",
      unit: unit, comparator: comparator.rawValue)
  }

  /// The same for a value in the form of a row; numbers are a JSON array.
  public static func mark(
    kind: String, text: String, numbers: String?, unit: String?, comparator: String
  ) -> String {
    switch Kind(rawValue: kind) {
    case .leftToSystem, .notPublished: return kind
    case .number, .size, .range, .ratio:
      guard let numbers else { break }
      let plain = numbers.filter { $0 != "[" && $0 != "]" }.split(separator: ",").joined(separator: " ")
      return [comparator, plain, unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    default: break
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
