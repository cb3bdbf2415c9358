internal import KijunGuidelines

/// All tokens of a tree by their names, so that references find them.
struct TokenTable {
  struct Target {
    var value: JSONTree
    var type: String?
  }

  private var targets: [String: Target] = [:]

  init(_ tree: JSONTree) {
    add(tree, TokenName(), type: nil)
  }

  /// What a reference stands for in the end. A reference that leads in a circle, out of the file or to a group stands
  /// for nothing that is known.
  func target(of text: JSONTree) -> Target? {
    guard var name = Self.reference(text) else { return nil }
    for _ in 0..<32 {
      guard let target = targets[name] else { return nil }
      guard let next = Self.reference(target.value) else { return target }
      name = next
    }
    return nil
  }

  static func reference(_ tree: JSONTree) -> String? {
    if let text = tree.string { return TokenName.reference(text) }
    return tree["$ref"]?.string.flatMap(TokenName.reference(pointer:))
  }

  private mutating func add(_ tree: JSONTree, _ name: TokenName, type: String?) {
    guard let members = tree.members else { return }
    let type = members.first { $0.key == "$type" }?.value.string ?? type
    if let token = TokenShape(members) {
      targets[name.dotted] = Target(value: token.value, type: token.type ?? type)
      return
    }
    for member in members {
      if member.key == "aliases" || member.key == "props" {
        // Older files keep what others refer to, and what they publish, in groups that are no part of the names.
        for inner in member.value.members ?? [] {
          if inner.value.word != nil {
            targets[inner.key] = Target(value: inner.value, type: nil)
          } else {
            add(inner.value, TokenName().child(inner.key), type: type)
          }
        }
      } else {
        add(member.value, name.child(member.key), type: type)
      }
    }
  }
}
