import KijunGuidelines
import Testing

@Suite("Whose word a fact is: the nearest label decides")
struct TierTests {
  @Test(
    "A label before a table or list holds for all of it",
    arguments: ["HTML近似:", "HTML approximation:", "HTML 近似："])
  func announced(_ label: String) throws {
    let table = try Facts(
      "\(label)\n\n| Part | Height |\n|---|---|\n| Card | 70px |\n\nThe card padding is 12 pt.\n",
      markdown: true)
    #expect(table.tiered == ["70 px [html_approximation]", "12 pt [fp_adopted]"])
    let list = try Facts("\(label)\n- カードの高さは 70px。\n- カードの余白は 10px。\n")
    #expect(list.tiered == ["70 px [html_approximation]", "10 px [html_approximation]"])
  }

  @Test("A label at the start of a paragraph holds for the paragraph")
  func opening() throws {
    let facts = try Facts(
      "HTML近似: カードの高さは 70px。カードの余白は 10px。\n\nFP採用: カードの高さは 72 pt とする。\n\nApple公式: ボタンの高さは 44 pt 以上とする。\n",
      markdown: true)
    #expect(
      facts.tiered == [
        "70 px [html_approximation]", "10 px [html_approximation]", "72 pt [fp_adopted]",
        ">= 44 pt [apple_official]",
      ])
  }

  @Test("Three sentences of one paragraph can be of two tiers")
  func middle() throws {
    let facts = try Facts(
      """
      Apple公式: 背景は意味色を使う。

      Apple の表は Default control size が 44×44 pt。ボタンは 44×44 pt 以上の hit region を示す。FP採用は原則 50×50 pt 以上とする。
      """, tier: "third_party")
    #expect(facts.tiered.last == ">= 50×50 pt [fp_adopted]")
    #expect(facts.tiered.first == "44×44 pt [apple_official]")
  }

  @Test("A label holds no longer than to the next heading")
  func endsAtHeading() throws {
    let facts = try Facts(
      "# Atlas\n\n## Text\n\nHTML近似: Body は 18px とする。\n\n## Sizes\n\n| Part | Height |\n|---|---|\n| Card | 72 pt |\n",
      markdown: true)
    #expect(facts.tiered == ["18 px [html_approximation]", "72 pt [fp_adopted]"])
  }

  @Test("A heading that is a label holds for its section and ends with it")
  func heading() throws {
    let facts = try Facts(
      "# Cards\n\n## HTML approximation\n\nThe card height is 70px.\n\n### Shadow\n\nThe card padding is 9px.\n\n## Native\n\nThe card height is 72 pt.\n",
      markdown: true)
    #expect(
      facts.tiered == ["70 px [html_approximation]", "9 px [html_approximation]", "72 pt [fp_adopted]"])
  }

  @Test(
    "A heading that ends with a label is of that tier",
    arguments: ["Sizes (HTML approximation)", "大きさ（HTML近似）", "Sizes: HTML approximation"])
  func headingWithLabel(_ heading: String) throws {
    let facts = try Facts(
      "# Atlas\n\n## \(heading)\n\n| Part | Height |\n|---|---|\n| Card | 70px |\n\n## Other\n\nThe card height is 72 pt.\n",
      markdown: true)
    #expect(facts.tiered == ["70 px [html_approximation]", "72 pt [fp_adopted]"])
  }

  @Test("A heading that speaks of the mock-up's colours doesn't make its section the mock-up's word")
  func headingWithPublisher() throws {
    let facts = try Facts(
      "# Atlas\n\n## HTML見本の色\n\nカードの高さは 72 pt とする。\n\n## HTML近似\n\nカードの高さは 70px とする。\n", markdown: true)
    #expect(facts.tiered == ["72 pt [fp_adopted]", "70 px [html_approximation]"])
  }

  @Test("A label that is a sentence by itself holds for the table below it")
  func labelSentence() throws {
    let facts = try Facts(
      "HTML approximation. Figures are rounded.\n\n| Part | Height |\n|---|---|\n| Card | 70px |\n\nThe card padding is 12 pt.\n",
      markdown: true)
    #expect(facts.tiered == ["70 px [html_approximation]", "12 pt [fp_adopted]"])
  }

  @Test("A column says of each row whose word it is")
  func tierCells() throws {
    let facts = try Facts(
      "| Part | Height | Origin |\n|---|---|---|\n| Card | 72 pt | FP adopted |\n| Bar | 44 pt | Apple official |\n| Sheet | 70px | HTML approximation |\n",
      markdown: true)
    #expect(
      facts.tiered.filter { !$0.hasPrefix("“") } == [
        "72 pt [fp_adopted]", "44 pt [apple_official]", "70 px [html_approximation]",
      ])
  }

  @Test("A document that doesn't sort its statements by tier is its source's word")
  func unlabelled() throws {
    let facts = try Facts("Apple's official app has a bar. The bar height is 50 pt.", tier: "third_party")
    #expect(facts.tiered == ["50 pt [third_party]"])
  }

  @Test("Front matter names the tier of the document")
  func frontMatter() throws {
    let facts = try Facts("---\ntier: html_approximation\n---\n\nThe card height is 70px.\n", markdown: true)
    #expect(facts.tiered == ["70 px [html_approximation]"])
  }

  @Test(
    "A label inside a sentence sorts its parts; property and bound hold for all of them",
    arguments: [
      "- 最小字号：Apple公式为 11 pt；FP採用为门店用 13 pt、仓库用 16 pt。",
      "- Minimum text size: Apple official 11 pt; FP adopted 13 pt on iPhone, 16 pt on iPad.",
    ])
  func labelsInside(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(
      facts.tiered == [">= 11 pt [apple_official]", ">= 13 pt [fp_adopted]", ">= 16 pt [fp_adopted]"])
    #expect(facts.claims.allSatisfy { !$0.subject.contains("Apple") && !$0.subject.contains("FP") })
  }

  @Test("A heading that begins with a label and a colon is of that tier")
  func headingLabel() throws {
    let facts = try Facts(
      "# Book\n\n## HTML approximation: the browser demo\n\n- Row height: 54px\n", markdown: true)
    #expect(facts.tiered == ["54 px [html_approximation]"])
  }
}

@Suite("The page that a document is a copy of")
struct OriginalPageTests {
  @Test(
    "A copy has the tier of the page that it names at its beginning",
    arguments: [
      (
        "# Chips\n\n*Source: https://developer.apple.com/design/chips*\n\nA chip is 32 pt tall.",
        "apple_official"
      ),
      (
        "---\nsource: https://developer.apple.com/chips\n---\n# Chips\n\nA chip is 32 pt tall.",
        "apple_official"
      ),
      (
        "# Chips\n\nA chip is 32 pt.\n\n## More\n\nSource: https://developer.apple.com/",
        "third_party"
      ),
      ("# Chips\n\nSource: https://example.com/apple.com\n\nA chip is 32 pt.", "third_party"),
    ])
  func copies(_ text: String, _ tier: String) throws {
    let facts = try Facts(text, markdown: true, tier: "third_party")
    #expect(facts.claims.map(\.tier) == [tier])
  }

  @Test("What somebody declared to be a company's own stays its own")
  func declared() throws {
    let text = "# Chips\n\n*Source: https://developer.apple.com/design/chips*\n\nA chip is 32 pt tall."
    #expect(try Facts(text, markdown: true, tier: "fp_adopted").claims.map(\.tier) == ["fp_adopted"])
  }
}
