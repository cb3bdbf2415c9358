public import KijunGuidelines

/// Reads a page of HTML or XHTML: what is seen of it, by headings, sentences, list items and table rows.
public enum HTMLReader {
  /// Whether the library that knows HTML is on this machine. Markdown needs it too, for the HTML in it.
  public static var isAvailable: Bool { HTMLEvents.isAvailable }

  /// Reads valid UTF-8, whatever the page says of its encoding. Quotes are the text that is seen, lines are those
  /// of the file.
  public static func read(_ bytes: [UInt8]) -> Document {
    var walk = HTMLWalk(HTMLEvents(bytes))
    let lines = Lines(bytes)
    var builder = DocumentBuilder(lines: lines)
    var groups: [Int: Int] = [:]
    func group(_ number: Int) -> Int {
      if let known = groups[number] { return known }
      let made = builder.newGroup()
      groups[number] = made
      return made
    }
    walk.run { piece in
      switch piece {
      case .heading(let text, let level): builder.heading(text, level: level)
      case .paragraph(let text): builder.sentences(text, kind: .sentence)
      // Tables and lists are counted apart.
      case .item(let text, let list): builder.sentences(text, kind: .listItem, group: group(list * 2 + 1))
      case .row(let cells, let isHeader, let table, let source):
        builder.row(
          cells.map { $0.whole()?.text ?? Visible() }, isHeader: isHeader, range: source,
          group: group(table * 2))
      case .code(let text): builder.code(text)
      }
    }
    var document = builder.document
    document.title = walk.title ?? document.sections.first { $0.level == 1 }?.title ?? document.title
    document.language = walk.language
    document.frontMatter = walk.meta.map {
      let line = lines.number(at: $0.place)
      return FrontMatterField(key: $0.name, value: $0.content, lines: line...line)
    }
    return document.ofShownText()
  }
}
