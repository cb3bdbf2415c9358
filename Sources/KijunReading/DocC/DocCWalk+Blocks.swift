internal import KijunGuidelines

extension DocCWalk {
  mutating func blocks(_ list: [JSONTree], _ path: TreePath) {
    for (index, block) in list.enumerated() { self.block(block, path.child(index)) }
  }

  private mutating func block(_ block: JSONTree, _ path: TreePath) {
    switch block["type"]?.string {
    case "paragraph", "small": paragraph(block["inlineContent"], block, path)
    case "heading":
      guard let text = block["text"]?.string else { return unknown(block, path) }
      heading(text, level: min(max(block["level"]?.integer ?? 2, 1), 6), node(block, path))
    case "aside": aside(block, path)
    case "codeListing":
      let number = document.newBlock()
      for (index, line) in (block["code"]?.items ?? []).enumerated() {
        document.code(line.string ?? "", node(line, path.child("code").child(index)), block: number)
      }
    case "unorderedList", "orderedList": list(block, path)
    case "termList": terms(block, path)
    case "table": DocCTable(block, path, references: references).add(to: &self)
    case "tabNavigator": tabs(block, path)
    case "row":
      for (index, column) in (block["columns"]?.items ?? []).enumerated() {
        blocks(column["content"]?.items ?? [], path.child("columns").child(index).child("content"))
      }
    case "links":
      if let items = block["items"] { titles(items, path.child("items")) }
    case "image", "video": film(block, path)
    case "thematicBreak": break
    default: unknown(block, path)
    }
  }

  private mutating func aside(_ block: JSONTree, _ path: TreePath) {
    // A name of its own says something; "Note" over a note doesn't.
    if let name = block["name"], let text = name.string, let style = block["style"]?.string,
      text.lowercased() != style.lowercased()
    {
      sentences(TreeDocument.shown(text + ":"), name, path.child("name"))
    }
    blocks(block["content"]?.items ?? [], path.child("content"))
  }

  private mutating func list(_ block: JSONTree, _ path: TreePath) {
    let outer = item
    defer { item = outer }
    let group = document.newGroup()
    for (index, item) in (block["items"]?.items ?? []).enumerated() {
      let path = path.child("items").child(index)
      self.item = (document.newBlock(), group)
      if let content = item["content"]?.items {
        blocks(content, path.child("content"))
      } else {
        unknown(item, path)
      }
    }
  }

  /// A term and what it means are one item: `Compact: less than 400 pt`.
  private mutating func terms(_ block: JSONTree, _ path: TreePath) {
    let outer = item
    defer { item = outer }
    let group = document.newGroup()
    for (index, entry) in (block["items"]?.items ?? []).enumerated() {
      let path = path.child("items").child(index)
      item = (document.newBlock(), group)
      var text = DocCInline(entry["term"]?["inlineContent"], references: references).text
      var content = entry["definition"]?["content"]?.items ?? []
      var rest = 0
      if let first = content.first, first["type"]?.string == "paragraph" {
        if !text.isEmpty { text.append(joining: ": ") }
        text.append(DocCInline(first["inlineContent"], references: references).text)
        content.removeFirst()
        rest = 1
      }
      sentences(text, entry, path)
      for (index, block) in content.enumerated() {
        self.block(block, path.child("definition").child("content").child(index + rest))
      }
    }
  }

  /// What stands in a tab is below its title, and what follows the tabs is not.
  private mutating func tabs(_ block: JSONTree, _ path: TreePath) {
    let outer = (section: document.section, level: level, item: item, highest: highest)
    for (index, tab) in (block["tabs"]?.items ?? []).enumerated() {
      document.close(to: outer.section)
      (item, highest) = (nil, outer.highest)
      let path = path.child("tabs").child(index)
      if let title = tab["title"], let text = title.string {
        heading(text, level: outer.level + 1, node(title, path.child("title")))
      }
      highest = outer.level + 2
      blocks(tab["content"]?.items ?? [], path.child("content"))
    }
    document.close(to: outer.section)
    (level, item, highest) = (outer.level, outer.item, outer.highest)
  }

  /// A picture or film: what it shows in words, and its caption.
  private mutating func film(_ block: JSONTree, _ path: TreePath) {
    var words = Visible()
    if let alternative = references.alternative(of: block["identifier"]?.string) {
      words.append(picture: TreeDocument.shown(alternative))
    }
    sentences(words, block, path)
    guard let metadata = block["metadata"] else { return }
    if let caption = metadata["abstract"] {
      paragraph(caption, caption, path.child("metadata").child("abstract"))
    }
  }

  /// A node that this version doesn't know: the blocks and texts in it are read all the same.
  mutating func unknown(_ tree: JSONTree, _ path: TreePath) {
    if let nodes = tree["inlineContent"] { return paragraph(nodes, tree, path) }
    if let items = tree.items { return blocks(items, path) }
    // Pieces of a declaration in code.
    if let tokens = tree["tokens"]?.items, tokens.contains(where: { $0["text"] != nil }) {
      let line = tokens.map { $0["text"]?.string ?? "" }.joined()
      return document.code(line, node(tree, path), block: document.newBlock())
    }
    for member in tree.members ?? [] {
      let path = path.child(member.key)
      switch member.value.content {
      case .string(let text) where Self.shownKeys.contains(member.key):
        sentences(TreeDocument.shown(text), member.value, path)
      case .array(let items) where items.contains { $0["type"]?.string == "text" }:
        paragraph(member.value, member.value, path)
      case .array(let items): blocks(items, path)
      case .object: unknown(member.value, path)
      default: break
      }
    }
  }

  private static let shownKeys: Set<String> = ["title", "text", "name", "code", "summary", "alt", "caption"]
}
