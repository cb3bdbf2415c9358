import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun audit`: the knowledge base against its own rules.
enum Audit {
  static let command = Command(
    name: "audit", summary: "hold the colours of the knowledge base against its own contrast rules",
    options: [Option(name: "tier", value: "ID", help: "only this tier's colours and rules")],
    examples: ["kijun audit", "kijun audit --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let base = try KnowledgeBase.open(for: invocation)
    let audit = try base.snapshot { try Answerer(base).audit(options: CheckOptions.of(invocation, base)) }
    if invocation.has("json") {
      try invocation.output.line(audit.json.pretty)
    } else {
      try CheckOutput(invocation).write(audit)
    }
    return audit.failures > 0 ? .violation : .success
  }
}
