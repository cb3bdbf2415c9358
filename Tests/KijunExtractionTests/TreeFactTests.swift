import KijunGuidelines
import KijunReading
import Testing

@testable import KijunExtraction

@Suite("Facts of documents that are trees of data")
struct TreeFactTests {
  private static func cell(_ text: String) -> String {
    #"[{"type":"paragraph","inlineContent":[{"type":"text","text":"\#(text)"}]}]"#
  }

  private static func row(_ cells: String...) -> String { "[" + cells.map(cell).joined(separator: ",") + "]" }

  @Test("a table of control sizes gives each platform its default and its minimum")
  func controlSizes() throws {
    let rows = [
      Self.row("Platform", "Default control size", "Minimum control size"),
      Self.row("iOS, iPadOS", "46x46 pt", "30x30 pt"), Self.row("macOS", "30x30 pt", "22x22 pt"),
    ]
    let facts = try Facts(
      json: """
        {"primaryContentSections":[{"kind":"content","content":[
         {"type":"table","header":"row","rows":[\(rows.joined(separator: ","))]}]}],"metadata":{"title":"Buttons"}}
        """)
    #expect(
      facts.claims.map {
        "\($0.conditions["platform"]?.text ?? "-") \($0.value.role?.rawValue ?? "-") \($0.value.shown)"
      }
        == [
          "iOS / iPadOS default 46×46 pt", "iOS / iPadOS minimum >= 30×30 pt", "macOS default 30×30 pt",
          "macOS minimum >= 22×22 pt",
        ])
  }

  @Test("the platform of a tab reaches the facts in it, and none behind it")
  func tabs() throws {
    func tab(_ title: String, _ size: String) -> String {
      """
      {"title":"\(title)","content":[{"type":"table","header":"row","rows":[
        \(Self.row("Kind", "Default control size", "Minimum control size")),\(Self.row("Chip", size, "20x20 pt"))]}]}
      """
    }
    let facts = try Facts(
      json: """
        {"primaryContentSections":[{"kind":"content","content":[
          {"type":"tabNavigator","tabs":[\(tab("iOS", "46x46 pt")),\(tab("macOS", "30x30 pt"))]},
          {"type":"paragraph","inlineContent":[{"type":"text","text":"The gap between chips is 8 pt."}]}]}]}
        """)
    #expect(
      facts.claims.map { "\($0.conditions["platform"]?.text ?? "-") \($0.value.shown)" } == [
        "iOS 46×46 pt", "iOS >= 20×20 pt", "macOS 30×30 pt", "macOS >= 20×20 pt", "- 8 pt",
      ])
  }

  @Test("the unit of a name, of its object and of a remark; numbers that measure no length have none")
  func units() throws {
    let facts = try Facts(
      json: """
        {"_meta":{"note":"Point sizes are those of the default setting."},
         "hit_area":{"min_pt":44},"margins_pt":{"compact_width":16},
         "ios_styles":{"largeTitle":{"size":34,"weight":"bold"}},"panel":{"unit":"px","rowHeight":40},
         "counts":{"tabs":5}}
        """)
    #expect(
      facts.placed.map { String($0.drop { $0 != " " }) } == [
        " hit_area · min_pt = >= 44 pt {}", " margins_pt · compact_width = 16 pt {size_class=compact width}",
        " largeTitle · size = 34 pt {platform=ios}", " largeTitle · weight = weight bold {platform=ios}",
        " panel · rowHeight = 40 px {}", " counts · tabs = 5 {}",
      ])
  }

  @Test("an object says whose word it is, wherever in it that stands")
  func tiers() throws {
    let facts = try Facts(
      json: #"{"hit":{"min_pt":44,"src":"apple-hig"},"gap":{"min_pt":8}}"#, tier: "third_party")
    #expect(facts.claims.map(\.tier) == ["apple_official", "third_party"])
  }

  @Test("addresses, versions and words are no facts")
  func lookAlikes() throws {
    let facts = try Facts(
      json:
        #"{"version":"1.2.0","url":"https://example.com/v2/44pt","date":"2026-03-04","kind":"layout","id":"a-12"}"#
    )
    #expect(facts.facts == [])
  }

  @Test("below a heading with a cross stand failures, and rules that say so themselves")
  func failures() throws {
    let facts = try Facts(
      "# Chips\n\n## ❌ Avoid\n\n- A chip of 20 pt\n- Never make a chip lower than 32 pt.\n", markdown: true)
    #expect(facts.values == [">= 32 pt"])
    #expect(facts.rejects == ["20 pt: example"])
  }

  @Test("a name that ends with a bound is a name")
  func names() throws {
    let facts = try Facts(
      "| Model | Size (pt) |\n|---|---|\n| Tab 9 Zed Max | 400 |\n| Row max | 80 |\n", markdown: true)
    #expect(facts.values == ["400 pt", "<= 80 pt"])
  }

  @Test("two dates of a change log are no facts")
  func changeLog() throws {
    let facts = try Facts(
      json: """
        {"primaryContentSections":[{"kind":"content","content":[{"type":"heading","level":2,"text":"Change log"},
         {"type":"table","header":"row","rows":[\(Self.row("Date", "Changes")),
          \(Self.row("June 9, 2025", "Raised the minimum size of chips to 32 pt."))]}]}]}
        """)
    #expect(facts.facts == [])
  }
}

