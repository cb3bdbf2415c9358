internal import KijunGuidelines

/// The text of inline nodes. "44" and "pt" may stand in two of them.
struct DocCInline {
  private(set) var text = Visible()
  private let references: DocCReferences

  init(_ nodes: JSONTree?, references: DocCReferences) {
    self.references = references
    append(nodes?.items ?? [])
  }

  private mutating func append(_ nodes: [JSONTree]) {
    for node in nodes { append(node) }
  }

  private mutating func append(_ node: JSONTree) {
    if let text = node.string { return self.text.append(joining: text) }
    let identifier = node["identifier"]?.string
    switch node["type"]?.string {
    case "text": text.append(joining: node["text"]?.string ?? "")
    case "codeVoice": text.append(joining: node["code"]?.string ?? "")
    case "reference":
      if let title = node["overridingTitle"]?.string ?? references.title(of: identifier) {
        text.append(joining: title)
      } else {
        append(node["overridingTitleInlineContent"]?.items ?? node["titleInlineContent"]?.items ?? [])
      }
    case "link":
      if let title = node["title"]?.string, !title.isEmpty {
        text.append(joining: title)
      } else {
        append(node["titleInlineContent"]?.items ?? [])
      }
    case "image", "video":
      if let words = references.alternative(of: identifier) ?? node["alt"]?.string {
        text.append(picture: TreeDocument.shown(words))
      }
    case "lineBreak", "hardBreak": text.append(joining: "\n")
    case "softBreak": text.append(joining: " ")
    // What was struck out holds no longer.
    case "strikethrough": break
    default: appendUnknown(node)
    }
  }

  /// Strong, emphasis, new terms, and whatever a later version of the schema adds: the text that is inside.
  private mutating func appendUnknown(_ node: JSONTree) {
    for key in ["inlineContent", "content", "children"] {
      if let inner = node[key]?.items { return append(inner) }
    }
    for key in ["text", "code", "title"] {
      if let words = node[key]?.string { return text.append(joining: words) }
    }
  }
}
