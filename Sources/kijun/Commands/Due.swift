import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun due`: what needs checking again, what is used and cited most first.
enum Due {
  static let command = Command(
    name: "due", summary: "list what needs checking again, what is used and cited most first",
    options: [
      Option(
        name: "older-than", value: "AGE",
        help: "what was checked longer ago, such as 90d, 12w, 6m or 1y; by default 1y"),
      Option(name: "source", value: "ID", help: "what is from this source alone"),
      Option(name: "tier", value: "ID", help: "this tier's word alone"),
      Option(name: "limit", value: "N", help: "at most so many; by default all"),
    ],
    examples: ["kijun due --older-than 90d", "kijun due --source fp-ios --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let days = try Age.days(invocation["older-than"] ?? "1y", option: "older-than")
    let limit = try invocation.count("limit")
    let base = try KnowledgeBase.open(for: invocation)
    return try base.snapshot {
      let listing = try Listing(base, invocation)
      let all = try DueList(base, used: QuestionLog.uses(), today: Today.date, days: days)
        .items(
          ClaimFilter(source: invocation["source"], tier: try listing.tierLabels.checked(invocation["tier"])))
      try DueOutput(listing).write(Array(all.prefix(limit ?? all.count)))
      return .success
    }
  }
}
