public import KijunGuidelines

/// Reads design tokens: the format of the Design Tokens Community Group (`$value`, `$type`), and older files whose
/// tokens are objects with a `value`.
public enum TokenReader {
  /// Whether a tree holds at least one token.
  public static func isTokens(_ tree: JSONTree) -> Bool {
    var rest = [tree]
    while let next = rest.popLast() {
      if let members = next.members, TokenShape(members) != nil { return true }
      rest += next.members?.map(\.value) ?? next.items ?? []
    }
    return false
  }

  /// `quotesFile`: quotes are slices of the file with its lines, as for YAML, and not the text with a JSON pointer.
  public static func read(_ tree: JSONTree, quotesFile: Bool = false) -> Document {
    var walk = TokenWalk(tree, quotesFile: quotesFile)
    walk.run()
    return walk.document.finished()
  }
}
