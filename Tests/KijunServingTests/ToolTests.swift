import KijunGuidelines
import Testing

@testable import KijunServing

@Suite("MCP: tools")
struct ToolTests {
  @Test("ask gives the value with its tier, date and source, in text and in structure")
  func ask() throws {
    let call = try Shelf().call("ask", ["question": "minimum row height"])
    #expect(call.text.hasPrefix("≥ 68 pt · Row · Height · FP採用 · verified 2026-09-05 (86 days ago) · "))
    #expect(call.structured?["status"] as? String == "answered")
    let answer = try #require(call.first)
    #expect(answer["statement"] as? String == "≥ 68 pt")
    #expect(answer["tier"] as? String == "fp_adopted")
    #expect(answer["verified_on"] as? String == "2026-09-05")
    let source = try #require(answer["source"] as? [String: Any])
    #expect(source["line_start"] as? Int == 7)
    #expect(source["quote"] as? String == "| Row | at least 68 pt |")
  }

  @Test("a value that is left to the system is none, and one that isn't there is none either")
  func none() throws {
    let shelf = try Shelf()
    let delegated = try shelf.call("ask", ["question": "height of a switch"])
    #expect(delegated.structured?["status"] as? String == "delegated")
    #expect(delegated.structured?["reason"] as? String == "left_to_system")
    #expect(delegated.text.hasPrefix("No value: it is left to the system."))
    let unknown = try shelf.call("ask", ["question": "zeppelin mast"])
    #expect(unknown.structured?["status"] as? String == "unknown")
    #expect((unknown.structured?["answers"] as? [Any])?.isEmpty == true)
    #expect(!unknown.isError)
  }

  @Test("full gives all that ask --json gives")
  func full() throws {
    let answer = try Shelf().call("ask", ["question": "row height", "full": true]).first
    #expect((answer?["value"] as? [String: Any])?["numbers"] as? [Int] == [68])
    #expect((answer?["source"] as? [String: Any])?["section"] as? [String] == ["Rows"])
  }

  @Test("search and get lead from words to the passage and its claims")
  func searchAndGet() throws {
    let shelf = try Shelf()
    let found = try shelf.call("search", ["words": "switch"])
    let passage = try #require((found.structured?["passages"] as? [[String: Any]])?.first)
    #expect(passage["text"] as? String == "The height of a switch is left to the system.")
    let id = try #require(passage["id"] as? String)
    let got = try shelf.call("get", ["id": id])
    #expect(got.structured?["current"] as? Bool == true)
    let claim = try #require((got.structured?["claims"] as? [[String: Any]])?.first?["id"] as? String)
    #expect(try shelf.call("get", ["id": claim]).structured?["passage"] as? String == id)
  }

