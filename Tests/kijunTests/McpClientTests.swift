import Foundation
import Testing

@Suite("kijun mcp, through the official client")
struct McpClientTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Clients/client.py").path

  struct Mode: Sendable, CustomTestStringConvertible {
    var name: String
    var version: String
    var notFound: Int
    var testDescription: String { name }
  }

  static let modes = [
    Mode(name: "auto", version: "2026-07-28", notFound: -32602),
    Mode(name: "2026-07-28", version: "2026-07-28", notFound: -32602),
    Mode(name: "legacy", version: "2025-11-25", notFound: -32002),
  ]

  @Test("every tool is listed and called, every resource listed, one read", .needs("mcp"), arguments: modes)
  func client(_ mode: Mode) throws {
    let kijun = try Kijun.asking()
    let python = try #require(PythonTool.named("python"))
    let database = kijun.folder.file("kijun.sqlite")
    let run = try python.run([Self.script, Kijun.program.path, database, mode.name], in: kijun.folder.path)
    try #require(run.code == 0, "\(run.output)")
    let said = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])

    #expect(said["version"] as? String == mode.version)
    #expect(said["tools"] as? [String] == ["ask", "search", "get", "changes", "check"])
    #expect(said["schemas"] as? Bool == true)
    #expect(Self.text(said, "ask")?.hasPrefix("68 pt · Row height · FP · FP採用 · never verified") == true)
    #expect(Self.structured(said, "full")?["question"] as? String == "row height")
    #expect(Self.structured(said, "unknown")?["status"] as? String == "unknown")
    #expect((Self.structured(said, "search")?["passages"] as? [Any])?.count == 3)
    #expect(Self.structured(said, "get")?["current"] as? Bool == true)
    #expect((Self.structured(said, "changes")?["documents"] as? [Any])?.count == 1)
    #expect(Self.structured(said, "check")?["status"] as? String == "fail")
    #expect((said["wrong"] as? [String: Any])?["error"] as? Bool == true)
    #expect(said["no tool"] as? Int == -32602)

    #expect((said["resources"] as? [String])?.count == 2)
    #expect(said["templates"] as? Int == 3)
    #expect((said["document"] as? String)?.contains("\n5: | Row height | 68 pt |\n") == true)
    #expect(said["no resource"] as? Int == mode.notFound)
    #expect(said["prompts"] as? [String] == ["review"])
    #expect((said["prompt"] as? String)?.hasSuffix("Row.swift") == true)
    #expect(said["at once"] as? Int == 20)
  }

  private static func text(_ said: [String: Any], _ key: String) -> String? {
    (said[key] as? [String: Any])?["text"] as? String
  }

  private static func structured(_ said: [String: Any], _ key: String) -> [String: Any]? {
    (said[key] as? [String: Any])?["structured"] as? [String: Any]
  }
}
