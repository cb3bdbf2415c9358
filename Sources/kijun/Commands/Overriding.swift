import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore

/// `kijun override`: declares that one claim goes before another.
enum Overriding {
  static let command = Command(
    name: "override", operands: "ID", summary: "declare that one claim goes before another, and why",
    options: [
      Option(name: "over", value: "ID", help: "the claim that it goes before"),
      Option(name: "reason", value: "TEXT", help: "why; answers show it"),
      Option(name: "remove", help: "take back what was declared"),
    ],
    examples: ["kijun override c_79de9a4ac600 --over c_5f85e48c7325 --reason 'our cards are larger'"],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let id = invocation.operands.first, invocation.operands.count == 1 else {
      throw InputError("override", "takes one id", "write one, such as c_79de9a4ac600")
    }
    guard let over = invocation["over"] else {
      throw InputError("override", "it is not said over which claim", "add --over ID")
    }
    let reason = invocation["reason"] ?? ""
    let removes = invocation.has("remove")
    guard removes || reason.contains(where: { !$0.isWhitespace }) else {
      throw InputError("override", "there is no reason", "add --reason TEXT")
    }
    // Built or checked as for a question, so that a file that isn't there is not made.
    let path = try KnowledgeBase.open(for: invocation).path
    let base = try KnowledgeBase(path: path, access: .readWriteCreate)
    let override = Override(claim: id, overridden: over, reason: reason)
    try base.ingest {
      if removes {
        guard try base.withdraw(overrideBy: id, over: over) else {
          throw InputError(
            "override", "no override of '\(over)' by '\(id)' was declared by hand",
            "see 'kijun list overrides'")
        }
      } else {
        try OverrideCheck.check(override, in: base, place: "override")
        try base.declare(override)
      }
    }
    try write(override, removes, invocation)
    return .success
  }

  private static func write(_ override: Override, _ removes: Bool, _ invocation: Invocation) throws {
    if invocation.has("json") { return try invocation.output.line(override.json.pretty) }
    guard !invocation.has("quiet") else { return }
    let (claim, over) = (override.claim, override.overridden)
    let text = Language(invocation)(removes ? .withdrawn(claim, over: over) : .declared(claim, over: over))
    try invocation.output.line(Printable.line(text))
  }
}
