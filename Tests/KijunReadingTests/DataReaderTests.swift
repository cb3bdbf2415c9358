import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("Data of no known form: objects are sections, keys name values, prose is sentences")
struct DataReaderTests {
  @Test("entries, remarks and prose")
  func tree() throws {
    let found = try TreeDump.data(
      """
      {"_meta": {"note": "Sizes are in points."},
       "chips": {"min_pt": 32, "gap": [4, 8], "link": "https://example.com/a", "on": true,
         "why": "A chip that is smaller than this cannot be hit. Keep it.", "inner": {"a~b/c": "12 px"}}}
      """)
    #expect(
      found == [
        "/_meta/note  sentence []: Sizes are in points.", "/chips  heading [chips]: chips",
        "/chips/min_pt  entry [chips]: chips min_pt 32", "/chips/gap/0  entry [chips]: chips gap 4",
        "/chips/gap/1  entry [chips]: chips gap 8",
        "/chips/link  entry [chips]: chips link https://example.com/a",
        "/chips/why  sentence [chips]: A chip that is smaller than this cannot be hit.",
        "/chips/why  sentence [chips]: Keep it.",
        "/chips/inner/a~0b~1c  entry [chips › inner]: inner a~b/c 12 px",
      ])
  }

  @Test("the objects of a list are called what they call themselves")
  func list() throws {
    let found = try TreeDump.data(#"{"styles": [{"name": "Body", "size": 17}, {"size": 13}]}"#)
    #expect(
      found == [
        "/styles/0/name  entry [Body]: Body name Body", "/styles/0/size  entry [Body]: Body size 17",
        "/styles/1/size  entry [styles]: styles size 13",
      ])
  }

  @Test("the quote is the text at the pointer")
  func quote() throws {
    let json = Array(#"{"chip": {"height": "32\u0020pt"}}"#.utf8)
    let document = DataReader.read(try JSONTreeReader.read(json))
    let passage = try #require(document.passages.first)
    #expect(document.text.map { String(decoding: $0[passage.range], as: UTF8.self) } == "32 pt")
    #expect(TreeDump.misplaced(document, file: json) == [])
  }

  @Test("long keys far down cost no more than their length")
  func deep() throws {
    let key = String(repeating: "k", count: 4000)
    var json = "[" + Array(repeating: "1", count: 20_000).joined(separator: ",") + "]"
    for _ in 0..<150 { json = "{\"\(key)\":\(json)}" }
    let document = DataReader.read(try JSONTreeReader.read(Array(json.utf8)))
    #expect(document.passages.count { $0.kind == .entry } == 20_000)
    #expect(document.passages.allSatisfy { ($0.locator ?? "").utf8.count <= 1024 })
  }
}
