/// A field of comma-separated values.
enum CSVField {
  /// Spreadsheets run what begins like a formula, and documents may come from anybody, so such a text has an apostrophe
  /// before it. Numbers and the signs of comparators are no formulas.
  static func text(_ text: String) -> String {
    let safe = isFormula(text) ? "'" + text : text
    let needsQuotes = safe.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes else { return safe }
    return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private static func isFormula(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "="): text.utf8.count > 1
    case UInt8(ascii: "@"), 0x09, 0x0D: true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      text.utf8.contains { byte in
        !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: " ")
          || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
      }
    default: false
    }
  }
}
