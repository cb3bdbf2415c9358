/// Marks in the list of concepts that surround a passage: its own heading and what introduces its table or list
/// stand near, the headings above and the title far.
public enum ContextMark {
  /// What follows stands near.
  public static let near = "near:"
  /// What follows stands far.
  public static let far = "far:"

  public static let all: Set<String> = [near, far]

  /// The two parts of a list.
  public static func split(_ context: [String]) -> (near: [String], far: [String]) {
    var parts: (near: [String], far: [String]) = ([], [])
    // A list without marks says nothing of nearness.
    var isNear = context.contains(far)
    for concept in context {
      switch concept {
      case near: isNear = true
      case far: isNear = false
      default: if isNear { parts.near.append(concept) } else { parts.far.append(concept) }
      }
    }
    return parts
  }
}
