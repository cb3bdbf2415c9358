import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("However a question is put")
struct VariantTests {
  private struct Base {
    var words: [String]
    var answer: String
  }

  private static let bases = [
    Base(words: ["minimum", "row height", "with subtitle"], answer: "≥ 74 pt [fp_adopted]"),
    Base(words: ["Body", "leading"], answer: "24 pt [apple_official]"),
    Base(words: ["Footnote", "leading"], answer: "19 pt [apple_official]"),
    Base(words: ["dark", "subtitle", "colour"], answer: "#A9A9AF [html_approximation]"),
    Base(words: ["avatar", "width"], answer: "36 pt [third_party]"),
    Base(words: ["contrast", "normal text"], answer: "≥ 5:1 [fp_adopted]"),
    Base(words: ["Headline", "leading"], answer: "23 pt [apple_official]"),
    Base(words: ["card", "margin"], answer: "14 pt [fp_adopted]"),
  ]

  private static let before = [
    "", "please ", "hi, ", "what is the ", "tell me the ", "could you tell me the ", "I need the ",
    "what's the ",
    "give me the ", "hello, what is the ",
  ]
  private static let after = ["", "?", " please", ", thanks", " ?!"]

  @Test("Word order, case, politeness and punctuation change no answer")
  func variants() throws {
    var asked = 0
    let answerer = try Answerer(Atlas.library.base())
    var wrong: [String] = []
    for base in Self.bases {
      for words in Self.orders(base.words) {
        for text in [words.joined(separator: " "), words.joined(separator: " ").uppercased()] {
          for before in Self.before {
            for after in Self.after {
              let question = before + text + after
              asked += 1
              if try answerer.answer(question).first != base.answer { wrong.append(question) }
            }
          }
        }
      }
    }
    #expect(asked >= 1_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(asked): \(wrong.prefix(12))")
  }

  private static func orders(_ words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { index -> [[String]] in
      var rest = words
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }
}
