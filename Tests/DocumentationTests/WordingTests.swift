import Foundation
import Testing

@Suite("README, CONTRIBUTING and CHANGELOG")
struct WordingTests {
  @Test("paths in backticks and in links are there", arguments: Repository.documents)
  func paths(_ document: String) throws {
    let text = try Repository.text(document)
    let tops = [
      "Sources/", "Tests/", "data/", "migrations/", "scripts/", ".ci/", "Package.swift", ".swift-format",
    ]
    // Blocks of code hold examples, and a file that one is to add has an `…` in its name.
    let prose = text.replacing(/(?ms)^```.*?^```$/, with: "")
    let named = MarkdownTable.code(in: prose).flatMap { $0.split(separator: " ").map(String.init) }
      .filter { word in tops.contains { word.hasPrefix($0) } && !word.contains("…") && !word.contains("*") }
    let linked = text.matches(of: /\]\(([^):#]+)\)/).map { String($0.1) }
    let files = Set(
      Repository.files(below: ["Sources", "Tests"]).compactMap {
        $0.split(separator: "/").last.map(String.init)
      })
    let bare = MarkdownTable.code(in: prose).filter { $0.hasSuffix(".swift") && !$0.contains("/") }
      .filter { !tops.contains($0) }
    for name in bare { #expect(files.contains(name), "\(document): \(name)") }
    for path in named + linked { #expect(Repository.exists(path), "\(document): \(path)") }
  }

  @Test("nothing is said of the place where Kijun was written")
  func places() throws {
    let folders = ["/wo" + "rk", "/t" + "mp", "/ro" + "ot", "/ho" + "me", "/Us" + "ers"]
    let files =
      Repository.documents + Repository.files(below: ["Sources", "data", "migrations"]) + ["Package.swift"]
    for path in files {
      let text = try Repository.text(path)
      for folder in folders {
        let place = try Regex("(^|[\\s\"'`(=])\(folder)(/|[\\s\"'`)]|$)").anchorsMatchLineEndings()
        #expect(!text.contains(place), "\(path) names \(folder)")
      }
    }
    for document in Repository.documents {
      let words = try Repository.text(document).matches(of: /(?i)\b(session|helper|agent)s?\b/).map {
        String($0.0)
      }
      #expect(words.isEmpty, "\(document)")
    }
  }
}
