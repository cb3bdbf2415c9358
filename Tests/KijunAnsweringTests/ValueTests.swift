import KijunGuidelines
import KijunIngesting
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("A question has one right value")
struct ValueTests {
  @Test(
    "The row with a subtitle, asked in four languages, in words or a sentence",
    arguments: [
      "min row height with subtitle", "副題 行 高さ 最小", "副題を持つ行の最小の高さは？",
      "What is the minimum height of a row with a subtitle?", "帶副標題的列的最小高度是多少？",
      "부제목이 있는 행의 최소 높이는?", "ＭＩＮ ＲＯＷ ＨＥＩＧＨＴ ＷＩＴＨ ＳＵＢＴＩＴＬＥ", "subtitle row height",
    ])
  func subtitleRow(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .answered)
    #expect(reply.first == "≥ 74 pt [fp_adopted]", "\(reply.statements)")
    #expect(reply.answers.first?.source.lines == 26...26)
    #expect(reply.answers.first?.source.quote == "| 副題を持つ独自行 | min-height 74 pt | 同上 |")
  }

  @Test(
    "Other values of the same documents",
    arguments: [
      ("Body leading", "24 pt [apple_official]"), ("Footnote size", "14 pt [apple_official]"),
      ("footnote leading", "19 pt [apple_official]"),
      ("card margin", "14 pt [fp_adopted]"), ("カードの余白", "14 pt [fp_adopted]"),
      ("行内の要素間の間隔", "6–10 pt [fp_adopted]"),
      ("avatar width", "36 pt [third_party]"), ("操作領域の大きさ", "≥ 48×48 pt [fp_adopted]"),
      ("contrast of normal text", "≥ 5:1 [fp_adopted]"),
      ("dark subtitle colour", "#A9A9AF [html_approximation]"), ("副題 色 ライト", "#5A5A5E [html_approximation]"),
      ("Body weight", "Regular [apple_official]"), ("Footnote SwiftUI", ".footnote [apple_official]"),
    ])
  func values(_ question: String, _ expected: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.first == expected, "\(reply.status) \(reply.statements)")
  }

  @Test(
    "Values asked for in other words",
    arguments: [
      ("space between items in a row", "6–10 pt [fp_adopted]"),
      ("SwiftUI name of Footnote", ".footnote [apple_official]"),
    ])
  func inOtherWords(_ question: String, _ expected: String) throws {
    let reply = try Atlas.ask(question)
    withKnownIssue("the words of the question are taken for other things", isIntermittent: true) {
      #expect(reply.first == expected)
    }
  }

  @Test("An answer can be checked: document, section, line, quote, date and its age")
  func provenance() throws {
    let answer = try #require(try Atlas.ask("min row height with subtitle").answers.first)
    #expect(
      answer.source.id == "atlas" && answer.source.document == "atlas.md"
        && answer.source.title == "Atlas 画面基準")
    #expect(answer.source.section.last == "2. 寸法")
    #expect(answer.verifiedOn?.description == "2026-06-15")
    #expect(answer.ageDays == 167 && !answer.stale)
    #expect(answer.conditions["platform"]?.concepts == ["ios", "ipados"])
    #expect(answer.value.unit == "pt" && answer.value.comparator == .atLeast && answer.value.role == .minimum)
    let file = try Atlas.library.base().claim(key: answer.id)
    #expect(file?.quote == answer.source.quote)
  }

  @Test(
    "Size and leading asked together are one answer",
    arguments: ["Body size and leading", "Body のサイズと leading"])
  func merged(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.answers.first?.value.numbers == [18, 24], "\(reply.statements)")
    #expect(reply.answers.first?.tier == "apple_official")
  }

  @Test(
    "A value for a browser is never first where a plain question has a native one",
    arguments: ["Body size", "Body leading", "Body のサイズ", "line height of body text"])
  func noApproximationFirst(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .answered)
    #expect(
      reply.answers.first?.tier == "apple_official" && reply.answers.first?.value.unit == "pt",
      "\(reply.statements)")
  }

  @Test(
    "The approximation is there for those who ask for it",
    arguments: ["HTML approximation of Body size", "HTML近似 Body サイズ", "Body size in px"])
  func approximation(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .answered && reply.answers.allSatisfy { $0.tier == "html_approximation" },
      "\(reply.statements)")
    #expect(reply.answers.first?.value.numbers.first == 18)
  }

  @Test("The other cells of a row stand beside its value")
  func notes() throws {
    let reply = try Atlas.ask("min row height with subtitle")
    #expect(reply.notes.contains { $0.text.contains("固定しない。複数行で成長する") })
  }
}

