internal import KijunGuidelines

/// Makes blocks out of lines: decides what each line is by what stands around it.
struct TextAssembly {
  private let segments: [Segment]
  private let shapes: [LineShape]
  private let bareTables: [Int: BareTable]
  private let tabTables: [Int: TabTable]
  private let headings: HeadingShape
  /// The bytes of the longest line, which says where a text that was wrapped is wrapped.
  private let width: Int
  private var builder: DocumentBuilder
  private var index = 0
  private var listGroup: Int?
  private var numberedLevel: Int?
  private var hasTitle = false

  init(segments: [Segment], builder: DocumentBuilder) {
    self.segments = segments
    self.builder = builder
    var shapes = segments.map(LineShape.init)
    bareTables = BareTable.all(segments, shapes)
    for (start, table) in bareTables {
      for line in start..<table.end { shapes[line] = .tableRow }
    }
    tabTables = TabTable.all(segments, shapes)
    for (start, table) in tabTables {
      // Names and values without a header are items of a list.
      for line in start..<table.end { shapes[line] = table.hasHeader ? .tableRow : .bullet(mark: 0) }
    }
    shapes = ValueLines.marked(shapes, segments)
    for line in shapes.indices.dropFirst() where Self.isNamedInSentence(line, shapes, segments) {
      shapes[line] = .prose
    }
    self.shapes = shapes
    headings = HeadingShape(segments: segments, shapes: shapes)
    width = segments.lazy.map(\.text.utf8.count).max() ?? 0
  }

  /// Whether a line of code is only a member that the sentence around it names.
  private static func isNamedInSentence(_ line: Int, _ shapes: [LineShape], _ segments: [Segment]) -> Bool {
    guard shapes[line] == .code, shapes[line - 1] == .prose, CodeShape.isMember(segments[line].text) else {
      return false
    }
    if line + 1 < shapes.count, shapes[line + 1] == .code { return false }
    return Continuation.goesOn(segments[line - 1].text, segments[line].text)
  }

  mutating func run() -> Document {
    while index < segments.count {
      let start = index
      switch shapes[index] {
      case .blank, .directive: index += 1
      case .tableRow, .tableRule: table()
      case .marked(let level, let mark): markedHeading(level: level, mark: mark)
      case .bullet(let mark): item(mark: mark)
      case .numbered(let depth, _, let mark):
        if headings.isNumberedHeading(index, depth: depth) {
          heading(level: depth + 1)
          numberedLevel = depth + 1
        } else {
          item(mark: mark)
        }
      case .code: code()
      case .prose: prose()
      }
      if index == start { index += 1 }
    }
    return builder.document
  }

  private mutating func table() {
    listGroup = nil
    let rows: [TextRow]
    if let table = bareTables[index] {
      rows = table.rows
      index = table.end
    } else if let table = tabTables[index] {
      rows = table.rows
      index = table.end
    } else {
      let table = BrokenTable(segments: segments, shapes: shapes, from: index)
      rows = table.rows
      index = max(table.end, index + 1)
    }
    let group = builder.newGroup()
    for (number, row) in rows.enumerated() where !row.cells.isEmpty {
      builder.row(
        row.cells, isHeader: number == 0, isMisfit: !row.fits, range: row.range, group: group)
    }
  }

  private mutating func markedHeading(level: Int, mark: Int) {
    let segment = segments[index]
    guard segment.isFlattened else {
      // By bytes: with an accent that has no letter the space behind the mark is one character.
      heading(visible(segment, dropping: mark), level: level)
      return
    }
    let end = FlattenedHeading.end(of: segment.text, mark: mark)
    let bytes = Array(segment.text.utf8)
    let title = String(decoding: bytes[mark..<end], as: UTF8.self)
    heading(InlineMarkup.visible(title, at: segment.range.lowerBound + mark), level: level)
    let rest = InlineMarkup.visible(
      String(decoding: bytes[end...], as: UTF8.self), at: segment.range.lowerBound + end)
    if !rest.isEmpty { builder.sentences(rest, kind: .sentence) }
  }

  private mutating func heading(level: Int) {
    heading(visible(segments[index], dropping: 0), level: level)
  }

  private mutating func heading(_ text: Visible, level: Int) {
    listGroup = nil
    index += 1
    guard !text.isEmpty else { return }
    hasTitle = true
    builder.heading(text, level: level)
  }

  private mutating func item(mark: Int) {
    let group = listGroup ?? builder.newGroup()
    listGroup = group
    let text = joined(dropping: mark)
    builder.sentences(text, kind: .listItem, group: group)
  }

  private mutating func prose() {
    if headings.isHeading(index) {
      if !hasTitle, !builder.document.passages.contains(where: { $0.kind == .heading }) {
        hasTitle = true
        builder.titleLine(visible(segments[index], dropping: 0))
        index += 1
      } else {
        heading(level: (numberedLevel ?? 1) + 1)
      }
      return
    }
    listGroup = nil
    builder.sentences(joined(dropping: 0), kind: .sentence)
  }

  private mutating func code() {
    listGroup = nil
    var codeLines: [Visible] = []
    while index < segments.count {
      let segment = segments[index]
      if segment.isBlank {
        let next = segments[index...].firstIndex { !$0.isBlank }
        guard let next, next - index <= 2, shapes[next] == .code else { break }
        index = next
        continue
      }
      guard shapes[index] == .code || CodeShape.continuesCode(segment.text) else { break }
      codeLines.append(Visible(segment.text, at: segment.range.lowerBound))
      index += 1
    }
    builder.code(codeLines)
  }

  /// The text of a block with the lines that belong to it.
  private mutating func joined(dropping mark: Int) -> Visible {
    var text = visible(segments[index], dropping: mark)
    index += 1
    while index < segments.count, case .prose = shapes[index], !headings.isHeading(index),
      goesOn(text.string, segments[index])
    {
      let next = visible(segments[index], dropping: 0)
      if Continuation.needsSpace(text.string, next.string) { text.append(joining: " ") }
      text.append(next)
      index += 1
    }
    return text
  }

  private func goesOn(_ text: String, _ next: Segment) -> Bool {
    !segments[index - 1].isBlank && !next.isFlattened && Continuation.goesOn(text, next.text)
      && !beginsAnew(next)
  }

  /// A line that begins with a capital, and whose first word the line before it had room for.
  private func beginsAnew(_ next: Segment) -> Bool {
    guard next.indent == 0, next.text.unicodeScalars.first.map({ ("A"..."Z").contains($0) }) ?? false
    else { return false }
    let word = next.text.utf8.prefix { $0 != 0x20 }.count
    return segments[index - 1].text.utf8.count + 1 + word <= width
  }

  private func visible(_ segment: Segment, dropping mark: Int) -> Visible {
    let bytes = Array(segment.text.utf8)
    let text = String(decoding: bytes[min(mark, bytes.count)...], as: UTF8.self)
    let start = segment.range.lowerBound + mark
    return segment.isFlattened ? InlineMarkup.visible(text, at: start) : Visible(text, at: start).trimmed()
  }
}
