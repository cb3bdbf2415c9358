/// A step of the walk over a Markdown tree: entering a node, or leaving one that has children.
struct MarkdownEvent {
  enum Kind: UInt8 {
    case document, blockQuote, list, item, codeBlock, htmlBlock, rule, paragraph, heading, footnote
    case table, tableHeader, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline
    case emphasis, strong, strikethrough, link, image, footnoteReference
    case other

    /// Whether it is entered only: nothing is inside it.
    var isLeaf: Bool {
      switch self {
      case .codeBlock, .htmlBlock, .rule, .text, .softBreak, .lineBreak, .code, .htmlInline: true
      default: false
      }
    }
  }

  var kind: Kind
  var enters: Bool
  private var storedLevel: UInt8 = 0
  private var lines: (start: Int32, end: Int32) = (0, 0)
  private var column: Int32 = 0
  private var place: (start: Int32, end: Int32) = (0, 0)

  init(kind: Kind, enters: Bool) {
    self.kind = kind
    self.enters = enters
  }

  /// Lines from 1, by CommonMark's count; 0 where the parser doesn't know. Inline positions of the parser are
  /// not to be relied on and are not used.
  var startLine: Int {
    get { Int(lines.start) }
    set { lines.start = Int32(clamping: newValue) }
  }

  var startColumn: Int {
    get { Int(column) }
    set { column = Int32(clamping: newValue) }
  }

  var endLine: Int {
    get { Int(lines.end) }
    set { lines.end = Int32(clamping: newValue) }
  }

  /// Level of a heading; 1 for a fenced code block.
  var level: Int {
    get { Int(storedLevel) }
    set { storedLevel = UInt8(clamping: newValue) }
  }

  /// Into the literals of the tree.
  var literal: Range<Int> {
    get { Int(place.start)..<Int(place.end) }
    set { place = (Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound)) }
  }
}

/// The extensions of GitHub's Markdown that change what a reader sees.
enum MarkdownExtension: String {
  case table, strikethrough, autolink, tasklist
}
