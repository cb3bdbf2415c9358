import Foundation

/// A table of a Markdown file: cells as they are written, `\|` read as the character.
struct MarkdownTable {
  var header: [String]
  var rows: [[String]]

  static func all(in text: String) -> [MarkdownTable] {
    var tables: [MarkdownTable] = []
    var isOpen = false
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard line.hasPrefix("|"), !isFenced else {
        isOpen = false
        continue
      }
      let cells = cells(of: line)
      if !isOpen {
        tables.append(MarkdownTable(header: cells, rows: []))
      } else if !line.allSatisfy({ "|- ".contains($0) }) {
        tables[tables.count - 1].rows.append(cells)
      }
      isOpen = true
    }
    return tables
  }

  /// The table whose first header says so.
  static func under(_ first: String, in text: String) -> MarkdownTable? {
    all(in: text).first { $0.header.first == first }
  }

  /// What stands in backticks in a cell.
  static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The names in the first column.
  var names: [String] { rows.compactMap { Self.code(in: $0[0]).first } }

  private static func cells(of line: Substring) -> [String] {
    let parts = line.replacing(#"\|"#, with: "\u{1}").split(separator: "|", omittingEmptySubsequences: false)
    return parts.dropFirst().dropLast().map {
      String($0).replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces)
    }
  }
}
