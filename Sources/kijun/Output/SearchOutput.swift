import KijunAnswering
import KijunGuidelines
import KijunStore

/// Found passages: what they say, then where they stand.
struct SearchOutput {
  let result: SearchResult
  let tiers: Tiers
  let output: Output
  let say: Language
  let style = Style()

  init(_ result: SearchResult, _ tiers: Tiers, _ invocation: Invocation) {
    self.result = result
    self.tiers = tiers
    output = invocation.output
    say = Language(invocation)
  }

  func write() throws {
    if result.hits.isEmpty {
      return try output.line(say(.noPassage))
    }
    if !result.hasAllWords {
      try output.line(
        style.warning(say(.noPassageWithAll)))
    }
    let places = PlaceText(say)
    for hit in result.hits {
      let passage = hit.passage
      let standing = Standing(
        label: tiers.label(passage.annotation.tier), historical: hit.historical, edition: hit.edition,
        verifiedOn: passage.annotation.verifiedOn)
      try output.line(style.strong(Printable.line(passage.text)))
      try output.line(
        "  p_\(passage.id) · \(standing.text(say, style)) · " + style.faint(places.line(hit.place)))
    }
  }

  func json(_ words: String) -> JSON {
    .object([
      ("words", .string(words)), ("all_words", .bool(result.hasAllWords)),
      (
        "passages",
        .array(
          result.hits.map { hit in
            PassageJSON(tiers.labels).json(
              of: hit.passage, historical: hit.historical, edition: hit.edition, place: hit.place)
          })
      ),
    ])
  }
}
