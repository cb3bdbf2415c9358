import KijunAnswering
import KijunGuidelines
import KijunStore

/// What a search found, in little room: passages get shorter before one is left out.
struct SearchBrief {
  let found: SearchResult
  let tiers: TierLabels
  /// In bytes.
  let limit: Int

  func result() -> Tool.Result {
    let count = found.hits.count
    for (length, hits) in [(300, count), (150, count), (90, count)] where size(length, hits) <= limit {
      return made(length, hits)
    }
    var hits = count
    while hits > 1, size(60, hits) > limit { hits -= 1 }
    return made(60, hits)
  }

  private func size(_ length: Int, _ hits: Int) -> Int {
    let made = made(length, hits)
    return JSON.string(made.text).text.utf8.count + made.structured.text.utf8.count
  }

  private func made(_ length: Int, _ count: Int) -> Tool.Result {
    let hits = found.hits.prefix(count)
    let omitted = found.hits.count - hits.count
    let structured = JSON.object(
      [
        ("all_words", .bool(found.hasAllWords)),
        ("passages", .array(hits.map { json($0, length) })),
      ] + (omitted > 0 ? [("omitted", .number(omitted))] : []))
    return Tool.Result(text: text(hits), structured: structured)
  }

  /// Where each stands; what it says is in the structure.
  private func text(_ hits: ArraySlice<SearchResult.Hit>) -> String {
    guard !hits.isEmpty else { return "No passage has these words." }
    let head = found.hasAllWords ? [] : ["No passage has all these words; these have some."]
    return
      (head
      + hits.map { hit in
        "p_\(hit.passage.id) · " + Brief.line(hit.passage.text, 60) + " · "
          + StandingText.of(hit, label: tiers[hit.passage.annotation.tier])
      }).joined(separator: "\n")
  }

  private func json(_ hit: SearchResult.Hit, _ length: Int) -> JSON {
    let annotation = hit.passage.annotation
    var fields: [(String, JSON)] = [
      ("id", .string("p_\(hit.passage.id)")), ("text", .string(Brief.text(hit.passage.text, length))),
      ("tier", .string(annotation.tier)), ("tier_label", .string(tiers[annotation.tier])),
    ]
    if hit.historical { fields.append(("historical", .bool(true))) }
    if let edition = hit.edition { fields.append(("edition", .string(edition))) }
    fields += [
      ("verified_on", .string(annotation.verifiedOn?.description)),
      ("source", SourceBrief(place: hit.place).json),
    ]
    return .object(fields)
  }
}
