/// The text of a document in a message in Markdown: it stays text, and becomes no markup, link or mention.
///
/// A backslash is enough against markup. Mentions, references to issues and addresses are looked for in what the markup
/// became, where no backslash is left; in a code span they are not.
enum MessageText {
  /// In a line of its own.
  static func line(_ text: String) -> String {
    let line = Printable.line(text)
    return isFound(line) ? code(line) : escaped(line)
  }

  /// In a cell of a table, where a bar ends the cell even in a code span.
  static func cell(_ text: String) -> String {
    let line = Printable.line(text)
    return isFound(line) ? code(line).replacing("|", with: "\\|") : escaped(line)
  }

  static func code(_ text: String) -> String {
    let line = Printable.line(text)
    var longest = 0
    var run = 0
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + room + line + room + fence
  }

  private static func isFound(_ line: String) -> Bool {
    line.contains { $0 == "@" || $0 == "#" } || line.contains("://") || line.lowercased().contains("www.")
  }

  private static func escaped(_ line: String) -> String {
    var out = ""
    for character in line {
      if "\\`*_{}[]<>|~!&$".contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
  }
}
