internal import KijunGuidelines

/// Walks through a page from its title to what it links to.
struct DocCWalk {
  var document = TreeDocument()
  let references: DocCReferences
  /// The level of the last heading; what stands in tabs is below it.
  var level = 1
  /// Headings in a tab are below its title, whatever their level.
  var highest = 1
  /// The list item that blocks are in, if any.
  var item: (block: Int, group: Int)?

  init(references: DocCReferences) { self.references = references }

  mutating func read(page: JSONTree) {
    let root = TreePath()
    if let metadata = page["metadata"], let title = metadata["title"] {
      document.setTitle(title.string ?? "")
      heading(title.string ?? "", level: 1, node(title, root.child("metadata").child("title")))
    }
    for member in page.members ?? [] {
      let path = root.child(member.key)
      switch member.key {
      case "abstract": paragraph(member.value, member.value, path)
      case "primaryContentSections": sections(member.value, path)
      case "sections": sections(member.value, path)
      default: break
      }
    }
    for key in ["topicSections", "seeAlsoSections", "relationshipsSections"] {
      links(page[key], root.child(key))
    }
  }

  func node(_ tree: JSONTree, _ path: TreePath) -> TreeDocument.Node {
    TreeDocument.Node(path: path, lines: tree.lines, range: nil)
  }

  mutating func heading(_ text: String, level: Int, _ node: TreeDocument.Node) {
    self.level = max(level, highest)
    document.heading(TreeDocument.shown(text).trimmed(), level: self.level, node)
  }

  /// A paragraph stands where `place` does; its words are in `nodes`.
  mutating func paragraph(_ nodes: JSONTree?, _ place: JSONTree, _ path: TreePath) {
    sentences(DocCInline(nodes, references: references).text, place, path)
  }

  mutating func sentences(_ text: Visible, _ place: JSONTree, _ path: TreePath) {
    document.sentences(
      text, item == nil ? .sentence : .listItem, node(place, path), block: item?.block ?? document.newBlock(),
      group: item?.group)
  }

  private mutating func sections(_ list: JSONTree, _ path: TreePath) {
    for (index, section) in (list.items ?? []).enumerated() {
      let path = path.child(index)
      if let content = section["content"]?.items {
        blocks(content, path.child("content"))
      } else {
        unknown(section, path)
      }
    }
  }

  /// Groups of links to other pages, by their titles.
  private mutating func links(_ list: JSONTree?, _ path: TreePath) {
    for (index, group) in (list?.items ?? []).enumerated() {
      let path = path.child(index)
      if let title = group["title"], let text = title.string {
        heading(text, level: 2, node(title, path.child("title")))
      }
      if let abstract = group["abstract"] { paragraph(abstract, abstract, path.child("abstract")) }
      if let content = group["discussion"]?["content"]?.items {
        blocks(content, path.child("discussion").child("content"))
      }
      if let identifiers = group["identifiers"] { titles(identifiers, path.child("identifiers")) }
    }
  }

  /// The titles of pages in a list of their names.
  mutating func titles(_ list: JSONTree, _ path: TreePath) {
    let group = document.newGroup()
    for (index, item) in (list.items ?? []).enumerated() {
      guard let title = references.title(of: item.string ?? item["identifier"]?.string) else { continue }
      document.sentences(
        TreeDocument.shown(title), .listItem, node(item, path.child(index)), block: document.newBlock(),
        group: group)
    }
  }
}
