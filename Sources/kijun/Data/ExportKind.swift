import KijunExporting
import KijunIngesting

/// A form that facts can be written in.
struct ExportKind: Sendable {
  var name: String
  var summary: String
  /// Whether it holds facts, so that there is something to select.
  var hasFacts = true
  var run: @Sendable (FactReader, Invocation) throws -> Void

  static let all = [
    ExportKind(name: "markdown", summary: "documents to read, and to be read again", run: MarkdownFolder.run),
    file("json", "all facts in one documented form") { try JSONExport($0).write($1) },
    file("schema", "the JSON Schema of 'json'", hasFacts: false) { try $1(JSONExport.schema) },
    file("csv", "a table for spreadsheets") { try CSVExport($0).write($1) },
    file("datasette", "what Datasette is told of the file", hasFacts: false) {
      try $1(DatasetteMetadata($0).text())
    },
    file("tokens", "design tokens") { try TokenExport($0).write($1) },
    file("css", "a style sheet of custom properties") { try CSSExport($0).write($1) },
    file("swift", "constants for an app") { try SwiftExport($0).write($1) },
    ExportKind(name: "site", summary: "pages to look at", run: SiteExport.run),
  ]

  /// One text, into the file that the user names or to standard output.
  private static func file(
    _ name: String, _ summary: String, hasFacts: Bool = true,
    write: @escaping @Sendable (FactReader, (String) throws -> Void) throws -> Void
  ) -> ExportKind {
    ExportKind(name: name, summary: summary, hasFacts: hasFacts) { reader, invocation in
      guard name == "json" || name == "schema" || !invocation.has("json") else {
        throw InputError(
          "export \(name)", "--json does nothing", "leave it out, or write 'kijun export json'")
      }
      guard let path = invocation["output"] else {
        return try write(reader) { try invocation.output.write($0) }
      }
      let file = try WrittenFile(path)
      try write(reader) { try file.write($0) }
      try file.finish()
    }
  }
}
