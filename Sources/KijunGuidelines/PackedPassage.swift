/// A passage as bytes.
enum PackedPassage {
  static func write(_ passage: Passage, to bytes: inout [UInt8]) {
    var out = PackedBytes(bytes: bytes)
    bytes = []
    out.add(passage.range.lowerBound)
    out.add(passage.range.count)
    // Nearly every row says what its cells do.
    let isJoined = !passage.cells.isEmpty && passage.text == joined(passage.cells)
    out.add(
      (kinds.firstIndex(of: passage.kind) ?? 0) << 2 | (isJoined ? 2 : 0) | (passage.isMisfit ? 1 : 0))
    out.add(passage.lines.lowerBound)
    out.add(passage.lines.upperBound - passage.lines.lowerBound)
    out.add(passage.section)
    out.add(passage.block)
    out.add(passage.group, { out, group in out.add(group) })
    if !isJoined { out.add(passage.text, near: passage.range.lowerBound) }
    out.add(passage.cells.count)
    for cell in passage.cells { out.add(cell, near: passage.range.lowerBound) }
    out.add(passage.locator, { out, locator in out.add(locator) })
    out.add(passage.entry, { out, entry in out.add(entry) })
    bytes = out.bytes
  }

  static func start(_ bytes: [UInt8], at place: Int) -> Int {
    var input = PackedReader(bytes: bytes, at: place)
    return input.number()
  }

  static func passage(_ bytes: [UInt8], at place: Int) -> Passage {
    var input = PackedReader(bytes: bytes, at: place)
    let start = input.number()
    let end = start + input.number()
    let make = input.number()
    let line = input.number()
    let lastLine = line + input.number()
    let section = input.number()
    let block = input.number()
    let group = input.optional { $0.number() }
    let own = make & 2 == 0 ? input.visible(near: start) : nil
    let count = input.number()
    var cells: [Visible] = []
    if count > 0 {
      cells.reserveCapacity(count)
      for _ in 0..<count { cells.append(input.visible(near: start)) }
    }
    let locator = input.optional { $0.text() }
    let entry = input.optional { $0.entry() }
    var passage = Passage(
      kind: kinds[make >> 2], text: own ?? joined(cells), range: start..<end, lines: line...lastLine,
      section: section,
      block: block,
      group: group, cells: cells, locator: locator, entry: entry)
    passage.isMisfit = make & 1 == 1
    return passage
  }

  private static let kinds = Passage.Kind.allCases

  private static func joined(_ cells: [Visible]) -> Visible {
    var text = Visible()
    for (number, cell) in cells.enumerated() {
      if number > 0 { text.append(joining: " | ") }
      text.append(cell)
    }
    return text
  }
}

extension PackedBytes {
  fileprivate mutating func add(_ text: Visible, near place: Int) {
    add(text.string)
    // Nearly all text stands in the document as it is, without anything in it left out.
    if text.runs.count == 1, text.runs[0].start == 0, text.runs[0].count == text.string.utf8.count {
      add(0)
      add(signed: text.runs[0].source - place)
    } else {
      add(text.runs.count + 1)
      var start = 0
      var source = place
      for run in text.runs {
        add(signed: run.start - start)
        add(signed: run.source - source)
        add(run.count)
        start = run.start + run.count
        source = run.source + run.count
      }
    }
    add(text.pictures.count)
    for picture in text.pictures {
      add(picture.lowerBound)
      add(picture.count)
    }
  }

  fileprivate mutating func add(_ entry: Entry) {
    add(entry.name)
    add(entry.property)
    add(entry.value)
    add(entry.reference, { out, text in out.add(text) })
    add(entry.written, { out, text in out.add(text) })
    add(entry.conditions.count)
    for condition in entry.conditions { add(condition) }
    add(entry.scope.count)
    for scope in entry.scope {
      add(scope.text)
      add(scope.word)
    }
    add(entry.note, { out, text in out.add(text) })
    add(entry.isDeclared)
    add(entry.isDeprecated)
  }
}

extension PackedReader {
  fileprivate mutating func visible(near place: Int) -> Visible {
    let string = text()
    var runs: [Visible.Run] = []
    let count = number()
    if count == 0 {
      runs = [Visible.Run(start: 0, source: place + signed(), count: string.utf8.count)]
    } else {
      var start = 0
      var source = place
      runs.reserveCapacity(count - 1)
      for _ in 1..<count {
        start += signed()
        source += signed()
        let length = number()
        runs.append(Visible.Run(start: start, source: source, count: length))
        start += length
        source += length
      }
    }
    var pictures: [Range<Int>] = []
    for _ in 0..<number() {
      let low = number()
      pictures.append(low..<low + number())
    }
    return Visible(string, runs: runs, pictures: pictures)
  }

  fileprivate mutating func entry() -> Entry {
    var entry = Entry(name: text(), property: text(), value: text())
    entry.reference = optional { $0.text() }
    entry.written = optional { $0.text() }
    for _ in 0..<number() { entry.conditions.append(text()) }
    for _ in 0..<number() { entry.scope.append(.init(text: text(), word: text())) }
    entry.note = optional { $0.text() }
    entry.isDeclared = flag()
    entry.isDeprecated = flag()
    return entry
  }
}
