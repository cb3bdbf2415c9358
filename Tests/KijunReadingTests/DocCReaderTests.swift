import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("A page of DocC is read as it is shown, each passage with the pointer of its node")
struct DocCReaderTests {
  private func page(_ content: String, references: String = "{}") -> String {
    """
    {"schemaVersion":{"major":0,"minor":3,"patch":0},"metadata":{"title":"Chips"},
     "primaryContentSections":[{"kind":"content","content":[\(content)]}],"references":\(references)}
    """
  }

  private func dump(_ content: String, references: String = "{}") throws -> [String] {
    try TreeDump.docc(page(content, references: references)).dropFirst().map {
      $0.replacing("/primaryContentSections/0/content", with: "…")
    }
  }

  @Test("headings, and sentences whose words are spread over inline nodes")
  func inline() throws {
    let found = try dump(
      """
      {"type":"heading","level":2,"text":"Height","anchor":"Height"},
      {"type":"paragraph","inlineContent":[{"type":"text","text":"A chip is "},
        {"type":"strong","inlineContent":[{"type":"text","text":"32"}]},{"type":"text","text":" "},
        {"type":"emphasis","inlineContent":[{"type":"text","text":"pt"}]},{"type":"text","text":" tall. See "},
        {"type":"reference","identifier":"doc://rows","isActive":true},{"type":"text","text":" or "},
        {"type":"link","title":"the old page","destination":"https://example.com"},{"type":"text","text":"."}]}
      """, references: #"{"doc://rows":{"type":"topic","title":"Rows"}}"#)
    #expect(
      found == [
        "…/0  heading [Chips › Height]: Height",
        "…/1  sentence [Chips › Height]: A chip is 32 pt tall.",
        "…/1  sentence [Chips › Height]: See Rows or the old page.",
      ])
  }

  @Test("what a picture shows is marked, and what is struck out is gone")
  func pictures() throws {
    let json = page(
      """
      {"type":"paragraph","inlineContent":[{"type":"image","identifier":"a.png"},
       {"type":"text","text":" Keep 8 pt. "},{"type":"strikethrough","inlineContent":[{"type":"text","text":"Keep 9 pt."}]}]}
      """, references: #"{"a.png":{"type":"image","alt":"Two chips, 12 px apart."}}"#)
    let document = DocCReader.read(try JSONTreeReader.read(Array(json.utf8)))
    let texts = document.passages.dropFirst().map(\.text)
    #expect(texts.map(\.string) == ["Two chips, 12 px apart.", "Keep 8 pt."])
    #expect(texts.map { $0.pictures.isEmpty } == [false, true])
  }

  @Test("tabs are sections of their own, and what follows them is not in the last")
  func tabs() throws {
    let found = try dump(
      """
      {"type":"tabNavigator","tabs":[
        {"title":"iOS","content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"32 pt."}]}]},
        {"title":"macOS","content":[{"type":"heading","level":2,"text":"Deep"},
          {"type":"paragraph","inlineContent":[{"type":"text","text":"22 pt."}]}]}]},
      {"type":"paragraph","inlineContent":[{"type":"text","text":"After."}]}
      """)
    #expect(
      found == [
        "…/0/tabs/0/title  heading [Chips › iOS]: iOS",
        "…/0/tabs/0/content/0  sentence [Chips › iOS]: 32 pt.",
        "…/0/tabs/1/title  heading [Chips › macOS]: macOS",
        "…/0/tabs/1/content/0  heading [Chips › macOS › Deep]: Deep",
        "…/0/tabs/1/content/1  sentence [Chips › macOS › Deep]: 22 pt.", "…/1  sentence [Chips]: After.",
      ])
  }

