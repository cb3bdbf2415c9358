import KijunServing
import KijunStore

/// `kijun mcp`: questions of coding assistants.
enum Serving {
  static let command = Command(
    name: "mcp", summary: "serve the Model Context Protocol on standard input and output",
    examples: ["claude mcp add kijun -- kijun mcp"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let knowledge = try Knowledge(
      today: { Today.date }, open: { try KnowledgeBase.open(for: invocation) })
    // Whoever starts it by hand sees that it has started.
    if StandardStreams.isTerminal(0), !invocation.has("quiet") {
      StandardStreams.report(Language(invocation)(.awaitsMessages))
    }
    try Service(version: Version.current, knowledge: knowledge).run { line in
      try invocation.output.line(line)
      try invocation.output.flush()
    }
    return .success
  }
}
