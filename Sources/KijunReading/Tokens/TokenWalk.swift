internal import KijunGuidelines

/// Walks through the groups of tokens.
struct TokenWalk {
  private(set) var document: TreeDocument
  private let root: JSONTree
  private let table: TokenTable

  init(_ root: JSONTree, quotesFile: Bool) {
    self.root = root
    document = TreeDocument(quotesFile: quotesFile)
    table = TokenTable(root)
  }

  mutating func run() {
    guard let members = root.members else { return }
    group(members, TokenName(), TreePath(), type: nil, depth: 0)
  }

  private mutating func group(
    _ members: [JSONTree.Member], _ name: TokenName, _ path: TreePath, type: String?, depth: Int
  ) {
    let type = members.first { $0.key == "$type" }?.value.string ?? type
    for member in members {
      let path = path.child(member.key)
      switch member.key {
      case "$description":
        if let text = member.value.string { say(text, member, path) }
        continue
      case "$type", "$schema", "$extensions", "$extends", "$deprecated", "$themes", "$metadata": continue
      default: break
      }
      let isPlain = member.key == "props" || member.key == "aliases" || member.key == "global"
      let name = isPlain && depth == 0 ? name : name.child(member.key)
      if let inner = member.value.members {
        if let token = TokenShape(inner) {
          self.token(token, name, path, inherited: type)
        } else {
          let outer = document.section
          if depth < 8 {
            _ = document.open(DataText.short(member.key))
            document.title(
              TreeDocument.shown(DataText.short(member.key)),
              TreeDocument.Node(path: path, lines: member.line...member.line, range: member.keyPlace))
          }
          group(inner, name, path, type: type, depth: depth + 1)
          document.close(to: outer)
        }
      } else {
        plain(member, name, path, depth: depth)
      }
    }
  }

  /// What stands in a group without being a token: a text or number, or a list of them.
  private mutating func plain(_ member: JSONTree.Member, _ name: TokenName, _ path: TreePath, depth: Int) {
    guard let items = member.value.items else {
      if let word = member.value.word { plain(word, member, name, path) }
      return
    }
    for (index, item) in items.enumerated() {
      let node = TreeDocument.Node(path: path.child(index), lines: item.lines, range: item.range)
      if let members = item.members {
        let own = DataText.title(of: members).map { name.child($0) } ?? name
        if let token = TokenShape(members) {
          self.token(token, own, path.child(index), inherited: nil)
        } else {
          group(members, own, path.child(index), type: nil, depth: depth + 1)
        }
      }
      guard let word = item.word else { continue }
      document.entry(Entry(name: DataText.short(name.shown), property: "", value: word), node)
    }
  }

  private mutating func plain(
    _ word: String, _ member: JSONTree.Member, _ name: TokenName, _ path: TreePath
  ) {
    if DataText.isRemark(member.key) || DataText.isProse(word) { return say(word, member, path) }
    let entry = Entry(name: DataText.short(name.shown), property: "", value: word)
    document.entry(entry, TreeDocument.Node(path: path, lines: member.lines, range: member.place))
  }

  private mutating func say(_ text: String, _ member: JSONTree.Member, _ path: TreePath) {
    document.sentences(
      TreeDocument.shown(text), .sentence,
      TreeDocument.Node(path: path, lines: member.lines, range: member.place),
      block: document.newBlock())
  }

  private mutating func token(_ token: TokenShape, _ name: TokenName, _ path: TreePath, inherited: String?) {
    let target = table.target(of: token.value)
    var entry = Entry(
      name: DataText.short(name.shown), property: token.type ?? inherited ?? target?.type ?? "", value: "",
      note: token.description.map { DataText.short($0.text) }, isDeclared: true,
      isDeprecated: token.isDeprecated)
    let values = TokenValues(table: table, unit: token.unit)
    for part in values.parts(of: token.value, path.child(token.valueKey)) {
      var entry = entry
      if let member = part.member { entry.property = member }
      entry.value = part.value ?? ""
      entry.reference = part.reference
      entry.written = part.written
      let isWhole = part.member == nil && part.tree.range == token.value.range
      document.entry(
        entry,
        TreeDocument.Node(
          path: part.path, lines: isWhole ? token.lines : part.tree.lines,
          range: isWhole ? token.place : part.tree.range))
    }
    if let description = token.description, description.text.contains(where: \.isNumber) {
      say(description.text, description.member, path.child(description.member.key))
    }
    guard let extensions = token.extensions else { return }
    entry.note = nil
    modes(in: extensions, path, entry, values, depth: 0)
  }

  /// Values for other themes, which tools keep beside the value: `"modes": {"dark": "#000000"}`.
  private mutating func modes(
    in tree: JSONTree, _ path: TreePath, _ entry: Entry, _ values: TokenValues, depth: Int
  ) {
    for member in tree.members ?? [] where depth < 4 {
      let path = path.child("$extensions").child(member.key)
      guard ["mode", "modes", "themes"].contains(member.key) else {
        modes(in: member.value, path, entry, values, depth: depth + 1)
        continue
      }
      for mode in member.value.members ?? [] {
        for part in values.parts(of: mode.value, path.child(mode.key)) where part.member == nil {
          var other = entry
          other.name += "." + DataText.short(mode.key)
          other.value = part.value ?? ""
          other.reference = part.reference
          other.written = part.written
          other.conditions = [mode.key]
          document.entry(
            other, TreeDocument.Node(path: part.path, lines: part.tree.lines, range: part.tree.range))
        }
      }
    }
  }
}
