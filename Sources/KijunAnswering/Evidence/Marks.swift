/// Numbers of the marks that are no concepts.
struct Marks {
  let code: Int
  let cites: Int
  let denies: Int

  init(_ relations: Relations) {
    code = relations.number("code-name")
    cites = relations.number("cites")
    denies = relations.number("denies")
  }
}
