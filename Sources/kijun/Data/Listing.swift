import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// Lists of what a knowledge base holds, as JSON or a line for each.
struct Listing {
  let base: KnowledgeBase
  let invocation: Invocation
  let places: Places
  let tierLabels: Tiers
  var output: Output { invocation.output }
  var isJSON: Bool { invocation.has("json") }

  init(_ base: KnowledgeBase, _ invocation: Invocation) throws {
    self.base = base
    self.invocation = invocation
    places = Places(base)
    tierLabels = try Tiers(base)
    if let source = invocation["source"], try base.source(key: source) == nil {
      throw InputError("--source", "no source is called '\(source)'", "see 'kijun list documents'")
    }
  }

  var claimJSON: ClaimJSON { ClaimJSON(places, tierLabels.labels) }

  /// Gives each item to `json` or `text`, whichever the user wants.
  func each<T>(_ items: [T], json: (T) throws -> JSON, text: (T) throws -> String) throws {
    guard isJSON else {
      for item in items { try output.line(Printable.line(text(item))) }
      return
    }
    var list = try JSONList(output)
    for item in items { try list.add(json(item)) }
    try list.end()
  }

  func claims() throws {
    let filter = ClaimFilter(
      source: invocation["source"], tier: try tierLabels.checked(invocation["tier"]))
    guard isJSON else {
      return try base.forEachClaim(filter) { try output.line(Printable.line(ClaimText(self).line($0))) }
    }
    var list = try JSONList(output)
    try base.forEachClaim(filter) { try list.add(claimJSON.json(of: $0)) }
    try list.end()
  }

  func documents() throws {
    let documents = try base.documents().filter { isWanted($0.source) }
    try each(documents) { document in
      let source = places.source(document.source)?.source
      return .object([
        ("document", .string(document.name)), ("source", .string(document.source)),
        ("title", .string(source?.title ?? document.title)), ("publisher", .string(source?.publisher)),
        ("language", .string(source?.language ?? document.language)), ("tier", .string(source?.tier)),
        ("edition", .string(source?.edition)), ("historical", .bool(source?.historical ?? false)),
        ("verified_on", .string(source?.verifiedOn?.description)), ("encoding", .string(document.encoding)),
        ("size", .number(document.state?.size)), ("revision", .number(document.revision)),
        ("ingested_at", .string(document.ingestedAt)),
      ])
    } text: { document in
      let source = places.source(document.source)?.source
      return [
        document.name, tierLabels.label(source?.tier ?? ""), source?.title ?? document.title ?? "",
        document.ingestedAt,
      ].joined(separator: "  ")
    }
  }

  func isWanted(_ source: String) -> Bool { invocation["source"].map { $0 == source } ?? true }
}