@Suite("Facts of design tokens and style sheets")
struct TokenFactTests {
  @Test("tokens: the value, and what is written for it")
  func tokens() throws {
    let tree = try JSONTreeReader.read(
      Array(
        """
        {"spacing": {"$type": "dimension", "row": {"$value": "8px"}},
         "color": {"$type": "color", "ink": {"$value": "#123456"}, "text": {"$value": "{color.ink}"},
           "dark": {"text": {"$value": "#ffffff"}}},
         "shadow": {"$type": "shadow", "card": {"$value": "0 2px 4px rgba(0,0,0,.2)"}}}
        """.utf8))
    let facts = try Facts("", document: TokenReader.read(tree))
    #expect(
      facts.placed == [
        "/spacing/row/$value: spacing.row · dimension = 8 px {}",
        "/color/ink/$value: color.ink · color = #123456 {}",
        "/color/text/$value: color.text · color = #123456 {}",
        "/color/text/$value: color.text · color = {color.ink} {}",
        "/color/dark/text/$value: color.dark.text · color = #FFFFFF {appearance=dark}",
        "/shadow/card/$value: shadow.card · shadow = “0 2px 4px rgba(0,0,0,.2)” {}",
      ])
    #expect(facts.claims[0].propertyConcepts.contains("spacing"))
  }

  @Test("style sheets: themes and settings are conditions, whose word it is stands in a comment")
  func styles() throws {
    let css = Array(
      """
      /* Rows (FP採用) */
      .row { min-height: 44px; padding: 8px 16px }
      .theme-dark .row { background: #000 }
      @media (prefers-contrast: more) { .row { border-color: rgb(0 0 0 / 50%) } }
      @media (min-width: 600px) { .row { min-height: 52px } }
      """.utf8)
    let facts = try Facts(
      "", document: StyleSheetReader.read(css, isSCSS: false), tier: "html_approximation")
    #expect(
      facts.placed == [
        "2: .row · min-height = >= 44 px {}", "2: .row · padding = 8 px {}", "2: .row · padding = 16 px {}",
        "3: .row · background = #000000 {appearance=dark}",
        "4: .row · border-color = #00000080 {contrast=increased-contrast}",
        "5: .row · min-height = >= 52 px {media=@media (min-width: 600px)}",
      ])
    #expect(Set(facts.claims.map(\.tier)) == ["fp_adopted"])
  }
}

@Suite("Names in code are read as words")
struct EntryWordsTests {
  @Test(
    "cut where people hear a cut",
    arguments: [
      ("minRowHeight", "min Row Height"), ("min-row_height", "min row height"),
      ("FONT_SIZE_4", "FONT SIZE 4"),
      ("iOS_styles", "iOS styles"), ("iPadOS_margin", "iPadOS margin"), ("--card.gap", "card gap"),
      ("title2Bold", "title2 Bold"), ("行の高さ", "行の高さ"), ("", ""),
    ])
  func spaced(_ name: String, _ words: String) { #expect(EntryWords.spaced(name) == words) }
}
