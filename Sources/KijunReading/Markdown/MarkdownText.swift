/// The text of a file as the parser gets it: without what MDX adds to Markdown, line for line.
///
/// Tags of components, `import` and `export` become spaces. What stands inside components loses their indentation, or
/// the parser would take it for code. An HTML table keeps its blank lines from the parser, which would end it there.
struct MarkdownText {
  private(set) var bytes: [UInt8] = []
  /// How many bytes each line has lost at its start, by its number less one.
  private(set) var removed: [Int32] = []

  /// The file without what is none of its text, byte for byte at the place it had.
  private(set) var text: [UInt8]
  private let lines: Lines
  /// Of each component that is open: how far its content is indented, once known.
  private var components: [Int?] = []
  private var fence: MarkdownFence?
  /// Up to where a statement of JavaScript goes, and whether such a statement or nothing stands on the line before.
  private var moduleEnd = 0
  private var canImport = true
  private var failures = 0
  private var html: HTMLRegion

  /// `text` has the length of the file and its lines; those before `first` hold nothing.
  init(_ text: [UInt8], lines: Lines, from first: Int) {
    self.text = text
    self.lines = lines
    html = HTMLRegion(text)
    bytes.reserveCapacity(text.count)
    removed.reserveCapacity(lines.count)
    for number in 1...lines.count {
      let range = lines.range(of: number)
      let next = number < lines.count ? lines.range(of: number + 1).lowerBound : text.count
      let cut = number < first ? 0 : read(range)
      removed.append(Int32(clamping: cut))
      if html.isOpen, self.text[range].allSatisfy(isBlank) { bytes += html.filler }
      bytes += self.text[(range.lowerBound + cut)..<next]
    }
  }

  /// How much the line loses.
  private mutating func read(_ line: Range<Int>) -> Int {
    let start = content(of: line)
    let isBlankLine = start == line.upperBound
    defer { canImport = isBlankLine || line.lowerBound < moduleEnd }
    if let open = fence {
      if open.isClosed(by: text[start..<line.upperBound]) { fence = nil }
      return dedent(line, start)
    }
    if line.lowerBound < moduleEnd {
      erase(line, except: nil)
      return 0
    }
    if isBlankLine { return 0 }
    if html.isOpen {
      html.read(text, start..<line.upperBound)
      return dedent(line, start)
    }
    if let opened = MarkdownFence(text[start..<line.upperBound]) {
      fence = opened
      return dedent(line, start)
    }
    if canImport, components.isEmpty, ModuleLine.isOne(text[line]) {
      let end = failures < 64 ? ModuleLine.end(in: text, from: line) : nil
      if end == nil { failures += 1 }
      moduleEnd = max(line.upperBound, end ?? 0)
      erase(line, except: nil)
      return 0
    }
    let before = components.count
    let isTag = passComponents(line, from: start)
    let now = content(of: line)
    guard now < line.upperBound else { return 0 }
    let cut: Int
    if isTag {
      cut = now - line.lowerBound
    } else if before > 0, let last = components.indices.last {
      if components[last] == nil { components[last] = now - line.lowerBound }
      cut = dedent(line, now)
    } else {
      cut = 0
    }
    html.open(text, now..<line.upperBound, indent: now - line.lowerBound - cut)
    return cut
  }

  private func content(of line: Range<Int>) -> Int {
    text[line].firstIndex { !isBlank($0) } ?? line.upperBound
  }

  private func dedent(_ line: Range<Int>, _ content: Int) -> Int {
    min(content - line.lowerBound, (components.last ?? 0) ?? 0)
  }

  /// Turns tags, comments and expressions of a line into spaces. Says whether one stands at its start.
  private mutating func passComponents(_ line: Range<Int>, from start: Int) -> Bool {
    var isFirst = false
    var at = start
    var ticks = 0
    while at < line.upperBound {
      switch text[at] {
      case UInt8(ascii: "`"):
        var run = 1
        while at + run < line.upperBound, text[at + run] == UInt8(ascii: "`") { run += 1 }
        ticks = ticks == 0 ? run : ticks == run ? 0 : ticks
        at += run
        continue
      case UInt8(ascii: "<") where ticks == 0 && !isWord(before: at, line) && failures < 64:
        guard let tag = ComponentTag(in: text, at: at) else {
          if at + 1 < text.count, (0x41...0x5A).contains(text[at + 1]) { failures += 1 }
          break
        }
        isFirst = isFirst || at == start
        if tag.isClosing { _ = components.popLast() } else if !tag.isEmpty { components.append(nil) }
        erase(tag.range, except: isAlone(tag) ? tag.label : nil)
        at = tag.range.upperBound
        continue
      case UInt8(ascii: "{") where ticks == 0 && failures < 64:
        let isComment =
          at + 2 < text.count && text[at + 1] == UInt8(ascii: "/") && text[at + 2] == UInt8(ascii: "*")
        guard isComment || at == start && !components.isEmpty else { break }
        guard let end = ComponentTag.end(ofBraces: text, from: at, min(text.count, at + 1 << 16)) else {
          failures += 1
          break
        }
        isFirst = isFirst || at == start
        erase(at..<end, except: nil)
        at = end
        continue
      default: break
      }
      at += 1
    }
    return isFirst
  }

  /// `List<String>` has no tag in it.
  private func isWord(before index: Int, _ line: Range<Int>) -> Bool {
    guard index > line.lowerBound else { return false }
    let byte = text[index - 1]
    return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || (0x30...0x39).contains(byte)
  }

  /// Whether nothing follows a tag on its line: then its label is a line of its own.
  private func isAlone(_ tag: ComponentTag) -> Bool {
    text[tag.range.upperBound...].first { !isBlank($0) }.map(isLineEnd) ?? true
  }

  private mutating func erase(_ range: Range<Int>, except kept: Range<Int>?) {
    for index in range where !isLineEnd(text[index]) && kept?.contains(index) != true { text[index] = 0x20 }
  }
}