@Suite("Words that bind")
struct FilterTests {
  @Test(
    "A named tier is binding",
    arguments: [
      "Apple's official minimum row height with subtitle", "Apple公式 副題 行 高さ", "Apple official card padding",
      "HTML approximation of avatar width",
    ])
  func noOtherTier(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status != .answered && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("A named tier gets its own value")
  func ownTier() throws {
    #expect(try Atlas.ask("Apple's official minimum control size").first == "≥ 30×30 pt [apple_official]")
    #expect(
      try Atlas.ask("our own rule for the minimum size of a touch target").first == "≥ 48×48 pt [fp_adopted]")
    #expect(
      try Atlas.ask("minimum control size", tier: "apple_official").answers.allSatisfy {
        $0.tier == "apple_official"
      })
    #expect(try Atlas.ask("min row height with subtitle", tier: "third_party").answers.isEmpty)
  }

  @Test(
    "Another platform, text size or component is unknown, however alike",
    arguments: [
      "macOS tab bar height", "watchOS row height with subtitle", "min row height with subtitle on Android",
      "Body size at AX5", "Body leading at xLarge text size",
      "Footnote のアクセシビリティサイズでの大きさ", "progress bar height", "date picker width", "avatar corner radius",
      "ページコントロールの高さ",
    ])
  func notCovered(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .unknown && reply.reason == .notCovered && reply.answers.isEmpty, "\(reply.statements)")
    #expect(reply.nearest.count <= 3)
  }

  @Test("A platform given as an option binds like one in the question")
  func platformOption() throws {
    #expect(try Atlas.ask("minimum control size", platform: "tvOS").first == "≥ 56×56 pt [apple_official]")
    #expect(try Atlas.ask("min row height with subtitle", platform: "macOS").answers.isEmpty)
    #expect(try Atlas.ask("min row height with subtitle", platform: "iOS").first == "≥ 74 pt [fp_adopted]")
  }

  @Test("Light and dark are not mixed up")
  func appearance() throws {
    #expect(try Atlas.ask("subtitle colour in light mode").first == "#5A5A5E [html_approximation]")
    #expect(
      try Atlas.ask("subtitle colour in dark mode").answers.allSatisfy {
        $0.conditions["appearance"]?.text == "dark"
      })
  }
}

@Suite("No answer is an answer")
struct NoAnswerTests {
  @Test(
    "What a document leaves to the system is said so, with its line",
    arguments: ["toggle width", "スイッチの幅", "開關的寬度", "how wide is a switch"])
  func delegated(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .delegated && reply.reason == .leftToSystem && reply.answers.isEmpty,
      "\(reply.statements)")
    #expect(reply.notes.first?.source?.quote.contains("スイッチの幅") == true)
    #expect(reply.notes.first?.source?.lines == 29...29)
  }

  @Test("What isn't published is another no", arguments: ["sheet corner radius", "シートの角丸"])
  func notPublished(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .delegated && reply.reason == .notPublished && reply.answers.isEmpty,
      "\(reply.statements)")
  }

  @Test(
    "A value that nobody states is unknown",
    arguments: ["where is 999 pt used", "what uses #123456", "1234 pt"])
  func unknownValues(_ question: String) throws {
    #expect(try Atlas.ask(question).status == .unknown)
  }

  @Test(
    "What has no words that any document knows is unknown",
    arguments: ["", "   ", "?", "xyzzy", "🏳️‍🌈", "の", "the of and", "。。。"])
  func nothing(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }
}
