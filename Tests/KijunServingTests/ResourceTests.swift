import Testing

@testable import KijunServing

@Suite("MCP: resources")
struct ResourceTests {
  @Test("every document is listed, on as many pages as it takes, and can be read")
  func pages() throws {
    var documents: [String: String] = [:]
    for number in 1...ResourceMethods.page + 30 {
      documents["n\(number) 行.md"] = "# Sheet \(number)\n\nA bar is \(number) pt high.\n"
    }
    let shelf = try Shelf(documents)
    var uris: [String] = []
    var cursor: String?
    repeat {
      let result = try #require(
        try shelf.request("resources/list", cursor.map { ["cursor": $0] } ?? [:]).result)
      uris += (result["resources"] as? [[String: Any]] ?? []).compactMap { $0["uri"] as? String }
      cursor = result["nextCursor"] as? String
    } while cursor != nil
    #expect(uris.count == documents.count + 1)
    #expect(Set(uris).count == uris.count)
    #expect(uris.first == "kijun://tiers")
    let seventh = try #require(uris.first { $0.hasSuffix("n7%20%E8%A1%8C.md") })
    let read = try #require(try shelf.request("resources/read", ["uri": seventh]).result)
    let content = try #require((read["contents"] as? [[String: Any]])?.first)
    #expect(content["uri"] as? String == seventh)
    #expect((content["text"] as? String)?.contains("\n3: A bar is 7 pt high.\n") == true)
  }

  @Test("claims, passages and tiers can be read")
  func read() throws {
    let shelf = try Shelf()
    let claim = try #require(try shelf.call("ask", ["question": "row height"]).first?["id"] as? String)
    for uri in ["kijun://claims/\(claim)", "kijun://passages/p_1", "kijun://tiers"] {
      let read = try shelf.request("resources/read", ["uri": uri]).result
      let content = try #require((read?["contents"] as? [[String: Any]])?.first)
      #expect(content["mimeType"] as? String == "application/json", "\(uri)")
      #expect((content["text"] as? String)?.isEmpty == false)
    }
  }

  @Test(
    "what isn't there is not found, by the code of the revision",
    arguments: [
      "kijun://claims/c_0", "kijun://passages/p_999", "kijun://passages/c_0", "kijun://tiers/x",
      "kijun://documents/x/y.md", "kijun://documents/x", "kijun://", "kijun:tiers", "file:///etc/passwd",
      "kijun://documents/..%2F..%2Fetc/passwd", "kijun://claims/%zz", "kijun://claims/%FF",
      "kijun://claims/%", "",
    ])
  func missing(_ uri: String) throws {
    let shelf = try Shelf()
    #expect(try shelf.request("resources/read", ["uri": uri]).code == -32602)
    _ = try shelf.reply(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    let line = #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"\#(uri)"}}"#
    #expect(try shelf.reply(line).code == -32002)
  }

  @Test("a cursor that was never given out is refused", arguments: ["x", "d", "d-1", "d0", "7", ""])
  func cursor(_ cursor: String) throws {
    #expect(try Shelf().request("resources/list", ["cursor": cursor]).code == -32602)
  }

  @Test(
    "an address is read as it was written",
    arguments: [
      ResourceURI.tiers, .record("c_12ab"), .record("p_7"), .document(source: "a/b c", name: "x/%20/行?#.md"),
    ])
  func roundTrip(_ uri: ResourceURI) { #expect(ResourceURI(uri.text) == uri) }

  @Test("a document that would fill a model's context is cut, and says where")
  func long() throws {
    let lines = (1...9_000).map { "A bar in room \($0) is drawn by somebody who is no longer here." }
    let shelf = try Shelf(["long.md": "# Long\n\n" + lines.joined(separator: "\n\n")])
    let list = try #require(try shelf.request("resources/list").result?["resources"] as? [[String: Any]])
    let uri = try #require(list.last?["uri"] as? String)
    let read = try shelf.request("resources/read", ["uri": uri]).result
    let text = try #require((read?["contents"] as? [[String: Any]])?.first?["text"] as? String)
    #expect(text.utf8.count <= DocumentText.limit + 100)
    #expect(text.hasSuffix("; the tool search finds the rest.\n"))
  }

  @Test("the prompt holds what it was asked to look at, and needs it")
  func prompt() throws {
    let shelf = try Shelf()
    let get = try shelf.request("prompts/get", ["name": "review", "arguments": ["what": "Row.swift"]]).result
    let message = try #require((get?["messages"] as? [[String: Any]])?.first)
    #expect(((message["content"] as? [String: Any])?["text"] as? String)?.hasSuffix("\n\nRow.swift") == true)
    #expect(try shelf.request("prompts/get", ["name": "review"]).code == -32602)
    #expect(try shelf.request("prompts/get", ["name": "x"]).code == -32602)
    #expect((try shelf.request("prompts/list").result?["prompts"] as? [Any])?.count == 1)
  }
}
