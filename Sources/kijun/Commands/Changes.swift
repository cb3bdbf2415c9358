import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun changes`: what has become of the claims, one by one.
enum Changes {
  static let formats = ["text", "json", "markdown"]

  static let command = Command(
    name: "changes", summary: "say what has changed, claim by claim",
    options: [
      Option(
        name: "since", value: "DAY|N|last",
        help: "since that day, that revision, or the last one before the newest; by default last"),
      Option(name: "source", value: "ID", help: "what is from this source alone"),
      Option(
        name: "format", value: "text|json|markdown", help: "Markdown is for a pull request or a message",
        choices: formats),
    ],
    examples: ["kijun changes --since 2026-10-01", "kijun changes --format markdown"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    if let format = invocation["format"], invocation.has("json"), format != "json" {
      throw InputError("changes", "--json and --format \(format) exclude each other", "leave one of them out")
    }
    let base = try KnowledgeBase.open(for: invocation)
    return try base.snapshot {
      let listing = try Listing(base, invocation)
      let since = try SinceWhen(invocation["since"] ?? "last", base)
      let changes = try base.changes(after: since.revision).filter { listing.isWanted($0.document.source) }
      let output = ChangesOutput(changes, since: since, listing)
      switch invocation["format"] ?? (invocation.has("json") ? "json" : "text") {
      case "json": try invocation.output.line(output.json().pretty)
      case "markdown": try output.markdown()
      default: try output.text()
      }
      return .success
    }
  }
}
