import KijunGuidelines

/// Numbers of the marks that are no concepts.
struct Marks {
  let code: Int
  let cites: Int
  let denies: Int
  /// In the list of what surrounds a passage.
  let near: Int
  let far: Int
  let before: Int
  /// Properties of which a value may say more than its number.
  let width: Int
  let height: Int
  let range: Int

  init(_ relations: Relations) {
    code = relations.number("code-name")
    cites = relations.number("cites")
    denies = relations.number("denies")
    near = relations.number(ContextMark.near)
    far = relations.number(ContextMark.far)
    before = relations.number(ContextMark.before)
    width = relations.number("width")
    height = relations.number("height")
    range = relations.number("range-value")
  }
}
