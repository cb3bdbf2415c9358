/// The comment of a line of code, which is prose.
enum CodeComment {
  static func text(_ line: String) -> String? {
    for mark in ["//", "/*", "# ", "<!--"] where line.hasPrefix(mark) {
      return String(line.dropFirst(mark.count)).trimmingSpaces
    }
    return nil
  }

  static func isComment(_ line: String) -> Bool { text(line) != nil }
}
