internal import KijunGuidelines

/// Walks through a tree of data.
struct DataWalk {
  private(set) var document: TreeDocument
  /// Sections inside sections go so deep; below, keys are parts of names.
  private static let depthLimit = 8
  private var depth = 0

  init(quotesFile: Bool) { document = TreeDocument(quotesFile: quotesFile) }

  mutating func read(_ tree: JSONTree) {
    if let title = (tree["title"] ?? tree["name"])?.string, !DataText.isProse(title) {
      document.setTitle(title)
    }
    value(tree, key: "", name: "", TreePath(), place: tree.range, lines: tree.lines)
  }

  /// `key` is what it stands under, `name` what that key is of.
  private mutating func value(
    _ tree: JSONTree, key: String, name: String, _ path: TreePath, place: Range<Int>, lines: ClosedRange<Int>,
    keyPlace: Range<Int>? = nil
  ) {
    switch tree.content {
    case .null, .bool: break
    case .object(let members):
      object(
        members, tree, key: key, path, place: keyPlace ?? Self.start(of: tree, members),
        line: lines.lowerBound)
    case .array(let items): list(items, key: key, name: name, path)
    case .string(let text):
      let node = TreeDocument.Node(path: path, lines: lines, range: place)
      if DataText.isRemark(key) || DataText.isProse(text) {
        document.sentences(TreeDocument.shown(text), .sentence, node, block: document.newBlock())
      } else {
        document.entry(Entry(name: DataText.short(name), property: DataText.short(key), value: text), node)
      }
    case .number(let text):
      let node = TreeDocument.Node(path: path, lines: lines, range: place)
      document.entry(Entry(name: DataText.short(name), property: DataText.short(key), value: text), node)
    }
  }

  /// Where an object without a key begins: its brace, or in YAML its first key, of which one byte may be no character.
  private static func start(of tree: JSONTree, _ members: [JSONTree.Member]) -> Range<Int> {
    guard let first = members.first?.keyPlace, first.lowerBound == tree.range.lowerBound else {
      return tree.range.prefixed(1)
    }
    return first
  }

  private mutating func object(
    _ members: [JSONTree.Member], _ tree: JSONTree, key: String, _ path: TreePath, place: Range<Int>,
    line: Int
  ) {
    let title = key
    // What is said of an object stands with it, `_meta` beside the others, and speaks of all of them.
    let opens = !title.isEmpty && !DataText.isAside(key) && depth < Self.depthLimit
    let outer = document.section
    if opens {
      let shown = DataText.short(title)
      _ = document.open(shown)
      depth += 1
      if members.contains(where: { $0.value.items != nil || $0.value.members != nil }) {
        let node = TreeDocument.Node(path: path, lines: line...line, range: place)
        document.title(TreeDocument.shown(shown), node)
      }
    }
    for member in members {
      value(
        member.value, key: member.key, name: title, path.child(member.key),
        place: member.place, lines: member.lines, keyPlace: member.keyPlace)
    }
    if opens {
      document.close(to: outer)
      depth -= 1
    }
  }

  private mutating func list(_ items: [JSONTree], key: String, name: String, _ path: TreePath) {
    for (index, item) in items.enumerated() {
      // The items of a list have no key: an object may call itself something.
      let own = item.members.flatMap(DataText.title(of:))
      value(item, key: own ?? key, name: name, path.child(index), place: item.range, lines: item.lines)
    }
  }
}
