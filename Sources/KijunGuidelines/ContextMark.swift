/// Marks in the list of concepts that surround a passage: its own heading and what introduces its table or list
/// stand near, the headings above and the title far.
public enum ContextMark {
  /// What follows stands near.
  public static let near = "near:"
  /// What follows stands far.
  public static let far = "far:"

  public static let all: Set<String> = [near, far]

  /// The two parts of a list.
  ///
  /// `marks` are those two, where the concepts are told by number.
  public static func split<Concept: Equatable>(
    _ context: [Concept], by marks: (near: Concept, far: Concept)
  ) -> (near: [Concept], far: [Concept]) {
    var parts: (near: [Concept], far: [Concept]) = ([], [])
    // A list without marks says nothing of nearness.
    var isNear = context.contains(marks.far)
    for concept in context {
      switch concept {
      case marks.near: isNear = true
      case marks.far: isNear = false
      default: if isNear { parts.near.append(concept) } else { parts.far.append(concept) }
      }
    }
    return parts
  }
}
