/// Two columns of help, in lines that a terminal shows whole.
enum HelpTable {
  static let width = 100
  /// What is longer has a line of its own, and doesn't push the other column to the right.
  private static let most = 32

  static func text(_ rows: [(name: String, help: String)]) -> String {
    let first = rows.map { Columns.width($0.name) }.filter { $0 <= most }.max() ?? most
    let indent = String(repeating: " ", count: first + 4)
    return rows.flatMap { row in
      var lines = wrapped(row.help, to: width - first - 4).map { indent + $0 }
      if Columns.width(row.name) > first || lines.isEmpty {
        lines.insert("  " + row.name, at: 0)
      } else {
        lines[0] = "  \(Columns.pad(row.name, to: first))  " + lines[0].dropFirst(indent.count)
      }
      return lines
    }.joined(separator: "\n")
  }

  /// Between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, Columns.width(last) + 1 + Columns.width(String(word)) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
