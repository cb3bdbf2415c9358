/// Text of documents in a cell of a Markdown table: what a reader sees is that text again, byte for byte.
enum MarkdownCell {
  static func text(_ text: String) -> String {
    var out = ""
    out.reserveCapacity(text.utf8.count + 8)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "|", "`", "*", "[", "]", "<", "~", "&", "$":
        out += "\\"
        out.unicodeScalars.append(scalar)
      case "_" where !isBetweenLetters(index, scalars): out += "\\_"
      case " ":
        // Spaces at the ends would go, and several would be one.
        let isPlain = index > 0 && index + 1 < scalars.count && scalars[index - 1] != " "
        out += isPlain ? " " : "&#32;"
      // An address would become a link.
      case ":" where index + 1 < scalars.count && scalars[index + 1] == "/": out += "&#58;"
      case "@": out += "&#64;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace:
        out += "&#\(scalar.value);"
      case _ where isInvisible(scalar): out += "&#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Inside a word it is none of emphasis.
  private static func isBetweenLetters(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
    }
    return index > 0 && index + 1 < scalars.count && isLetter(scalars[index - 1])
      && isLetter(scalars[index + 1])
  }

  /// Marks that turn the direction of writing would show the table in another order.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

/// A heading or a line of text; what is special in them is so in a cell too.
enum MarkdownLine {
  static func text(_ text: String) -> String {
    let plain = String(text.map { $0.isNewline ? " " : $0 })
    // Such signs at the end of a heading would be taken for its frame.
    let line = MarkdownCell.text(plain) + (plain.last == "#" ? "&#32;" : "")
    // A number or a dash at its start would begin a list.
    guard let first = line.unicodeScalars.first else { return line }
    switch first {
    case "-", "+", "=", ">", "#", "|", "0"..."9":
      return "&#\(first.value);" + line.unicodeScalars.dropFirst().map(String.init).joined()
    default: return line
    }
  }
}
