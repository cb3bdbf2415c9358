import Foundation
import Testing

/// `RECORD=1 scripts/test --filter ReferenceTests` writes the document anew, and fails.
@Suite("docs/commands.md is what the program prints")
struct ReferenceTests {
  @Test("kijun manual markdown")
  func commands() throws {
    let path = "docs/commands.md"
    let now = try Program().run("manual markdown").output
    let isSame = try Repository.exists(path) && Repository.text(path) == now
    #expect(
      isSame, "\(path) is of other commands: RECORD=1 scripts/test --filter ReferenceTests writes it anew")
    guard !isSame, ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
    try Data(now.utf8).write(to: Repository.root.appendingPathComponent(path))
  }
}
