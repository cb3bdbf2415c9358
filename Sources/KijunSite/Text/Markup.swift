/// HTML. What is written in this program stands in it as it is; every text that comes from elsewhere is escaped by the one
/// function below, since the only way into it is an interpolation.
struct Markup: Sendable, Equatable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init() { text = "" }
  init(stringLiteral literal: String) { text = literal }
  init(stringInterpolation pieces: Interpolation) { text = pieces.text }

  var isEmpty: Bool { text.isEmpty }
  /// In bytes.
  var size: Int { text.utf8.count }

  static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ string: String) { Markup.escape(string, to: &text) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }

  /// Safe as text and inside double quotes.
  private static func escape(_ string: String, to out: inout String) {
    guard string.utf8.contains(where: { isMarkup($0) || SafeText.mayBegin($0) }) else {
      out += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      default: out.unicodeScalars.append(SafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }
}

extension Sequence<Markup> {
  func joined(_ separator: Markup = "") -> Markup {
    var all = Markup()
    for (index, markup) in enumerated() {
      if index > 0 { all += separator }
      all += markup
    }
    return all
  }
}
