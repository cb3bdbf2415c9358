import Foundation
import KijunGuidelines
import KijunStore
import Testing

@testable import KijunSite

@Suite("The site of much text")
struct LargeSiteTests {
  private static let limit = 300_000

  @Test("a document of a megabyte is cut into pages, each small, with every fact still found")
  func longDocument() throws {
    var text = "# Long\n\n"
    for section in 0..<60 {
      text += "## Section \(section)\n\n| Part | FP adopted · size |\n|---|---|\n"
      for row in 0..<20 { text += "| Part \(section) \(row) corner radius | \(row + 1) pt |\n" }
      text += "\n" + String(repeating: "Words & more <words> that say nothing. ", count: 300) + "\n\n"
    }
    let library = try SiteLibrary(["long.md": text])
    let site = try library.site()
    #expect(text.utf8.count > 700_000)
    for (path, file) in site { #expect(file.utf8.count < Self.limit, "\(path)") }
    let pages = site.filter { $0.key.hasPrefix("documents/") }
    #expect(pages.count > 3)
    let claims = try library.base().claims()
    #expect(claims.count >= 1_200)
    let anchors = pages.values.flatMap { PageReading.matches(#/<span id="(c_[0-9a-f]+)">/#, in: $0) }
    #expect(Set(anchors) == Set(claims.map(\.key)))
    #expect(anchors.count == claims.count)
    // The search knows them all, each with the page that it is on.
    let found = site.filter { $0.key.hasPrefix("search/facts-") }.values
      .flatMap { PageReading.matches(#/\["(c_[0-9a-f]+)",/#, in: $0) }
    #expect(Set(found) == Set(claims.map(\.key)))
  }

  @Test("one passage without an end, or one table without one, makes no page that is too large")
  func longPassages() throws {
    let word = String(repeating: "<'&\"", count: 60_000)
    let row = "| a |" + String(repeating: " \"'<&> |", count: 200) + "\n"
    let table =
      "| a |" + String(repeating: " b |", count: 200) + "\n|---|" + String(repeating: "---|", count: 200)
      + "\n"
    let site = try SiteLibrary([
      "word.md": "# One\n\n" + word + "\n", "table.md": table + String(repeating: row, count: 60),
      "code.md": "```\n" + word + "\n```\n",
    ]).site()
    for (path, file) in site { #expect(file.utf8.count < Self.limit, "\(path): \(file.utf8.count)") }
  }
}
