import Foundation
import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("The JSON of a reply")
struct ReplyJSONTests {
  @Test("Keys stand in their order, and absent values are null")
  func keys() throws {
    let text = try Atlas.ask("avatar width").json.text
    var rest = text[...]
    for key in [
      "question", "language", "status", "reason", "answers", "id", "statement", "subject", "property",
      "value", "kind", "text", "numbers", "unit", "comparator", "role", "conditions", "tier", "tier_label",
      "historical", "edition", "verified_on", "age_days", "stale", "source", "id", "document", "title",
      "section", "line_start", "line_end", "locator", "quote", "citation", "encoding", "score", "conflicts",
      "notes",
      "nearest",
    ] {
      let place = try #require(rest.range(of: "\"\(key)\":"), "\(key) is missing or out of order")
      rest = rest[place.upperBound...]
    }
    #expect(
      text.contains(#""reason":null"#) && text.contains(#""verified_on":null"#)
        && text.contains(#""edition":null"#))
  }

  @Test(
    "The language is that of the question",
    arguments: [("row height", "en"), ("行の高さ", "ja"), ("列高度", "zh"), ("행 높이", "ko"), ("44", "en")])
  func language(_ question: String, _ language: String) throws {
    #expect(try Atlas.ask(question).language == language)
  }

  @Test("Scores lie between 0 and 1, the best first")
  func scores() throws {
    for question in ["row height", "Body", "colour of subtitle", "control size"] {
      let scores = try Atlas.ask(question).answers.map(\.score)
      #expect(scores.allSatisfy { (0...1).contains($0) })
    }
  }
}