  @Test("merged cells say what they say in each row and column they cover")
  func table() throws {
    func cell(_ text: String) -> String {
      #"[{"type":"paragraph","inlineContent":[{"type":"text","text":"\#(text)"}]}]"#
    }
    let found = try dump(
      """
      {"type":"table","header":"row","extendedData":[{"rowIndex":1,"columnIndex":0,"colspan":1,"rowspan":2},
        {"rowIndex":1,"columnIndex":1,"colspan":2,"rowspan":1}],
       "rows":[[\(cell("Kind")),\(cell("Min")),\(cell("Max"))],[\(cell("Chip")),\(cell("32 pt")),[]],
        [[],\(cell("8 pt")),\(cell("9 pt"))]]}
      """)
    #expect(
      found == [
        "…/0/rows/0  tableHeader [Chips]: Kind | Min | Max",
        "…/0/rows/1  tableRow [Chips]: Chip | 32 pt | 32 pt",
        "…/0/rows/2  tableRow [Chips]: Chip | 8 pt | 9 pt",
      ])
  }

  @Test("a table whose headers stand at the left gives entries")
  func headerColumn() throws {
    let found = try dump(
      """
      {"type":"table","header":"column","rows":[[
        [{"type":"paragraph","inlineContent":[{"type":"text","text":"Chip height"}]}],
        [{"type":"paragraph","inlineContent":[{"type":"text","text":"32 pt"}]}]]]}
      """)
    #expect(found == ["…/0/rows/0  entry [Chips]: Chip height 32 pt"])
  }

  @Test("lists, terms, asides, columns and code")
  func blocks() throws {
    func words(_ text: String) -> String {
      #"{"type":"paragraph","inlineContent":[{"type":"text","text":"\#(text)"}]}"#
    }
    let found = try dump(
      """
      {"type":"unorderedList","items":[{"content":[\(words("One.")),
        {"type":"orderedList","items":[{"content":[\(words("Inner."))]}]}]}]},
      {"type":"termList","items":[{"term":{"inlineContent":[{"type":"text","text":"Gap"}]},
        "definition":{"content":[\(words("8 pt between chips."))]}}]},
      {"type":"aside","style":"note","name":"Note","content":[\(words("Wide."))]},
      {"type":"row","numberOfColumns":2,"columns":[{"size":1,"content":[\(words("Left."))]}]},
      {"type":"codeListing","syntax":"swift","code":["let gap = 8"]},
      {"type":"links","style":"list","items":["doc://rows","doc://gone"]},
      {"type":"hologram","content":[\(words("From the future."))],"caption":"A caption."}
      """, references: #"{"doc://rows":{"title":"Rows"}}"#)
    #expect(
      found == [
        "…/0/items/0/content/0  listItem [Chips]: One.",
        "…/0/items/0/content/1/items/0/content/0  listItem [Chips]: Inner.",
        "…/1/items/0  listItem [Chips]: Gap: 8 pt between chips.", "…/2/content/0  sentence [Chips]: Wide.",
        "…/3/columns/0/content/0  sentence [Chips]: Left.", "…/4/code/0  code [Chips]: let gap = 8",
        "…/5/items/0  listItem [Chips]: Rows", "…/6/content/0  sentence [Chips]: From the future.",
        "…/6/caption  sentence [Chips]: A caption.",
      ])
  }

  @Test("lines are those of the file, quotes slices of what is shown")
  func places() throws {
    let json =
      "{\"metadata\":{\"title\":\"X\"},\n\"primaryContentSections\":[{\"content\":[\n"
      + #"{"type":"paragraph","inlineContent":[{"type":"text","text":"A \u0022b\u0022 c."}]}"# + "\n]}]}"
    let document = DocCReader.read(try JSONTreeReader.read(Array(json.utf8)))
    #expect(document.passages.map(\.lines) == [1...1, 3...3])
    #expect(TreeDump.misplaced(document, file: Array(json.utf8)) == [])
    let quote = document.passages[1].range
    #expect(document.text.map { String(decoding: $0[quote], as: UTF8.self) } == "A \"b\" c.")
  }

  @Test("nested as deep as JSON goes, and cells that cover a thousand rows, take no longer")
  func shapes() throws {
    let depth = 60
    let nested =
      String(repeating: #"{"type":"aside","content":["#, count: depth)
      + #"{"type":"paragraph","inlineContent":[{"type":"text","text":"In."}]}"#
      + String(repeating: "]}", count: depth)
    #expect(try dump(nested).count == 1)
    let row = "[" + Array(repeating: "[]", count: 30).joined(separator: ",") + "]"
    let spans = Array(
      repeating: #"{"rowIndex":0,"columnIndex":0,"colspan":1000000000,"rowspan":1000000000}"#, count: 3000)
    let table =
      #"{"type":"table","header":"row","extendedData":[\#(spans.joined(separator: ","))],"rows":["#
      + Array(repeating: row, count: 300).joined(separator: ",") + "]}"
    #expect(try dump(table).isEmpty)
  }

  @Test(
    "a page of the guidelines and where its data is",
    arguments: [
      ("https://developer.apple.com/design/human-interface-guidelines/layout#iOS", "layout.json"),
      ("https://developer.apple.com/design/human-interface-guidelines/layout/", "layout.json"),
    ])
  func address(_ page: String, _ name: String) {
    #expect(
      DocCAddress.data(ofPage: page)
        == "https://developer.apple.com/tutorials/data/design/human-interface-guidelines/" + name)
    #expect(DocCAddress.data(ofPage: "https://developer.apple.com/design/other") == nil)
    #expect(
      DocCAddress.data(ofPage: "https://developer.apple.com/design/human-interface-guidelines/a/../../b")
        == nil)
  }
}
