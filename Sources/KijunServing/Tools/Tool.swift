import KijunGuidelines

/// A tool that a model can use: it reads the knowledge base and changes nothing.
struct Tool: Sendable {
  struct Result {
    /// For models and people.
    var text: String
    /// The same for programs, as the schema of the tool has it.
    var structured: JSON
  }

  var name: String
  var title: String
  var help: String
  var parameters: [Parameter]
  var output: JSON
  var run: @Sendable (Arguments, OpenBase, CalendarDate) throws -> Result

  static let all = [AskTool.tool, SearchTool.tool, GetTool.tool, ChangesTool.tool, CheckTool.tool]

  /// As `tools/list` shows it.
  var json: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(help)),
      ("inputSchema", Parameter.schema(of: parameters)), ("outputSchema", output),
      (
        "annotations",
        .object([
          ("title", .string(title)), ("readOnlyHint", .bool(true)), ("destructiveHint", .bool(false)),
          ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }
}
