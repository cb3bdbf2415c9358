import KijunGuidelines
import Testing

@testable import KijunAnswering

/// Questions that name a thing and no property, the largest of several, who says a value, and how many of what.
@Suite("A name alone, extremes, authors and counts")
struct NamedAloneTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "kit",
        text: """
          # Quay kit

          Last verified: 2026-08-14.

          Lettering of all screens.

          | Style | Size (pt) | Line height (pt) | SwiftUI |
          |---|---|---|---|
          | Large Title | 33 | 40 | .largeTitle |
          | Headline | 18 | 23 | .headline |
          | Body | 17 | 24 | .body |
          | Footnote | 12 | 17 | .footnote |

          Text reads well in Body.

          | Text | iPhone | Apple Watch |
          |---|---|---|
          | Body text | 17 pt | 15 pt |

          | Row | Least height |
          |---|---|
          | Plain row | 45 pt |
          | Row with a subtitle | 61 pt |

          Line spacing is 1.6 for long texts.

          With Reduce Motion, leave out parallax and zooms.

          シートの上端は画面の上端から 42 pt 離す。 sheet の角丸は OS に任せる。
          """, tier: "fp_adopted", more: ["platforms": ["iOS"], "title": "Quay kit"]),
      Library.Entry(
        id: "old",
        text: """
          # Tabs

          ```swift
          label.font = metrics.scaledFont(for: own)
          avatar.clipShape(Circle())
          ```

          Use 3 to 5 tabs. In iOS 8 the system font is Helvetica. Contrast of small text is 4.4:1 or more in the app.
          """, tier: "apple_official", more: ["platforms": ["iOS"], "historical": true, "edition": "2014"]),
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test("a name alone is answered by the row of that name", arguments: ["Headline", "Body", "Footnote"])
  func name(_ style: String) throws {
    let first = try #require(try ask(style).answers.first)
    #expect(first.value.text.hasPrefix("\(style) | "))
  }

  @Test(
    "two names held against each other are both answered so",
    arguments: ["Headline vs Body", "difference between Headline and Body", "Headline と Body の違い"])
  func names(_ question: String) throws {
    let said = try ask(question).answers.prefix(2).map(\.value.text)
    #expect(said.contains { $0.hasPrefix("Headline | 18") } && said.contains { $0.hasPrefix("Body | 17") })
  }

  @Test(
    "the largest and the smallest of a table",
    arguments: [
      ("biggest text style", 33.0), ("which text style is the smallest", 12),
      ("smallest text style size", 12),
      ("最大的文字樣式是哪個", 33),
    ])
  func extremes(_ question: String, _ size: Double) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.value.numbers) == [[size]])
  }

  @Test("where each row states what it is at least, the rows are not compared")
  func bounds() throws {
    #expect(try ask("minimum row height with subtitle").answers.first?.value.numbers == [61])
  }

  @Test("whether it is that tier that states a value")
  func author() throws {
    let reply = try ask("is 61 pt row height from Apple")
    #expect(reply.answers.first?.statement.hasPrefix("no: ≥ 61 pt") == true)
    #expect(reply.answers.first?.tier == "fp_adopted")
    #expect(try ask("is 4.4:1 contrast Apple official").answers.first?.statement.hasPrefix("yes: ") == true)
    #expect(try ask("is the 4.4:1 requirement Apple or FP").answers.map(\.tier) == ["apple_official"])
  }

  @Test("where a distance ends is no bound")
  func reach() throws {
    #expect(try ask("画面の上からシートまでの距離").answers.first?.value.numbers == [42])
  }

  @Test("a length of a text style that names no property is the size of its type")
  func plainSize() throws {
    #expect(try ask("Apple Watch body font size").answers.first?.value.numbers == [15])
  }

  @Test("a count is of what is counted")
  func counts() throws {
    #expect(try ask("タブの数").answers.first?.value.numbers == [3, 5])
    for question in ["フォントの数", "行数の上限", "列の数", "how many fonts", "number of columns"] {
      #expect(try ask(question).answers.allSatisfy { $0.value.numbers.isEmpty }, "\(question)")
    }
    #expect(try ask("in what order are tabs sorted").answers.allSatisfy { $0.value.numbers.isEmpty })
  }

  @Test("a version of a system is that of the documents that speak of it")
  func version() throws {
    #expect(try ask("iOS 8 row height with subtitle").answers.isEmpty)
    #expect(try ask("iOS 8 contrast of small text").answers.first?.value.numbers == [4.4])
  }

  @Test(
    "a name in code is found by the words in it",
    arguments: [
      ("what shape clips the avatar", "clipShape"), ("scaledFont snippet for a label", "scaledFont"),
    ])
  func code(_ question: String, _ name: String) throws {
    #expect(try ask(question).answers.first?.value.text.contains(name) == true)
  }

  @Test("that a setting is one says nothing more of it")
  func setting() throws {
    #expect(try ask("視差効果を減らす設定で何を抑える").answers.first?.value.text.contains("parallax") == true)
  }

  @Test("the document itself was checked when it says so")
  func document() throws {
    let first = try #require(try ask("この基準はいつ確認したもの").answers.first)
    #expect(first.value.text == "2026-08-14" && first.source.quote.contains("2026-08-14"))
  }

  @Test(
    "common words are no slips of the field's words",
    arguments: ["against", "handy", "march", "strict", "string"])
  func commonWords(_ word: String) throws {
    var options = Answerer.Options()
    options.explain = true
    let lines = try Answerer(Self.library.get().base()).answer("row height \(word)", options: options)
      .explanation
    let meant = lines.filter { $0.hasPrefix("“") && $0.contains(" → ") }
    #expect(meant.allSatisfy { $0.contains("row") || $0.contains(word) }, "\(meant)")
  }
}
