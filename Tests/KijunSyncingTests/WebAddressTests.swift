import Testing

@testable import KijunSyncing

@Suite("The address of a page")
struct WebAddressTests {
  @Test(
    "is http or https, in one spelling",
    arguments: [
      ("https://Example.org", "https://example.org/"), ("HTTP://a.b:80/c?d#e", "http://a.b:80/c?d"),
      ("https://a.b?q=1", "https://a.b/?q=1"), ("https://a.b/行/é", "https://a.b/%E8%A1%8C/%C3%A9"),
      ("https://a.b/x\"y<z>", "https://a.b/x%22y%3Cz%3E"),
    ])
  func good(_ text: String, _ address: String) throws {
    #expect(try #require(WebAddress(text)).description == address)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "a.b/c", "file:///etc/hosts", "ftp://a.b", "https://", "https:///x", "https://n:p@a.b/",
      "https://:80/",
      "https://a.b/\nHost: c", "https://a.b/ c", "javascript://a", "https://a.b\\@c",
      "https://a.b/" + String(repeating: "x", count: 5_000),
    ])
  func bad(_ text: String) { #expect(WebAddress(text) == nil) }

  @Test(
    "leads on where a redirect says",
    arguments: [
      ("/x", "https://a.b/x"), ("x", "https://a.b/c/x"), ("?y", "https://a.b/c/d?y"),
      ("//e.f/g", "https://e.f/g"),
      ("http://e.f/", "http://e.f/"), ("mailto:a@b", nil), ("file:///etc/hosts", nil),
      ("https://n:p@a.b/", nil),
    ] as [(String, String?)])
  func following(_ reference: String, _ address: String?) throws {
    #expect(try #require(WebAddress("https://a.b/c/d?e")).following(reference)?.description == address)
  }
}

@Suite("The head of an answer")
struct ResponseHeadTests {
  @Test("is read up to the empty line, after those that only say to go on")
  func split() throws {
    let text =
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/2 200 \r\nETag: \"a\"\r\nContent-Type:  text/html \r\nBad\u{1}: \u{1}\r\n\r\nbody"
    let (head, start) = try #require(ResponseHead.split(Array(text.utf8)))
    #expect(head.status == 200 && head["etag"] == "\"a\"" && head["content-type"] == "text/html")
    #expect(head.fields.values.allSatisfy { !$0.contains("\u{1}") })
    #expect(String(decoding: text.utf8.dropFirst(start), as: UTF8.self) == "body")
  }

  @Test("is none without an end, without a status, or beyond all bounds")
  func none() {
    for text in ["", "HTTP/1.1 200 OK\r\n", "Hello\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1 99\n\n"] {
      #expect(ResponseHead.split(Array(text.utf8)) == nil)
    }
    let long = "HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 1 << 17) + "\r\n\r\n"
    #expect(ResponseHead.split(Array(long.utf8)) == nil)
  }
}

@Suite("What curl is told")
struct CurlConfigurationTests {
  @Test("can't be more than one line for each option, whatever a server or manifest says")
  func quoting() throws {
    let address = try #require(WebAddress("https://a.b/c"))
    let request = FetchRequest(
      id: "x", address: address, entityTag: "\"a\\\"\r\noutput = \"b\"",
      lastModified: "Mon\nproto = \"=file\"")
    let text = CurlConfiguration(request: request, address: address, limits: FetchLimits(), agent: "kijun")
      .text
    #expect(text.contains(#"header = "If-None-Match: \"a\\\"output = \"b\"""#))
    #expect(!text.contains("\noutput") && text.components(separated: "\nproto").count == 2)
  }
}

extension String {
  fileprivate func components(separated by: String) -> [Substring] {
    split(separator: by, omittingEmptySubsequences: false)
  }
}
