/// A step of the walk over a Markdown tree: entering a node, or leaving one that has children.
struct MarkdownEvent {
  enum Kind: UInt8 {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, footnote
    case table, tableHeader, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline
    case emphasis, strong, strikethrough, link, image, footnoteReference
    case other
  }

  var kind: Kind
  var enters: Bool
  /// Lines from 1, by CommonMark's count; 0 where the parser doesn't know. Inline positions of the parser are
  /// not to be relied on and are not used.
  var startLine = 0
  var startColumn = 0
  var endLine = 0
  /// Level of a heading; 1 for a fenced code block.
  var level = 0
  /// Into the literals of the tree.
  var literal = 0..<0
}

/// The extensions of GitHub's Markdown that change what a reader sees.
enum MarkdownExtension: String {
  case table, strikethrough, autolink, tasklist
}
