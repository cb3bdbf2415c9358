/// The lists and conditions that rows hold as JSON, written and read by hand: the general coders cost more
/// than all else in reading a row.
enum JSONText {
  static func strings(_ list: [String]) -> String {
    var out = "["
    for (index, string) in list.enumerated() {
      if index > 0 { out += "," }
      append(string, to: &out)
    }
    return out + "]"
  }

  static func numbers(_ list: [Double]) -> String {
    "[" + list.map(number).joined(separator: ",") + "]"
  }

  static func object(_ pairs: [String: String]) -> String {
    var out = "{"
    for (index, pair) in pairs.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { out += "," }
      append(pair.key, to: &out)
      out += ":"
      append(pair.value, to: &out)
    }
    return out + "}"
  }

  /// 44 rather than 44.0, as documents write it.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  static func append(_ string: String, to out: inout String) {
    out += "\""
    defer { out += "\"" }
    // Nearly all texts have nothing to escape.
    guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      out += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case _ where scalar.value < 0x20:
        out += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
