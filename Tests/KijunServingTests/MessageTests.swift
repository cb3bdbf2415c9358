import Testing

@testable import KijunServing

@Suite("MCP: a message that can't be used gets the error of the specification, with its id where it has one")
struct MessageTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var name: String
    var line: String
    var code: Int
    var id = "null"
    var testDescription: String { name }
  }

  static let broken = [
    Broken(name: "no JSON", line: "hello", code: -32700),
    Broken(name: "half a message", line: #"{"jsonrpc":"2.0","id":1,"method":"#, code: -32700),
    Broken(name: "two on a line", line: #"{"jsonrpc":"2.0","id":1,"method":"ping"}{}"#, code: -32700),
    Broken(name: "a key twice", line: #"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, code: -32700),
    Broken(
      name: "half of a surrogate pair", line: #"{"jsonrpc":"2.0","id":"\ud800","method":"ping"}"#,
      code: -32700),
    Broken(name: "a number that is none", line: #"{"jsonrpc":"2.0","id":NaN,"method":"ping"}"#, code: -32700),
    Broken(
      name: "ten thousand brackets", line: String(repeating: "[", count: 10_000), code: -32700),
    Broken(
      name: "ten thousand objects in each other",
      line: String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000),
      code: -32700),
    Broken(name: "a batch", line: #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, code: -32600),
    Broken(name: "a text", line: #""ping""#, code: -32600),
    Broken(name: "null", line: "null", code: -32600),
    Broken(name: "an empty object", line: "{}", code: -32600),
    Broken(
      name: "another version", line: #"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, code: -32600, id: "7"),
    Broken(name: "no version", line: #"{"id":"a","method":"ping"}"#, code: -32600, id: #""a""#),
    Broken(name: "no method", line: #"{"jsonrpc":"2.0","id":7}"#, code: -32600, id: "7"),
    Broken(
      name: "a method that is a number", line: #"{"jsonrpc":"2.0","id":7,"method":1}"#, code: -32600, id: "7"),
    Broken(name: "null as id", line: #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, code: -32600),
    Broken(name: "half as id", line: #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, code: -32600),
    Broken(name: "an object as id", line: #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, code: -32600),
    Broken(
      name: "a list of parameters", line: #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":[]}"#,
      code: -32602, id: "7"),
    Broken(
      name: "a method there is not", line: #"{"jsonrpc":"2.0","id":7,"method":"tools/destroy"}"#,
      code: -32601,
      id: "7"),
  ]

  @Test("such as", arguments: broken)
  func error(_ broken: Broken) throws {
    let shelf = try Shelf()
    let line = try #require(shelf.line(broken.line))
    #expect(
      line.hasPrefix(#"{"jsonrpc":"2.0","id":\#(broken.id),"error":{"code":\#(broken.code),"message":"#),
      "\(line)")
    #expect(!line.contains("\n"))
    // And the next one is answered as ever.
    #expect(try shelf.request("tools/list").result != nil)
  }

  @Test("bytes that are not UTF-8")
  func bytes() throws {
    let line = Array(#"{"jsonrpc":"2.0","id":1,"method":"p"#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8)
    #expect(try Shelf().server.reply(to: Message(line))?.contains("-32700") == true)
  }

  @Test(
    "an id comes back as it was written",
    arguments: ["0", "-1", "9007199254740993", "123456789012345678901234567890", #""""#, #""行 \"x\"""#])
  func id(_ id: String) throws {
    let line = try Shelf().line(#"{"jsonrpc":"2.0","id":\#(id),"method":"nothing"}"#)
    #expect(line?.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error""#) == true)
  }

  @Test(
    "what asks for nothing gets nothing",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/unheard/of","params":[1]}"#,
      #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"ask"}}"#,
      #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":3,"error":{"code":1,"message":"x"}}"#,
    ])
  func silent(_ line: String) throws { #expect(try Shelf().line(line) == nil) }
}
