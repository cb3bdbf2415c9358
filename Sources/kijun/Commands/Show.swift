import KijunIngesting
import KijunStore

/// `kijun show`: one claim or passage with all that is known of it.
enum Show {
  static let command = Command(
    name: "show", operands: "ID",
    summary: "show a claim (c_…) or a passage (p_…) with all that is known of it",
    options: [Option(name: "history", help: "all that was ever said under the id of a claim, and when")],
    examples: ["kijun show c_79de9a4ac600", "kijun show p_12"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let id = invocation.operands.first, invocation.operands.count == 1 else {
      throw InputError("show", "takes one id", "write one, such as c_79de9a4ac600")
    }
    let base = try KnowledgeBase.open(for: invocation)
    let listing = try Listing(base, invocation)
    return try base.snapshot {
      if id.hasPrefix("p_") {
        guard let number = Int64(id.dropFirst(2)), let passage = try base.passage(id: number) else {
          throw InputError("show", "there is no passage '\(id)'", "find one with 'kijun search'")
        }
        guard !invocation.has("history") else {
          throw InputError(
            "show", "--history is of claims, not of a passage", "name a claim, or leave it out")
        }
        try ShowOutput(listing).write(passage)
      } else {
        guard let claim = try base.history(ofClaim: id).first else {
          throw InputError("show", "there is no claim '\(id)'", "see 'kijun list claims'")
        }
        if invocation.has("history") {
          try HistoryOutput(listing).write(id)
        } else {
          try ShowOutput(listing).write(claim)
        }
      }
      return .success
    }
  }
}
