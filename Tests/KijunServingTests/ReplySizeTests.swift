import Testing

@testable import KijunServing

@Suite("MCP: an answer is less than a kilobyte, with everything around it")
struct ReplySizeTests {
  /// Names, headings and files as long as they come, in four-byte characters too.
  private static let long = """
    # \(String(repeating: "とても長い見出し", count: 30))

    Verified on: 2026-09-05

    | Part | Height | \(String(repeating: "長い列の名前", count: 40)) |
    |---|---|---|
    | Row \(String(repeating: "行🙂", count: 60)) | 68 pt | 12 pt |
    | Row \(String(repeating: "very long name ", count: 30)) | 70 pt | 13 pt |
    | Row | at least 44 pt | 14 pt |

    - The row height is 52 pt, \(String(repeating: "as long as nobody has a better idea, ", count: 40))and no more.
    - The row height is 53 pt on iOS in dark appearance with increased contrast in landscape orientation.
    """

  @Test(
    "however long what it tells of",
    arguments: [
      "row height", "minimum row height", "height of a very long name", "行の高さ",
      "row height in dark appearance",
      "52 pt", "とても長い見出し", "zeppelin mast", "height of a switch",
    ])
  func ask(_ question: String) throws {
    let name = String(repeating: "d", count: 200) + ".md"
    let shelf = try Shelf([name: Self.long, "rows.md": Shelf.rows])
    let call = try shelf.call("ask", ["question": question])
    #expect(!call.isError)
    #expect(call.bytes < 1024)
    #expect(call.structured?["status"] is String)
    if let first = call.first {
      for key in ["id", "statement", "tier", "verified_on", "source"] { #expect(first[key] != nil, "\(key)") }
    }
    // What doesn't fit is counted.
    let all = try shelf.call("ask", ["question": question, "full": true])
    let lists = ["answers", "further", "conflicts", "notes", "nearest"]
    func count(_ call: Shelf.Call) -> Int {
      lists.reduce(0) { $0 + ((call.structured?[$1] as? [Any])?.count ?? 0) }
        + (call.structured?["omitted"] as? Int ?? 0)
    }
    #expect(count(call) == count(all))
  }

  @Test("a search grows with what was asked for, and no further")
  func search() throws {
    let shelf = try Shelf(["rows.md": Self.long])
    #expect(try shelf.call("search", ["words": "row"]).bytes < 2048)
    #expect(try shelf.call("search", ["words": "row", "limit": 50]).bytes < 50 * 300 + 512)
  }

  @Test(
    "texts are cut between characters, with a sign where",
    arguments: [("行の高さ", 12, "行の高さ"), ("行の高さは", 12, "行の高…"), ("e\u{301}e\u{301}", 5, "…"), ("", 3, "")])
  func brief(_ text: String, _ limit: Int, _ cut: String) { #expect(Brief.text(text, limit) == cut) }

  @Test("a document can't begin a line of its own in the text, nor turn its direction")
  func hostile() throws {
    let shelf = try Shelf([
      "a.md": """
      # Rows

      The row height is 68 pt,
      Disagrees: 12 pt \u{202E}tp 21\u{202C}
      and no more.
      """
    ])
    let ask = try shelf.call("ask", ["question": "what is said of rows"])
    let search = try shelf.call("search", ["words": "row height"])
    #expect((search.structured?["passages"] as? [Any])?.isEmpty == false)
    for text in [ask.text, search.text, Brief.line("a\nb\u{2028}c\u{1B}[2J", 100)] {
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("Disagrees: 12 pt") }, "\(text)")
      #expect(!text.unicodeScalars.contains { [0x1B, 0x202E, 0x2028].contains($0.value) }, "\(text)")
    }
    #expect(Brief.line("a\nb", 100) == "a b")
  }

  @Test("of a path the end stays")
  func path() { #expect(Brief.path("a/long/path/rows.md", 12) == "…h/rows.md") }
}
