extension InlineCursor {
  /// Link definitions that open a paragraph leave no trace in the tree, but stand in its source.
  mutating func passDefinitions(before index: Int, in tree: MarkdownTree) {
    guard byte == UInt8(ascii: "["), isDefinition(before: index, in: tree) else { return }
    let start = at
    while at < end {
      _ = passLineEnd()
      guard at < end else { break }
      var probe = self
      probe.settle()
      if probe.begins(index, in: tree) {
        self = probe
        return
      }
    }
    at = start
    isAtLineStart = false
  }

  private func isDefinition(before index: Int, in tree: MarkdownTree) -> Bool {
    let event = tree.events[index]
    switch event.kind {
    case .text:
      var behind = self
      behind.passLabel()
      // Text that ends within a label before a colon is the start of something else further down.
      if behind.byte == UInt8(ascii: ":"), event.literal.count <= behind.at - at { return true }
      return !starts(tree.literals[event.literal], at: at)
    case .link, .footnoteReference:
      var behind = self
      behind.passLabel()
      guard behind.at > at, behind.byte == UInt8(ascii: ":") else { return false }
      var next = index + 1
      while next < tree.events.count, tree.events[next].kind != event.kind || tree.events[next].enters {
        next += 1
      }
      next += 1
      guard next < tree.events.count, tree.events[next].kind == .text else { return true }
      return !behind.starts(tree.literals[tree.events[next].literal], at: behind.at)
    default: return true
    }
  }

  /// Whether the first inline node of the paragraph can stand here.
  private func begins(_ index: Int, in tree: MarkdownTree) -> Bool {
    let event = tree.events[index]
    switch event.kind {
    case .text: return starts(tree.literals[event.literal].drop(while: isBlank), at: at)
    case .link, .footnoteReference:
      return byte != UInt8(ascii: "[") ? byte == UInt8(ascii: "<") : !isDefinition(before: index, in: tree)
    case .image: return byte == UInt8(ascii: "!")
    case .code: return byte == UInt8(ascii: "`")
    case .htmlInline: return byte == UInt8(ascii: "<")
    case .strikethrough: return byte == UInt8(ascii: "~")
    default: return byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
    }
  }
}
