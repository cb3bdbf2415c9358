import Testing

@testable import KijunServing

@Suite("MCP: revisions of the protocol")
struct RevisionTests {
  private static func initialize(_ version: String, id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
  }

  private static func plain(_ method: String) -> String {
    #"{"jsonrpc":"2.0","id":5,"method":"\#(method)","params":{}}"#
  }

  @Test("the current one needs no handshake, and each result says what it is and from whom")
  func current() throws {
    let result = try #require(try Shelf().request("server/discover").result)
    #expect(result["resultType"] as? String == "complete")
    #expect((result["supportedVersions"] as? [String])?.prefix(2) == ["2026-07-28", "2025-11-25"])
    #expect(Set((result["capabilities"] as? [String: Any] ?? [:]).keys) == ["tools", "resources", "prompts"])
    let server = (result["_meta"] as? [String: Any])?["io.modelcontextprotocol/serverInfo"] as? [String: Any]
    #expect(server?["name"] as? String == "kijun")
    #expect(server?["version"] as? String == "1.2.3")
    #expect(result["ttlMs"] is Int && result["cacheScope"] as? String == "public")
  }

  @Test(
    "those before it begin with one",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("9999-01-01", "2025-11-25"),
    ])
  func handshake(_ asked: String, _ given: String) throws {
    let shelf = try Shelf()
    let result = try #require(try shelf.reply(Self.initialize(asked)).result)
    #expect(result["protocolVersion"] as? String == given)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "kijun")
    #expect(result["resultType"] == nil && result["_meta"] == nil)
    #expect(try shelf.reply(Self.plain("ping")).result?.isEmpty == true)
    let tools = try #require(try shelf.reply(Self.plain("tools/list")).result)
    #expect((tools["tools"] as? [Any])?.count == Tool.all.count)
    #expect(tools["ttlMs"] == nil)
    #expect(try shelf.reply(Self.plain("server/discover")).code == -32601)
    #expect(try shelf.reply(Self.initialize(asked)).code == -32600, "a second handshake")
  }

  @Test("without either, a request can't be understood")
  func neither() throws {
    let shelf = try Shelf()
    for method in ["ping", "tools/list", "tools/call", "server/discover", "resources/read"] {
      #expect(try shelf.reply(Self.plain(method)).code == -32602, "\(method)")
    }
  }

  @Test("both may come to one server, each by its own rules")
  func both() throws {
    let shelf = try Shelf()
    _ = try shelf.reply(Self.initialize("2025-11-25"))
    #expect(try shelf.request("tools/list").result?["resultType"] as? String == "complete")
    #expect(try shelf.reply(Self.plain("tools/list")).result?["resultType"] == nil)
    #expect(try shelf.request("ping").code == -32601, "the current revision has none")
  }

  @Test(
    "a version that isn't ours is refused with those that are",
    arguments: ["1900-01-01", "2025-11-25", "", "2026-07-28 "])
  func unsupported(_ version: String) throws {
    let error = try Shelf().reply(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)","io.modelcontextprotocol/clientCapabilities":{}}}}"#
    ).error
    #expect(error?["code"] as? Int == -32022)
    let data = error?["data"] as? [String: Any]
    #expect(data?["requested"] as? String == version)
    #expect((data?["supported"] as? [String])?.first == "2026-07-28")
  }

  @Test(
    "an envelope with a piece missing or of another kind is refused",
    arguments: [
      #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#,
      #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":[]}"#,
      #"{"io.modelcontextprotocol/protocolVersion":20260728,"io.modelcontextprotocol/clientCapabilities":{}}"#,
      #"{"io.modelcontextprotocol/clientCapabilities":{}}"#, "[]", "null",
    ])
  func envelope(_ meta: String) throws {
    let reply = try Shelf().reply(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\#(meta)}}"#)
    #expect(reply.code == -32602)
  }
}
