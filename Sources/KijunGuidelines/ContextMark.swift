/// Marks in the list of concepts that surround a passage: its own heading and what introduces its table or list
/// stand near, the headings above and the title far; what the sentences before it say stands behind.
public enum ContextMark {
  /// What follows stands near.
  public static let near = "near:"
  /// What follows stands far.
  public static let far = "far:"
  /// What follows was said before, in the same paragraph or item.
  public static let before = "before:"

  public static let all: Set<String> = [near, far, before]

  /// The three parts of a list.
  ///
  /// `marks` are those three, where the concepts are told by number.
  public static func split<Concept: Equatable>(
    _ context: [Concept], by marks: (near: Concept, far: Concept, before: Concept)
  ) -> (near: [Concept], far: [Concept], before: [Concept]) {
    var parts: (near: [Concept], far: [Concept], before: [Concept]) = ([], [], [])
    // A list without marks says nothing of nearness.
    var part = context.contains(marks.far) ? marks.near : marks.far
    for concept in context {
      switch concept {
      case marks.near, marks.far, marks.before: part = concept
      default:
        switch part {
        case marks.near: parts.near.append(concept)
        case marks.before: parts.before.append(concept)
        default: parts.far.append(concept)
        }
      }
    }
    return parts
  }
}
