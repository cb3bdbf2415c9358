import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun list`: all there is of a kind.
enum List {
  static let kinds = [
    "documents", "claims", "rejects", "citations", "conflicts", "overrides", "tiers", "vocabulary",
  ]

  static let command = Command(
    name: "list", operands: kinds.joined(separator: "|"), summary: "list what the knowledge base holds",
    options: [
      Option(name: "tier", value: "ID", help: "claims or conflicts of this tier alone"),
      Option(name: "source", value: "ID", help: "what is from this source alone"),
      LookingBack.option,
    ],
    examples: ["kijun list claims --json", "kijun list rejects --source fp-ios"], run: run)

  /// Which kinds an option is for: one that did nothing would make a list look complete that isn't meant to be.
  private static let narrowing = [
    ("tier", ["claims", "conflicts"]), ("source", ["documents", "claims", "rejects", "citations"]),
    ("as-of", ["documents", "claims", "rejects", "citations"]),
  ]

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let kind = invocation.operands.first else {
      throw InputError("list", "it is not said what to list", "use one of \(kinds.joined(separator: ", "))")
    }
    guard invocation.operands.count == 1 else {
      throw InputError("list", "takes one word, not '\(invocation.operands[1])' too", "leave it out")
    }
    guard kinds.contains(kind) else {
      throw InputError("list", "'\(kind)' can't be listed", NearMiss.advice(kind, in: kinds))
    }
    for (option, narrowed) in narrowing where invocation.has(option) && !narrowed.contains(kind) {
      throw InputError("list", "--\(option) doesn't narrow \(kind)", "leave it out")
    }
    let base = try KnowledgeBase.open(for: invocation)
    try LookingBack.apply(invocation, to: base)
    let list = try Listing(base, invocation)
    return try base.snapshot {
      switch kind {
      case "documents": try list.documents()
      case "claims": try list.claims()
      case "rejects": try list.rejects()
      case "citations": try list.citations()
      case "conflicts": return try list.conflicts() ? .found : .success
      case "overrides": try list.overrides()
      case "tiers": try list.tiers()
      default: try list.vocabulary()
      }
      return .success
    }
  }
}
