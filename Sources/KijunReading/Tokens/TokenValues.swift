internal import KijunGuidelines

/// The values of a token: one, or one for each member where it is put together of several.
struct TokenValues {
  struct Part {
    /// What of the token it is: `blur`; nil for the value itself.
    var member: String?
    var value: String?
    var reference: String?
    var written: String?
    var tree: JSONTree
    var path: TreePath
  }

  let table: TokenTable
  /// Of bare numbers, where the token says it beside them.
  let unit: String?

  func parts(of tree: JSONTree, _ path: TreePath) -> [Part] {
    var parts: [Part] = []
    add(tree, path, member: nil, to: &parts, depth: 0)
    return parts
  }

  private func add(_ tree: JSONTree, _ path: TreePath, member: String?, to parts: inout [Part], depth: Int) {
    if TokenTable.reference(tree) != nil {
      let written = tree.string ?? tree["$ref"]?.string
      let target = table.target(of: tree)?.value
      parts.append(
        Part(
          member: member, value: target.flatMap(scalar), reference: written, written: nil, tree: tree,
          path: path))
      // A token that is put together of several stands for all of them.
      if let target, scalar(target) == nil, depth == 0 {
        var inner: [Part] = []
        add(target, path, member: member, to: &inner, depth: 1)
        parts += inner.map { part in
          var part = part
          (part.tree, part.path) = (tree, path)
          return part
        }
      }
      return
    }
    if let value = scalar(tree) {
      let written = tree.word.map { $0 == value ? nil : $0 } ?? nil
      parts.append(
        Part(
          member: member, value: value, reference: isPuzzle(tree) ? value : nil, written: written, tree: tree,
          path: path))
      return
    }
    guard depth < 4 else { return }
    for inner in tree.members ?? [] where inner.key != "$ref" {
      let name = member.map { "\($0) \(inner.key)" } ?? inner.key
      add(inner.value, path.child(inner.key), member: name, to: &parts, depth: depth + 1)
    }
    for (index, item) in (tree.items ?? []).enumerated() {
      add(item, path.child(index), member: member, to: &parts, depth: depth + 1)
    }
  }

  /// References inside a longer text: what they make together isn't known.
  private func isPuzzle(_ tree: JSONTree) -> Bool { tree.string.map { $0.contains("{") } ?? false }

  /// A value of one piece, as a text; nil for what has members.
  private func scalar(_ tree: JSONTree) -> String? {
    switch tree.content {
    case .null, .bool: return nil
    case .number(let digits): return digits + (unit ?? "")
    case .string(let text): return ColorNotation.hex(text) ?? text
    case .array(let items):
      // A curve or a list of fonts is one value; shadows one upon another are several.
      guard !items.isEmpty, items.allSatisfy({ $0.word != nil && TokenTable.reference($0) == nil }) else {
        return nil
      }
      return items.compactMap(\.word).joined(separator: ", ")
    case .object:
      if let value = tree["value"]?.word, let unit = tree["unit"]?.string { return value + unit }
      return ColorNotation.hex(tree)
    }
  }
}
