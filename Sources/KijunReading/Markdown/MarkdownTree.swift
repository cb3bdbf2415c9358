import CMarkGFM

/// The syntax tree of a Markdown text as a flat list of events, in the order of a walk over the tree.
///
/// This is the only file that knows the C parser. Nothing of C leaves it: no pointer, no node.
struct MarkdownTree {
  private(set) var events: [MarkdownEvent] = []
  /// The literals of all events, one after the other; events hold ranges of it.
  private(set) var literals: [UInt8] = []

  init() {}

  /// Parses UTF-8 text. Before it stand `base` lines, and `column` bytes of its first one.
  init(_ text: [UInt8], extensions: [MarkdownExtension], base: Int = 0, column: Int = 0) {
    _ = Self.registered
    // Raw HTML stays in the tree whatever the options: they matter to renderers, and nothing is rendered.
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES) else { return }
    defer { unsafe cmark_parser_free(parser) }
    for name in extensions {
      if let found = unsafe cmark_find_syntax_extension(name.rawValue) {
        _ = unsafe cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    unsafe text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe cmark_parser_feed(parser, base.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let root = unsafe ParserLock.hold({ unsafe cmark_parser_finish(parser) }) else { return }
    defer { unsafe cmark_node_free(root) }
    unsafe walk(root, base, column)
  }

  /// The last block that begins up to a line and stands in no other one. Footnotes come behind all others, whatever
  /// their lines.
  func lastBlock(upTo line: Int) -> MarkdownEvent? {
    var last: MarkdownEvent?
    var depth = 0
    for event in events.dropFirst() {
      if depth == 0, event.enters, event.startLine <= line, event.startLine >= last?.startLine ?? 0 {
        last = event
      }
      if !event.kind.isLeaf { depth += event.enters ? 1 : -1 }
    }
    return last
  }

  /// What an entity such as `&nbsp;` or `&#x2014;` stands for; nil where it is none.
  static func text(ofEntity entity: String) -> String? {
    let tree = MarkdownTree(Array(entity.utf8), extensions: [])
    guard let event = tree.events.first(where: { $0.kind == .text }) else { return nil }
    let text = String(decoding: tree.literals[event.literal], as: UTF8.self)
    return text == entity ? nil : text
  }

  /// Once for the process and before any parser: the registry of the C library is not made for threads.
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// An iterator of the library and not a recursion: nesting in a file may be as deep as the file is long.
  private mutating func walk(_ root: OpaquePointer, _ base: Int, _ column: Int) {
    guard let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let step = unsafe cmark_iter_next(iterator)
      guard step != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else { return }
      let kind = unsafe Self.kind(of: node)
      let enters = step == CMARK_EVENT_ENTER
      var event = MarkdownEvent(kind: kind, enters: enters)
      if enters {
        // 0 stays what it is: not known.
        let line = Int(unsafe cmark_node_get_start_line(node))
        event.startLine = line > 0 ? line + base : 0
        event.startColumn = Int(unsafe cmark_node_get_start_column(node)) + (line == 1 ? column : 0)
        event.endLine = Int(unsafe cmark_node_get_end_line(node)) + base
        event.literal = unsafe literal(of: node, kind)
        if kind == .heading { event.level = Int(unsafe cmark_node_get_heading_level(node)) }
        if kind == .codeBlock { event.level = unsafe Self.isFenced(node) ? 1 : 0 }
      }
      events.append(event)
    }
  }

  private mutating func literal(
    of node: OpaquePointer, _ kind: MarkdownEvent.Kind
  ) -> Range<Int> {
    let start = literals.count
    switch kind {
    case .text, .code, .htmlInline, .htmlBlock, .codeBlock:
      if let text = unsafe cmark_node_get_literal(node) {
        var byte = unsafe text
        while unsafe byte.pointee != 0 {
          literals.append(UInt8(bitPattern: unsafe byte.pointee))
          unsafe byte += 1
        }
      }
    default: break
    }
    return start..<literals.count
  }

  private static func isFenced(_ node: OpaquePointer) -> Bool {
    var length: CInt = 0
    var offset: CInt = 0
    var character: CChar = 0
    return unsafe cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  private static func kind(of node: OpaquePointer) -> MarkdownEvent.Kind {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnote
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_IMAGE: return .image
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
    default: break
    }
    // Types of extensions have numbers only at run time; their names are fixed.
    guard let name = unsafe cmark_node_get_type_string(node) else { return .other }
    switch unsafe String(cString: name) {
    case "table": return .table
    case "table_header": return .tableHeader
    case "table_row": return .tableRow
    case "table_cell": return .tableCell
    case "strikethrough": return .strikethrough
    case "tasklist": return .item
    default: return .other
    }
  }
}
