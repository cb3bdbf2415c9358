internal import KijunGuidelines

/// A table of DocC: `rows[row][cell]` is a list of blocks, merged cells are told apart from them.
struct DocCTable {
  private struct Row {
    var cells: [Visible]
    var place: JSONTree
    var path: TreePath
  }

  private var rows: [Row] = []
  private let hasHeaderRow: Bool
  private let block: JSONTree
  private let path: TreePath
  private let references: DocCReferences

  init(_ block: JSONTree, _ path: TreePath, references: DocCReferences) {
    self.block = block
    self.path = path
    self.references = references
    let header = block["header"]?.string ?? "row"
    hasHeaderRow = header == "row" || header == "both"
    for (index, row) in (block["rows"]?.items ?? []).enumerated() {
      let cells = row.items ?? row["cells"]?.items ?? []
      rows.append(
        Row(cells: cells.map(text(ofCell:)), place: row, path: path.child("rows").child(index)))
    }
    spread()
  }

  func add(to walk: inout DocCWalk) {
    let block = walk.document.newBlock()
    let group = walk.document.newGroup()
    for (index, row) in rows.enumerated() {
      let node = walk.node(row.place, row.path)
      guard !hasHeaderRow else {
        walk.document.row(row.cells, isHeader: index == 0, node, block: block, group: group)
        continue
      }
      // Without a header the first cell of a row is all that says what the others are.
      guard let name = row.cells.first?.string, row.cells.count > 1 else {
        for cell in row.cells { walk.sentences(cell, row.place, row.path) }
        continue
      }
      for cell in row.cells.dropFirst() {
        walk.document.entry(
          Entry(name: DataText.short(name), property: "", value: cell.string, isDeclared: true), node,
          group: group)
      }
    }
    guard let metadata = self.block["metadata"], let caption = metadata["abstract"] else { return }
    walk.paragraph(caption, caption, path.child("metadata").child("abstract"))
  }

  /// The blocks of a cell, one under the other.
  private func text(ofCell cell: JSONTree) -> Visible {
    var text = Visible()
    var stack = Array((cell.items ?? cell["content"]?.items ?? [cell]).reversed())
    while let block = stack.popLast() {
      let inner: [JSONTree]? =
        block["items"]?.items ?? block["content"]?.items ?? block["columns"]?.items ?? block["tabs"]?.items
      if let inner, block["inlineContent"] == nil {
        stack += inner.reversed()
        continue
      }
      let words: Visible
      if let nodes = block["inlineContent"] {
        words = DocCInline(nodes, references: references).text
      } else if let code = block["code"]?.items {
        words = TreeDocument.shown(code.compactMap(\.string).joined(separator: "\n"))
      } else if let alternative = references.alternative(of: block["identifier"]?.string) {
        var picture = Visible()
        picture.append(picture: TreeDocument.shown(alternative))
        words = picture
      } else {
        words = TreeDocument.shown(block["text"]?.string ?? block["title"]?.string ?? "")
      }
      let trimmed = words.trimmed()
      if trimmed.isEmpty { continue }
      if !text.isEmpty { text.append(joining: "\n") }
      text.append(trimmed)
    }
    return text
  }

  /// A merged cell says what it says in each row and column that it covers. The cells below it are in the rows, empty,
  /// with a span of 0.
  private mutating func spread() {
    var left = rows.reduce(0) { $0 + $1.cells.count } * 4
    for data in block["extendedData"]?.items ?? [] {
      guard let row = data["rowIndex"]?.integer, let column = data["columnIndex"]?.integer,
        rows.indices.contains(row), rows[row].cells.indices.contains(column)
      else { continue }
      let text = rows[row].cells[column]
      let height = min(max(data["rowspan"]?.integer ?? 1, 0), rows.count - row)
      let width = max(data["colspan"]?.integer ?? 1, 0)
      for y in row..<row + height {
        for x in column..<min(column + min(width, rows[y].cells.count), rows[y].cells.count)
        where (y, x) != (row, column) {
          left -= 1
          guard left > 0 else { return }
          if rows[y].cells[x].isEmpty { rows[y].cells[x] = text }
        }
      }
    }
  }
}
