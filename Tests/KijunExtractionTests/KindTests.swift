import KijunGuidelines
import Testing

@Suite("Values in unusual places")
struct KindTests {
  @Test(
    "A measure in a heading that says what it is of is a fact; a number that counts or names is none",
    arguments: [
      ("### Rule 2.1: Minimum 46pt Row Height\n\nText.\n", [">= 46 pt"]),
      ("## 行（高さ46px）の表示\n\n本文。\n", ["46 px"]),
      ("## 2. Rows\n\nText.\n", []), ("## Row height 3\n\nText.\n", []),
      ("## Sizes in 12 steps\n\nText.\n", []),
    ])
  func heading(_ text: String, _ values: [String]) throws {
    #expect(try Facts(text, markdown: true).values == values)
  }

  @Test(
    "Bare numbers in a row are the values of the property that the sentence names",
    arguments: [
      ("- ブレークポイント: **`620 / 780 / 1010`** とする。", ["620", "780", "1010"]),
      ("常用的尺寸为 52、60、68。", ["52", "60", "68"]), ("规格共 3 种，分别为 52、60、68。", ["3", "52", "60", "68"]),
      ("Widths are 320, 480 and 960 px.", ["320 px", "480 px", "960 px"]),
      ("The height follows steps 1, 2, 3.", []), ("See items 12, 15, 19.", []),
    ])
  func enumeration(_ text: String, _ values: [String]) throws {
    #expect(try Facts(text, markdown: true).values == values)
  }

  @Test(
    "What a bound counts needs no counting word",
    arguments: [
      ("Use a bar for 3 to 6 main sections.", ["3–6"]), ("Keep the tour to 4 or fewer screens.", ["<= 4"]),
      ("A notice has up to 3 quick actions.", ["<= 3"]), ("In chapter 4 or later pages.", []),
    ])
  func counts(_ text: String, _ values: [String]) throws {
    #expect(try Facts(text, markdown: true).values == values)
  }

  @Test("The number of a weight stands in brackets behind its name")
  func weights() throws {
    let facts = try Facts("Mostly regular(400) and medium (500) are enough.", markdown: true)
    #expect(facts.claims.flatMap(\.value.numbers).sorted() == [400, 500])
  }

  @Test(
    "A bound goes on to the value behind “or”, and a ratio that must be met is a minimum",
    arguments: [
      (
        "Let people enlarge text by at least 180 percent (or 130 percent on a watch).",
        [">= 180%", ">= 130%"]
      ),
      (
        "All text must meet the contrast ratios: 4.6:1 for body text, 3.1:1 for large text.",
        [">= 4.6:1", ">= 3.1:1"]
      ),
      ("Text contrast meets 4.6:1 (normal) or 3.1:1 (large).", [">= 4.6:1", ">= 3.1:1"]),
      ("The row is at least 46 pt high. Its gap is 8 pt or 12 pt.", [">= 46 pt", "8 pt", "12 pt"]),
    ])
  func bounds(_ text: String, _ values: [String]) throws {
    #expect(try Facts(text, markdown: true).values == values)
  }

  @Test("Cells hold offsets, and columns count parts of a unit")
  func cells() throws {
    let offsets = try Facts(
      "| Token | Radius | Offset |\n|---|---|---|\n| `low` | 3pt | (0, 2) |\n", markdown: true)
    #expect(offsets.claims.map(\.value.numbers) == [[3], [0, 2]])
    #expect(offsets.claims.last?.value.kind == .size)
    let parts = try Facts("| Size | Tracking (1/1000 em) |\n|---|---|\n| Body | +26 |\n", markdown: true)
    #expect(parts.claims.map(\.value.unit) == ["1/1000em"])
  }
}

@Suite("Numbers that a document sets aside")
struct SetAsideTests {
  @Test(
    "What to avoid, and what was changed, is no rule",
    arguments: [
      "## Anti-Patterns\n\n- Bars with more than 7 tabs\n- Rows of 20 pt\n",
      "## アンチパターン\n\n高さ 20 pt の行。\n", "# Changelog\n\n## 2.1\n\n- Rows were about 41 pt high\n",
      "## 変更履歴\n\n| 日付 | 内容 |\n|---|---|\n| 2026-02-02 | 10.9 インチに対応 |\n",
      "**Incorrect:**\n```swift\n// 20 pt icon, too small to tap\n```\n", "- 禁止: 青 #0000F1 と紺 #00002F の流用\n",
      "For example, if the text is 20 px at a width of 1280 px, it looks smaller.\n",
      "(shown at 1:1 and 2:1 scale)\n",
    ])
  func nothing(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.values == [])
    #expect(!facts.rejects.isEmpty)
  }

  @Test("It ends with its section, list or code")
  func ends() throws {
    let facts = try Facts(
      """
      ## Sizes
      ### Anti-patterns
      - Rows of 20 pt
      ### Rows
      - Rows of 46 pt

      **Incorrect:**
      - Chips of 12 pt

      Chips are 32 pt high.
      - Tags of 24 pt
      """, markdown: true)
    #expect(facts.values == ["46 pt", "32 pt", "24 pt"])
  }

  @Test("A wait without feedback has a limit; an example may be a rule")
  func stays() throws {
    #expect(try Facts("- **Longest wait without feedback**: 2 seconds\n", markdown: true).values == ["2 s"])
    #expect(
      try Facts("For example, place buttons at least 52 pt apart.", markdown: true).values == [">= 52 pt"])
  }
}
