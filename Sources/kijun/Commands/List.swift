import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun list`: all there is of a kind.
enum List {
  static let kinds = ["documents", "claims", "rejects", "citations", "tiers", "vocabulary"]

  static let command = Command(
    name: "list", operands: kinds.joined(separator: "|"), summary: "list what the knowledge base holds",
    options: [
      Option(name: "tier", value: "ID", help: "claims of this tier alone"),
      Option(name: "source", value: "ID", help: "what is from this source alone"),
    ],
    examples: ["kijun list claims --json", "kijun list rejects --source fp-ios"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let kind = invocation.operands.first else {
      throw InputError("list", "it is not said what to list", "use one of \(kinds.joined(separator: ", "))")
    }
    guard invocation.operands.count == 1 else {
      throw InputError("list", "takes one word, not '\(invocation.operands[1])' too", "leave it out")
    }
    let base = try KnowledgeBase.open(for: invocation)
    let list = try Listing(base, invocation)
    try base.snapshot {
      switch kind {
      case "documents": try list.documents()
      case "claims": try list.claims()
      case "rejects": try list.rejects()
      case "citations": try list.citations()
      case "tiers": try list.tiers()
      case "vocabulary": try list.vocabulary()
      default: throw InputError("list", "'\(kind)' can't be listed", NearMiss.advice(kind, in: kinds))
      }
    }
    return .success
  }
}
