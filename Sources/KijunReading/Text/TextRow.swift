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
    // A row of one cell alone heads those below it, as do others in the table, or is the first half of a key: then the
    // row below has the number of cells that it should, and the other half for a key.
    let lone = indices.dropFirst().filter { self[$0].cells.count == 1 }
    guard !lone.isEmpty else { return }
    let below = Set(lone.map { $0 + 1 })
    let shapes = Set(indices.dropFirst().filter { self[$0].fits && !below.contains($0) }.map(keyShape))
    for index in below where index < count && self[index].fits {
      self[index].fits = lone.count > 1 && (shapes.isEmpty || shapes.contains(keyShape(index)))
    }
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
