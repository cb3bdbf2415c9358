/// A list or table of HTML between paragraphs, from its first tag to its last, over blank lines.
struct HTMLRegion {
  /// Stands in for a blank line and shows nothing. It is as far indented as the region, or it would end the list item
  /// that the region is in.
  var filler: [UInt8] { Array(repeating: 0x20, count: indent) + Array("<!-- -->".utf8) }
  private static let names = ["table", "ul", "ol", "dl"]

  private var name = ""
  private var depth = 0
  private var indent = 0
  /// Where each kind of region ends for the last time.
  private let lastEnds: [String: Int]

  var isOpen: Bool { depth > 0 }

  init(_ text: [UInt8]) {
    var ends: [String: Int] = [:]
    for index in text.indices.dropLast()
    where text[index] == UInt8(ascii: "<") && text[index + 1] == UInt8(ascii: "/") {
      let name = HTMLTag.name(of: text[(index + 2)...])
      if Self.names.contains(name) { ends[name] = index }
    }
    lastEnds = ends
  }

  /// Opens one where the line begins with its tag, and an end tag follows.
  mutating func open(_ text: [UInt8], _ line: Range<Int>, indent: Int) {
    guard text[line.lowerBound] == UInt8(ascii: "<") else { return }
    let name = HTMLTag.name(of: text[(line.lowerBound + 1)..<line.upperBound])
    guard Self.names.contains(name), let end = lastEnds[name], end > line.lowerBound else { return }
    self.name = name
    self.indent = min(indent, 1000)
    read(text, line)
  }

  mutating func read(_ text: [UInt8], _ line: Range<Int>) {
    for index in line where text[index] == UInt8(ascii: "<") && index + 1 < line.upperBound {
      let isEnd = text[index + 1] == UInt8(ascii: "/")
      guard HTMLTag.name(of: text[(index + (isEnd ? 2 : 1))..<line.upperBound]) == name else { continue }
      depth = max(0, depth + (isEnd ? -1 : 1))
    }
  }
}
