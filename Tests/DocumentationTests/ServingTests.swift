import Foundation
import Testing

@Suite("README: tools for coding assistants")
struct ServingTests {
  private static func reply(_ method: String) throws -> [String: Any] {
    let program = try Program()
    try program.write(
      #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
      to: "message.json")
    let run = try program.run("mcp <message.json")
    let reply = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(reply?["result"] as? [String: Any])
  }

  private static func section(of readme: String) throws -> String {
    let after = try #require(readme.components(separatedBy: "## In a coding assistant\n").last)
    return try #require(after.components(separatedBy: "\n## ").first)
  }

  @Test("README has every tool with its arguments, and no other")
  func tools() throws {
    let tools = try #require(try Self.reply("tools/list")["tools"] as? [[String: Any]])
    let readme = try Repository.text("README.md")
    let table = try #require(MarkdownTable.under("tool", in: readme))
    #expect(table.names == tools.compactMap { $0["name"] as? String })
    let section = try Self.section(of: readme)
    for tool in tools {
      let schema = tool["inputSchema"] as? [String: Any]
      let arguments = try #require((schema?["properties"] as? [String: Any])?.keys)
      for argument in arguments { #expect(section.contains("`\(argument)`"), "\(argument)") }
    }
  }

  @Test("README has every revision of the protocol, and no other")
  func revisions() throws {
    let versions = try #require(try Self.reply("server/discover")["supportedVersions"] as? [String])
    let readme = try Repository.text("README.md")
    let section = try Self.section(of: readme)
    #expect(section.matches(of: /\d{4}-\d{2}-\d{2}/).map { String($0.0) } == versions)
  }
}
