import Testing

@testable import KijunSite

@Suite("Hostile documents in the site")
struct HostileSiteTests {
  private static let hostile = """
    # <img src=x onerror="steal()"> & <script>steal()</script> </title></head>

    FP adopted: The row height of a `</main><script>steal()</script>` list is 61 pt.

    | Part <b onclick=steal()> | FP adopted · "quoted' & <i> |
    |---|---|
    | `</td></table><script src="https://example.com/x.js"></script>` row height | 62 pt |
    | `" style="background:url(https://example.com/y)` row height | 63 pt |
    | `'><svg/onload=steal()>` brand color | #12AB34 |
    | \u{202E}68\u{202C} row height | 64 pt |
    """

  /// Everything that a tag of a page may be: what is not here came from a document.
  private static let known: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "link", "script", "body", "a", "header", "span", "form",
    "label",
    "input", "noscript", "p", "nav", "ul", "li", "section", "ol", "main", "h1", "h2", "h3", "h4", "h5", "h6",
    "div",
    "article", "figure", "svg", "rect", "path", "text", "circle", "figcaption", "details", "summary",
    "blockquote", "dl",
    "dt", "dd", "code", "pre", "table", "caption", "thead", "tbody", "tr", "th", "td", "time", "strong", "b",
    "del", "ins",
    "footer",
  ]

  @Test("nothing of them becomes a tag, an attribute, a style or an address")
  func pages() throws {
    let library = try SiteLibrary()
    try library.read(
      ["hostile.md": Self.hostile],
      more: [
        "url": "javascript:steal()", "title": "</h1><script>steal()</script>", "publisher": "<i>",
        "license": "\"><script>", "language": "en\" onfocus=\"steal()",
      ])
    let site = try library.site()
    for (path, page) in site where path.hasSuffix(".html") {
      for tag in PageReading.tags(page) {
        let name = tag.split { $0.isWhitespace || $0 == "/" }.first.map(String.init) ?? ""
        #expect(Self.known.contains(name), "\(path): <\(tag)>")
        let names = tag.replacing(#/"[^"]*"/#, with: "")
        #expect(names.firstMatch(of: #/\s(on\w+|style)\s*=/#) == nil, "\(path): <\(tag)>")
        #expect(!tag.contains("href=\"javascript:"), "\(path): <\(tag)>")
        #expect(!tag.hasPrefix("script") || tag.hasSuffix("site.js\" defer"), "\(path): <\(tag)>")
      }
      #expect(!page.contains("\u{202E}"), "\(path)")
      #expect(page.matches(of: #/<title>/#).count == 1 && page.matches(of: #/<main /#).count == 1, "\(path)")
    }
    #expect(site["rows.html"]?.contains("&lt;script src=&quot;https://example.com/x.js&quot;&gt;") == true)
  }

  @Test("files of the search are data alone: one call with one text of JSON")
  func search() throws {
    let site = try SiteLibrary(["hostile.md": Self.hostile]).site()
    for (path, file) in site where path.hasPrefix("search/") {
      let call = try #require(file.wholeMatch(of: #/kijun\("([a-z]+)", (.*)\);\n/#.dotMatchesNewlines()))
      #expect(["index", "facts", "words", "documents", "drawn"].contains(String(call.1)), "\(path)")
      #expect(
        !call.2.contains("\n") && !call.2.contains("\u{2028}") && !call.2.contains("\u{202E}"), "\(path)")
    }
  }
}
