import Testing

@testable import KijunSyncing

@Suite("A page that is none")
struct PageFaultTests {
  private func fault(_ html: String) -> String? { PageFault.of(Array(html.utf8), form: "html") }

  @Test(
    "asks for JavaScript, in several languages",
    arguments: [
      "<p>This page requires JavaScript.</p>",
      "<p>Please turn on JavaScript in your browser and refresh the page.</p>",
      "<p>JavaScript を有効にしてください。</p>", "<p>请启用 JavaScript 后继续。</p>", "<p>JavaScript를 활성화하세요.</p>",
      "<div id=root></div><noscript>You need to enable JavaScript to run this app.</noscript>",
    ])
  func script(_ body: String) {
    #expect(fault("<html><body>\(body)</body></html>")?.contains("JavaScript") == true)
  }

  @Test(
    "is an error in the clothes of a page",
    arguments: [
      "<title>404 Not Found</title><h1>Not Found</h1>",
      "<title>Just a moment...</title><p>Checking your browser</p>",
      "<h1>ページが見つかりません</h1><p>URL をお確かめください。</p>", "<h1>Error 503</h1><p>Backend fetch failed</p>",
      "<h1>Access Denied</h1><p>You don't have permission.</p>", "<h1>页面不存在</h1>",
    ])
  func error(_ body: String) {
    #expect(fault("<html><body>\(body)</body></html>")?.contains("error page") == true)
  }

  @Test("has nothing in it")
  func empty() { #expect(fault("<html><head><style>a{}</style></head><body></body></html>") != nil) }

  @Test("A guideline may speak of scripts and errors")
  func good() {
    let long = String(
      repeating: "<p>A row is at least 44 pt tall, and a card has a padding of 16 pt.</p>", count: 40)
    #expect(
      fault("<h1>404 pages</h1><p>Don't require JavaScript for a page that is not found.</p>\(long)") == nil)
    #expect(fault("<h1>Rows</h1><p>A row is at least 44 pt tall.</p>") == nil)
    #expect(fault("<h1>Layout</h1><p>404 pt wide at most.</p>") == nil)
    #expect(PageFault.of(Array("{\"error\": \"not found\"}".utf8), form: "json") == nil)
  }

  @Test(
    "Its form is what its server says, or else what its address says",
    arguments: [
      ("text/html; charset=utf-8", "https://a.b/c.md", "html"),
      ("text/plain", "https://a.b/c.md?x", "markdown"),
      ("application/vnd.api+json", "https://a.b/c", "json"), ("text/plain", "https://a.b/c", "any"),
      ("", "https://a.b/c.css", "css"), ("application/pdf", "https://a.b/c.html", "unread"),
      ("image/png", "https://a.b/", "unread"),
    ])
  func form(_ type: String, _ address: String, _ form: String) {
    switch PageForm.of(type, address) {
    case .form(let found): #expect(found ?? "any" == form)
    case .unread: #expect(form == "unread")
    }
  }
}
