import KijunAnswering
import KijunGuidelines
import KijunStore

/// `kijun search`: the passages that say certain words.
enum Search {
  static let command = Command(
    name: "search", operands: "WORDS…", summary: "find passages by words, in any language of the vocabulary",
    options: [
      Option(name: "tier", value: "ID", help: "only passages of this tier"),
      Option(name: "limit", value: "N", help: "at most so many passages; by default 10"),
    ],
    examples: ["kijun search Dynamic Type", "kijun search 68"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let words = try Words(invocation).text
    let limit = try invocation.count("limit") ?? 10
    let base = try KnowledgeBase.open(for: invocation)
    return try base.snapshot {
      let tiers = try Tiers(base)
      let result = try PassageSearch(base).find(
        words, tier: try tiers.checked(invocation["tier"]), limit: limit)
      let output = SearchOutput(result, tiers, invocation)
      if invocation.has("json") {
        try invocation.output.line(output.json(words).pretty)
      } else {
        try output.write()
      }
      return result.hits.isEmpty ? .unknown : .success
    }
  }
}