  @Test("changes names a document of which only text without a fact has changed, and says why a row is gone")
  func changesOfText() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    try shelf.ingest(["rows.md": Shelf.rows + "\nRows are calm.\n"])
    #expect(try shelf.call("changes", [:]).text == "rows.md · changed, no fact of it")
    try shelf.ingest(["rows.md": Shelf.rows.replacing("| Bar | 44 pt |", with: "| Bar | 4 | 4 pt |")])
    let call = try shelf.call("changes", [:])
    #expect(call.text.contains("44 pt → none (rejected as misfit)"), "\(call.text)")
    let change = try #require((call.structured?["changes"] as? [[String: Any]])?.first)
    #expect(change["reject"] as? String == "misfit")
  }

  @Test("changes tells what a value was and is")
  func changes() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    try shelf.ingest(["rows.md": Shelf.rows.replacing("44 pt", with: "48 pt")])
    let call = try shelf.call("changes", [:])
    let change = try #require((call.structured?["changes"] as? [[String: Any]])?.first)
    #expect(change["before"] as? String == "44 pt")
    #expect(change["after"] as? String == "48 pt")
    #expect(change["kinds"] as? [String] == ["changed"])
    #expect(call.text.hasPrefix("changed · Bar · Height · 44 pt → 48 pt · "))
    #expect(try shelf.call("changes", ["since": "9999-01-01"]).text == "Nothing has changed.")
    let all = try shelf.call("changes", ["since": "0", "limit": 1])
    #expect((all.structured?["changes"] as? [Any])?.count == 1)
    #expect((all.structured?["omitted"] as? Int ?? 0) > 0)
    #expect(try shelf.call("changes", ["since": "yesterday"]).text.contains("is no day, revision or 'last'"))
    #expect(try shelf.call("changes", ["source": "nobody"]).text.contains("no source is called 'nobody'"))
  }

  @Test(
    "check says whether a value keeps the rule, and which",
    arguments: [("60 pt", "fail", "below"), ("70pt", "pass", "met")])
  func check(_ value: String, _ status: String, _ outcome: String) throws {
    let call = try Shelf().call("check", ["thing": "row height", "value": value])
    #expect(call.structured?["status"] as? String == status)
    let rule = try #require((call.structured?["rules"] as? [[String: Any]])?.first)
    #expect(rule["outcome"] as? String == outcome)
    #expect((rule["rule"] as? [String: Any])?["verified_on"] as? String == "2026-09-05")
    #expect(call.text.contains("≥ 68 pt · Row · Height · FP採用 · verified 2026-09-05"))
    #expect(call.bytes < 1024)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var tool = "ask"
    var arguments: String
    var says: String
    var testDescription: String { arguments }
  }

  @Test(
    "wrong arguments are told to the model, with what to do",
    arguments: [
      Wrong(arguments: "{}", says: "'question' is missing"),
      Wrong(arguments: #"{"question":1}"#, says: "must be a text, not a number"),
      Wrong(arguments: #"{"question":""}"#, says: "there is no word in it"),
      Wrong(arguments: #"{"question":"?!"}"#, says: "there is no word in it"),
      Wrong(arguments: #"{"question":"row","tire":"x"}"#, says: "did you mean 'tier'?"),
      Wrong(arguments: #"{"question":"row","tier":"fp_adoptd"}"#, says: "did you mean 'fp_adopted'?"),
      Wrong(arguments: #"{"question":"row","platform":"Amiga"}"#, says: "unknown platform 'Amiga'"),
      Wrong(arguments: #"{"question":"row","limit":0}"#, says: "a whole number from 1 to 20"),
      Wrong(arguments: #"{"question":"row","limit":1e999}"#, says: ""),
      Wrong(arguments: #"{"question":"row","limit":"5"}"#, says: "a whole number from 1 to 20"),
      Wrong(arguments: #"{"question":"row","full":"yes"}"#, says: "must be true or false, not a text"),
      Wrong(tool: "check", arguments: #"{"thing":"row height","value":"tall"}"#, says: "'tall' is no value"),
      Wrong(tool: "check", arguments: #"{"thing":"row height"}"#, says: "'value' is missing"),
      Wrong(tool: "get", arguments: #"{"id":"c_0"}"#, says: "there is no claim or passage 'c_0'"),
      Wrong(
        tool: "get", arguments: #"{"id":"p_99999999999999999999"}"#, says: "there is no claim or passage"),
      Wrong(tool: "search", arguments: #"{"words":"row","tier":"no"}"#, says: "unknown tier 'no'"),
    ])
  func wrong(_ wrong: Wrong) throws {
    let shelf = try Shelf()
    _ = try shelf.reply(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    let reply = try shelf.reply(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(wrong.tool)","arguments":\#(wrong.arguments)}}"#
    )
    guard !wrong.says.isEmpty else { return #expect(reply.code == -32700, "no number of JSON") }
    let result = try #require(reply.result)
    #expect(result["isError"] as? Bool == true)
    let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text?.contains(wrong.says) == true, "\(text ?? "")")
  }

  @Test("an unknown tool, and arguments that are no object, are errors of the protocol")
  func protocolErrors() throws {
    let shelf = try Shelf()
    #expect(try shelf.request("tools/call", ["name": "aks"]).code == -32602)
    #expect(
      (try shelf.request("tools/call", ["name": "aks"]).error?["message"] as? String)?.contains("'ask'")
        == true)
    #expect(try shelf.request("tools/call", ["name": "ask", "arguments": ["x"]]).code == -32602)
    #expect(try shelf.request("tools/call").code == -32602)
    #expect(try shelf.request("tools/list", ["cursor": "x"]).code == -32602)
  }

  @Test("every tool says that it only reads, and what it takes and gives")
  func tools() throws {
    let tools = try #require(try Shelf().request("tools/list").result?["tools"] as? [[String: Any]])
    for tool in tools {
      #expect((tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == true)
      for schema in ["inputSchema", "outputSchema"] {
        #expect((tool[schema] as? [String: Any])?["type"] as? String == "object")
      }
    }
  }
}
