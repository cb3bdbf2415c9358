import KijunIngesting

/// A time of so many days, weeks, months or years.
enum Age {
  /// `90d`, `12w`, `6m` or `1y`. A number alone is refused: it would be guessed what it counts.
  static func days(_ text: String, option: String) throws -> Int {
    let units = ["d": 1, "w": 7, "m": 30, "y": 365]
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count)
    guard let count = Int(digits), count <= 100_000, let length = units[String(unit)]
    else {
      let isBare = !digits.isEmpty && unit.isEmpty
      throw InputError(
        "--\(option)", isBare ? "'\(text)' has no unit" : "'\(text)' is no age",
        isBare
          ? "write \(text)d for days, \(text)w for weeks, \(text)m for months or \(text)y for years"
          : "write one such as 90d, 12w, 6m or 1y")
    }
    return count * length
  }
}
