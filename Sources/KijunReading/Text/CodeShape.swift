/// Tells a line of source code from a line of prose, whatever the programming language.
enum CodeShape {
  static func isCode(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let code = withoutCommentAndStrings(scalars)
    if code.isEmpty { return !scalars.isEmpty && scalars[0] == "/" }
    if code.contains(where: { $0.value >= 0x2E80 }) { return false }
    let line = String(String.UnicodeScalarView(code))
    guard let first = code.first, let last = code.last else { return false }
    if first == "}" || first == ")" || (first == "]" && code.count < 4) { return true }
    if last == "{" || last == ";" || (last == "(" && !line.contains(" ")) { return true }
    if first == "<", last == ">" || line.contains("/>") || line.contains("</") { return true }
    if first == "@", code.count > 2, !line.contains(" ") || declares(line) { return true }
    if first == ".", isCall(code.dropFirst()) { return true }
    if last == ")", isCall(code[...]), namesArgument(line) { return true }
    if let word = line.split(separator: " ").first, keywords.contains(String(word)), hasCodeMarks(line) {
      return true
    }
    return isAssignment(line)
  }

  /// A line that goes on inside a piece of code that has begun: `"Placeholder",`, `text: ...`.
  static func continuesCode(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let code = withoutCommentAndStrings(scalars)
    if code.contains(where: { $0.value >= 0x2E80 }) { return false }
    if isCode(text) || scalars.first == "\"" { return true }
    guard let last = code.last else { return true }
    if !code.contains(" "), scalars.allSatisfy({ $0.value < 0x80 }) { return true }
    // `...` stands for code that is left out; a stop behind several words ends a sentence.
    if last == "." { return String(String.UnicodeScalarView(code)).split(separator: " ").count <= 2 }
    return last == "," || last == "(" || last == "["
  }

  /// A member that a sentence names, which begins a new line when a page is scraped: `.large` behind `A sheet opens at`.
  static func isMember(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    return scalars.next() == "." && scalars.next().map { ("a"..."z").contains($0) } ?? false
  }

  private static let keywords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "import", "return", "if", "for", "guard",
    "public", "private", "static", "const", "function", "def", "final", "case", "switch", "export",
  ]

  private static func hasCodeMarks(_ line: String) -> Bool {
    line.contains("=") || line.contains("(") || line.contains("{") || line.contains(":")
      || line.split(separator: " ").count == 2
  }

  /// `@State private var isOn`: an attribute before a declaration.
  private static func declares(_ line: String) -> Bool {
    line.split(separator: " ").dropFirst().prefix(3).contains {
      keywords.contains(String($0)) && $0 != "if" && $0 != "for"
    }
  }

  /// `name(…)` with the parenthesis directly behind a name.
  private static func isCall(_ code: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let paren = code.firstIndex(of: "("), paren > code.startIndex else { return false }
    return code[code.startIndex..<paren].allSatisfy {
      ($0.value < 0x80 && $0.properties.isAlphabetic) || ("0"..."9").contains($0) || $0 == "." || $0 == "_"
    }
  }

  /// `Image(systemName: …)`: a call whose first argument has a name. `height(44)` may be prose.
  private static func namesArgument(_ line: String) -> Bool {
    guard let inner = line.split(separator: "(", maxSplits: 1).dropFirst().first else { return false }
    let name = inner.prefix { $0 != ":" }
    guard name.count < inner.count, let first = name.first, first.isLowercase || first == "_" else {
      return false
    }
    return name.unicodeScalars.allSatisfy { $0.value < 0x80 && ($0.properties.isAlphabetic || $0 == "_") }
  }

  /// `label.font = value`: a dotted name or an attribute on the left, no sentence.
  private static func isAssignment(_ line: String) -> Bool {
    guard let equals = line.range(of: " = ") else { return false }
    let left = line[..<equals.lowerBound]
    return !left.contains(" ") && left.contains(".") && left.unicodeScalars.allSatisfy { $0.value < 0x80 }
  }

  private static func withoutCommentAndStrings(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var code: [Unicode.Scalar] = []
    var inString = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\"" {
        inString.toggle()
        code.append(scalar)
      } else if !inString {
        if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" || scalars[index + 1] == "*",
          index == 0 || scalars[index - 1] != ":"
        {
          break
        }
        code.append(scalar)
      }
      index += 1
    }
    if inString { return scalars }
    while code.last == " " { code.removeLast() }
    return code
  }
}

extension String {
  /// Foundation's `range(of:)` without Foundation.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
