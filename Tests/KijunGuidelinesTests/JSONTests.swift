import Foundation
import KijunGuidelines
import Testing

@Suite("JSON keeps the order of its keys and is valid whatever the texts")
struct JSONTests {
  @Test("Keys stay in their order")
  func order() {
    let json = JSON.object([("question", .string("b")), ("answers", .array([])), ("a", .null)])
    #expect(json.text == #"{"question":"b","answers":[],"a":null}"#)
  }

  @Test(
    "A number is written as people write it",
    arguments: zip([68, 4.5, -0.5, 0, 1_000_000, 17.0], ["68", "4.5", "-0.5", "0", "1000000", "17"]))
  func numbers(_ number: Double, _ text: String) {
    #expect(JSON.number(number).text == text)
  }

  @Test("A number that is none is null", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(_ number: Double) {
    #expect(JSON.number(number).text == "null")
  }

  @Test(
    "Any text comes back as it was",
    arguments: [
      "", "\"quoted\" \\ /", "line\nbreak\ttab\r", "\u{0}\u{1F}\u{7F}", "副題 👩‍👩‍👧 é e\u{301}", "\u{2028}\u{2029}",
    ])
  func texts(_ text: String) throws {
    let data = Data(JSON.array([.string(text)]).text.utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(read.first.map { Array($0.utf16) } == Array(text.utf16))
  }

  @Test("What is written is read again, in its order")
  func read() throws {
    let json = JSON.object([
      (
        "b", .array([.number(44), .number(-4.5), .null, .bool(true), .string("\u{1F642} \"\\\u{2028}\u{0}")])
      ),
      ("a", .object([("日本", .string(""))])), ("empty", .array([])),
    ])
    #expect(JSON(json.text) == json && JSON(json.pretty) == json)
    #expect(JSON(#"["\u00e9\ud83d\ude42\/"]"#)?.strings == ["é🙂/"])
    #expect(json["b"]?.numbers == [44, -4.5] && json["a"]?.texts == ["日本": ""] && json["none"] == nil)
  }

  @Test(
    "What is no JSON is nil, however deep or broken",
    arguments: [
      "", "[", "[1,", "{\"a\"}", "{\"a\":}", "\"a", "\"\\x\"", "\"\\ud83d\"", "\"\\ud83dx\"", "nul",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ])
  func unreadable(_ text: String) { #expect(JSON(text) == nil) }

  @Test("Pretty text says the same as the line")
  func pretty() throws {
    let json = JSON.object([
      ("answers", .array([.object([("n", .number(1))]), .object([("n", .number(2))])])),
      ("empty", .object([])),
    ])
    #expect(json.pretty.contains("\n"))
    let line = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? NSDictionary
    let pretty = try JSONSerialization.jsonObject(with: Data(json.pretty.utf8)) as? NSDictionary
    #expect(line != nil && line == pretty)
  }
}
