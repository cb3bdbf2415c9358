public import KijunGuidelines

/// Reads Markdown: CommonMark with GitHub's tables, strikethrough, task lists and footnotes, and front matter.
public enum MarkdownReader {
  /// Reads valid UTF-8. A byte order mark is skipped; offsets are those of the bytes given.
  public static func read(_ bytes: [UInt8]) -> Document { read(bytes, partSize: MarkdownParts.usualSize) }

  static func read(_ bytes: [UInt8], partSize: Int) -> Document {
    var source = MarkdownSource(bytes)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let front = FrontMatter(source, from: start)
    var text = bytes
    if front.fields.contains(where: { $0.key == ExportedReader.mark }) {
      var document = ExportedReader.read(source, from: front.nextLine)
      document.frontMatter = front.fields
      document.title = front.fields.first { $0.key == "title" }?.value
      return document
    }
    let body = front.nextLine > 1 ? source.parsed.range(of: front.nextLine - 1).upperBound : 0
    // The parser counts lines, so what it must not see turns into blank lines of the same length. A NUL would
    // become a replacement character of another length.
    for index in text.indices where (index < body && !isLineEnd(text[index])) || text[index] == 0 {
      text[index] = 0x20
    }
    let prepared = MarkdownText(text, lines: source.parsed, from: front.nextLine)
    text = prepared.bytes
    var shown = prepared.text
    for index in bytes.indices where bytes[index] == 0 { shown[index] = 0 }
    source = MarkdownSource(
      shown, file: bytes, lines: source.lines, parsed: source.parsed, removed: prepared.removed)
    let extensions = MarkdownCost.affordableExtensions(for: text)
    var parts = MarkdownParts(text, extensions: extensions, size: partSize)
    var walk = MarkdownWalk(source)
    while let part = parts.next() { walk.read(part) }
    var document = walk.document
    document.frontMatter = front.fields
    document.title = front.fields.first { $0.key == "title" }?.value ?? walk.firstTitle
    return document.inOrderOfText()
  }
}
