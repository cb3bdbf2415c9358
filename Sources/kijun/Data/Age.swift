import KijunIngesting

/// A time of so many days, weeks, months or years.
enum Age {
  /// `90d`, `12w`, `6m`, `1y`, or a number of days.
  static func days(_ text: String, option: String) throws -> Int {
    let units = ["d": 1, "w": 7, "m": 30, "y": 365]
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count)
    guard let count = Int(digits), count <= 100_000, let length = unit.isEmpty ? 1 : units[String(unit)]
    else {
      throw InputError("--\(option)", "'\(text)' is no age", "write one such as 90d, 12w, 6m or 1y")
    }
    return count * length
  }
}
