internal import KijunGuidelines

/// A row of a table in a scraped text.
struct TextRow {
  var cells: [Visible]
  var range: Range<Int>
  /// Whether each cell stands below its header, as far as their number says so.
  var fits = true

  /// The cells of a line; bars with a backslash before them belong to the text.
  static func cells(_ segment: Segment) -> [Visible] {
    let bytes = Array(segment.text.utf8)
    var cells: [Visible] = []
    var low = bytes.first == 0x7C ? 1 : 0
    var index = low
    func cell(_ range: Range<Int>) -> Visible {
      Visible(String(decoding: bytes[range], as: UTF8.self), at: segment.range.lowerBound + range.lowerBound)
        .trimmed()
    }
    while index < bytes.count {
      if bytes[index] == 0x7C, index == 0 || bytes[index - 1] != 0x5C {
        cells.append(cell(low..<index))
        low = index + 1
      }
      index += 1
    }
    if low < bytes.count { cells.append(cell(low..<bytes.count)) }
    return cells
  }
}

extension [TextRow] {
  /// Marks the rows below a header, the first of them, that don't fit below it.
  mutating func markMisfits(columns: Int) {
    guard let header = first else { return }
    // Where more rows agree on another number of cells than on that of the header, it is the header that was damaged.
    let isWhole = header.cells.count == columns && !isOutnumbered(columns)
    self[0].fits = isWhole
    for index in indices.dropFirst() {
      self[index].fits = isWhole && self[index].cells.count == columns
    }
    guard isWhole, columns > 1 else { return }
    let lone = indices.dropFirst().filter { self[$0].cells.count == 1 }
    guard let first = lone.first else { return }
    // A row of one cell alone heads those below it, as do others in the table, or is half of something: of the last cell
    // above it, or of the key below it. Then that row has the number of cells that it should, and a half in one of them.
    let cutOff = lone.filter { index in first > 1 && isCutOff(index) }
    let below = Set(lone.map { $0 + 1 })
    let keys = indices.dropFirst().filter { self[$0].fits && !below.contains($0) }
    let shapes = Set(keys.map(keyShape))
    let areKeysPieces = keys.contains { LoneCell.isPiece(self[$0].cells[0].string) }
    for index in cutOff { self[index - 1].fits = false }
    for index in lone where index + 1 < count && self[index + 1].fits {
      if cutOff.contains(index), !areKeysPieces { continue }
      self[index + 1].fits = lone.count > 1 && (shapes.isEmpty || shapes.contains(keyShape(index + 1)))
    }
  }

  /// Whether a row of one cell alone may be the other half of the last cell in the row above it.
  private func isCutOff(_ index: Int) -> Bool {
    let text = self[index].cells[0].string
    return LoneCell.isPiece(text) || index == count - 1 && !LoneCell.isNote(text)
  }

  /// How many rows below the header have so many cells, by their number.
  var counts: [Int: Int] { dropFirst().reduce(into: [:]) { $0[$1.cells.count, default: 0] += 1 } }

  private func isOutnumbered(_ columns: Int) -> Bool {
    let counts = counts
    return counts.contains { $0.key != columns && $0.value > counts[columns, default: 0] }
  }

  /// What the first cell of a row begins with: a letter, a figure, something else, or nothing.
  private func keyShape(_ index: Int) -> Int {
    guard let first = self[index].cells.first?.string.unicodeScalars.first else { return 0 }
    return first.properties.isAlphabetic ? 1 : first.properties.numericType != nil ? 2 : 3
  }
}
