public import KijunGuidelines

/// Reads a page of DocC's render JSON, as Apple publishes its guidelines: what the page shows, each passage with the
/// JSON pointer of its node.
public enum DocCReader {
  /// Whether a tree is such a page: any version of the schema, with or without content.
  public static func isPage(_ tree: JSONTree) -> Bool {
    guard let members = tree.members else { return false }
    let keys = Set(members.map(\.key))
    if keys.contains("primaryContentSections") || keys.contains("topicSections") { return true }
    return tree["schemaVersion"]?.members != nil
      && !keys.isDisjoint(with: ["metadata", "sections", "identifier"])
  }

  public static func read(_ tree: JSONTree) -> Document {
    var walk = DocCWalk(references: DocCReferences(tree["references"]))
    walk.read(page: tree)
    return walk.document.finished()
  }
}
