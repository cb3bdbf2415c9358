import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("YAML: maps, lists and texts are read, all else is refused with its place")
struct YAMLReaderTests {
  /// The tree as one line of JSON.
  private func json(_ yaml: String) throws -> String { try shown(YAMLReader.read(Array(yaml.utf8))).text }

  private func shown(_ tree: JSONTree) -> JSON {
    switch tree.content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let digits): .number(Double(digits) ?? .nan)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(shown))
    case .object(let members): .object(members.map { ($0.key, shown($0.value)) })
    }
  }

  @Test(
    "is read",
    arguments: [
      ("a: 1\nb:\n  c: x # remark\n  d:\n", #"{"a":1,"b":{"c":"x","d":null}}"#),
      ("- a\n- b: 1\n  c: 2\n-\n  - x\n- - y\n  - z\n", #"["a",{"b":1,"c":2},["x"],["y","z"]]"#),
      ("list:\n- 4\n- 8.5\nnext: true\n", #"{"list":[4,8.5],"next":true}"#),
      ("a: \"x\\n\\u57fa: # y\"\nb: 'it''s'\n", #"{"a":"x\n基: # y","b":"it's"}"#),
      (
        "a: {min: 44, unit: pt}\nb: [4, \"8\",\n  12] # more\n",
        #"{"a":{"min":44,"unit":"pt"},"b":[4,"8",12]}"#
      ),
      ("a: |\n  one\n    two\n\n  three\nb: >-\n  x\n  y\n", #"{"a":"one\n  two\n\nthree","b":"x y"}"#),
      (
        "a: a text\n  that goes on\nb: \"so does\n  this\"\n",
        #"{"a":"a text that goes on","b":"so does this"}"#
      ),
      ("---\n# remark\n\"quoted key\": http://x.y/z#w\n...\n", #"{"quoted key":"http://x.y/z#w"}"#),
      ("\u{FEFF}a: 1.2.3\r\nb: -4\r\n", #"{"a":"1.2.3","b":-4}"#),
      ("a: ~\nb: 010\n", #"{"a":null,"b":10}"#), ("just a text", #""just a text""#),
    ])
  func read(_ yaml: String, _ expected: String) throws { #expect(try json(yaml) == expected) }

  @Test(
    "is refused",
    arguments: [
      ("a: &x 1\n", "1:4"), ("a: *x\n", "1:4"), ("a: !tag x\n", "1:4"), ("a: 1\n---\nb: 2\n", "2:1"),
      ("a: 1\n   b: 2\n", "2:4"), ("a:\n  b: 1\n c: 2\n", "3:2"), ("a: 1\na: 2\n", "2:1"), ("<<: x\n", "1:1"),
      ("a: \"open\n", "1:4"), ("a: [1, 2\n", "2:1"), ("a:\n\tb: 1\n", "2:2"), ("? a\n: b\n", "1:1"),
      ("a: \"x\" y\n", "1:8"), ("", "1:1"), ("a: 1\ntext\n", "2:1"), ("a: @x\n", "1:4"),
    ])
  func refused(_ yaml: String, _ place: String) {
    let error = #expect(throws: SyntaxError.self) { try YAMLReader.read(Array(yaml.utf8)) }
    #expect(error.map { "\($0.line):\($0.column)" } == place)
  }

  @Test(
    "a hundred thousand brackets, dashes or levels are an error, not a crash", arguments: ["[", "{a: ", "- "])
  func deep(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: SyntaxError.self) { try YAMLReader.read(Array(text.utf8)) }
  }

  @Test("an object in a list stands where its first key does, whose first byte may be no character")
  func firstKey() throws {
    let bytes = Array("list:\n  - 高さ: chip\n    size: [24, 32]\n".utf8)
    let document = DataReader.read(try YAMLReader.read(bytes), quotesFile: true)
    let headings = document.passages.filter { $0.kind == .heading }
    #expect(headings.map { String(decoding: bytes[$0.range], as: UTF8.self) }.contains("高さ"))
    #expect(headings.allSatisfy { String(validating: bytes[$0.range], as: UTF8.self) != nil })
  }

  @Test("quotes are slices of the file, and lines its lines")
  func places() throws {
    let yaml = Array("# Rows\nrows:\n  min_height: \"44pt\"  # at least\n".utf8)
    let document = DataReader.read(try YAMLReader.read(yaml), quotesFile: true)
    #expect(document.text == nil)
    #expect(
      document.passages.map { "\($0.lines.lowerBound) \(String(decoding: yaml[$0.range], as: UTF8.self))" }
        == [
          "3 min_height: \"44pt\""
        ])
    #expect(TreeDump.misplaced(document, file: yaml) == [])
  }
}
