/// Reads the inline nodes of one block into visible text.
struct InlineReading {
  private struct Open {
    var kind: MarkdownEvent.Kind
    var text: Int
    var source: Int
    /// How the markup opened: so many delimiters, or 0 where none was found.
    var width: Int
    var byte: UInt8
  }

  let tree: MarkdownTree
  /// What a hard line break and `<br>` become.
  var hardBreak: InlineText.Break = .hard
  private(set) var text = InlineText()
  private var cursor: InlineCursor
  private var open: [Open] = []

  init(_ tree: MarkdownTree, _ cursor: InlineCursor) {
    self.tree = tree
    self.cursor = cursor
  }

  mutating func read(_ events: Range<Int>) -> InlineText {
    for index in events {
      let event = tree.events[index]
      let literal = tree.literals[event.literal]
      switch event.kind {
      case .text: cursor.read(text: literal, into: &text)
      case .code:
        let start = text.bytes.count
        if let place = cursor.read(code: literal, into: &text) { text.mark(from: start, source: place) }
      case .htmlInline:
        let place = cursor.pass(tag: literal)
        if HTMLTag.isBreak(literal) { text.breakLine(hardBreak, source: place) }
      case .softBreak: text.breakLine(.soft, source: cursor.passLineEnd())
      case .lineBreak: text.breakLine(hardBreak, source: cursor.passLineEnd())
      case .footnoteReference:
        if event.enters {
          cursor.settle()
          if cursor.byte == UInt8(ascii: "[") { cursor.passLabel() }
        }
      case .emphasis, .strong, .strikethrough, .link, .image:
        if event.enters { enter(event.kind) } else { leave() }
      default: break
      }
    }
    return text
  }

  private mutating func enter(_ kind: MarkdownEvent.Kind) {
    cursor.settle()
    let start = cursor.at
    let byte = cursor.byte ?? 0
    var width = 0
    switch kind {
    case .emphasis where byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_"):
      width = cursor.pass(byte, upTo: 1)
    case .strong where byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_"):
      width = cursor.pass(byte, upTo: 2)
    case .strikethrough: width = cursor.pass(UInt8(ascii: "~"), upTo: 2)
    case .link where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<"):
      width = cursor.pass(byte, upTo: 1)
    case .image where byte == UInt8(ascii: "!"):
      width = cursor.pass(byte, upTo: 1) + cursor.pass(UInt8(ascii: "["), upTo: 1)
    default: break
    }
    open.append(Open(kind: kind, text: text.bytes.count, source: start, width: width, byte: byte))
  }

  private mutating func leave() {
    guard let last = open.popLast() else { return }
    if last.kind == .image { text.markPicture(from: last.text) }
    guard last.width > 0 else { return }
    let closes: Bool
    switch last.byte {
    case UInt8(ascii: "<"): closes = cursor.pass(UInt8(ascii: ">"), upTo: 1) == 1
    case UInt8(ascii: "["), UInt8(ascii: "!"): closes = cursor.passLinkEnd()
    default: closes = cursor.pass(last.byte, upTo: last.width) == last.width
    }
    if closes { text.mark(from: last.text, source: last.source..<cursor.at) }
  }
}
