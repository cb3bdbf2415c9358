import KijunAnswering
import KijunGuidelines

/// `search`: the passages that say certain words.
enum SearchTool {
  static let tool = Tool(
    name: "search", title: "Search the guidelines",
    help: """
      Finds passages by words, in any language of the vocabulary: for what is no single value, or to read what stands \
      around one. The tool get gives a passage whole.
      """,
    parameters: [
      Parameter(name: "words", kind: .text, help: "the words, such as Dynamic Type", isNeeded: true),
      Parameter(name: "tier", kind: .text, help: "only passages of this tier, by its id"),
      Parameter(name: "limit", kind: .count(1...50), help: "at most so many passages; by default 5"),
    ],
    output: Schema.object(
      [
        (
          "all_words",
          Schema.described(Schema.flag, "false where no passage has all words, so that these have some")
        ),
        ("passages", Schema.list(of: ToolSchemas.passage)),
        (
          "omitted",
          Schema.described(Schema.integer, "how many more were found than fit; search with a higher limit")
        ),
      ], needed: ["all_words", "passages"])
  ) { arguments, open, _ in
    let words = try AskedText.checked(arguments.text("words"), of: "search")
    let limit = arguments.count("limit") ?? 5
    let result = try open.search.find(
      words, tier: try TierCheck.checked(arguments.text("tier"), open), limit: limit)
    return SearchBrief(found: result, tiers: open.tiers, limit: max(ReplyBrief.limit, limit * 300)).result()
  }
}
