import KijunGuidelines
import Testing

/// What a list's item says, and what stands above it.
@Suite("Items of a list: the name before the colon, the property above")
struct ItemTests {
  @Test(
    "A weight that is a piece by itself is of the name before the colon",
    arguments: [
      "- Fare `FareFigure`: 27 / 33 pt, Medium, `.monospacedDigit()`\n",
      "- 運賃 `FareFigure`：27／33 pt、Medium\n",
    ])
  func weight(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(
      facts.claims.filter { $0.value.kind == .weight }.map(\.value.text) == ["Medium"], "\(facts.facts)")
    #expect(Set(facts.claims.map(\.subject)).count == 1)
  }

  @Test(
    "A heading or a line that names a property says what the items measure",
    arguments: [
      ("## Corners\n\n- Banner: 19 pt, continuous\n- Avatar: 7 pt\n", "corner-radius"),
      ("## Shapes\n\nCorner radii.\n\n- Banner: 19 pt\n- Avatar: 7 pt\n", "corner-radius"),
      ("## 其他圆角\n\n- 封面：19 pt\n- 头像：7 pt\n", "corner-radius"),
      ("## 角丸\n\n- バナー：19 pt\n- 顔写真：7 pt\n", "corner-radius"),
    ])
  func property(_ text: String, _ property: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.values(of: property) == ["19 pt", "7 pt"])
  }

  @Test("A property above is none of an item in another unit, or that names its own")
  func otherProperty() throws {
    let facts = try Facts(
      "## Corners\n\n- Banner: fades in within 250 ms\n- Avatar: 40 pt wide\n", markdown: true)
    #expect(facts.values(of: "corner-radius").isEmpty)
    #expect(facts.values(of: "width") == ["40 pt"])
  }

  @Test("The name before the colon is the subject, whatever label stands behind it")
  func key() throws {
    let facts = try Facts(
      "## Bars and tabs\n\n- Floating plus: FP adopted, 58 pt across, 22 pt in from the trailing edge\n- Side panel: FP adopted, 260 to 310 pt wide\n",
      markdown: true)
    #expect(facts.facts == ["Floating plus = 58 pt", "Floating plus = 22 pt", "Side panel = 260–310 pt"])
    #expect(facts.values(of: "width") == ["58 pt", "260–310 pt"])
    #expect(facts.values(of: "margin") == ["22 pt"])
  }

  @Test("A name that says property and condition is read as both")
  func keyWithCondition() throws {
    let facts = try Facts("- Map height, iPad: at least 190 pt\n- Day tile, smallest width: 120 pt\n")
    #expect(facts.facts == ["Map = >= 190 pt", "Day tile = >= 120 pt"])
    #expect(facts.values(of: "height") == [">= 190 pt"])
    #expect(facts.claims[0].conditions["device"]?.text == "iPad")
  }

  @Test("Two names in one item are two things")
  func twoKeys() throws {
    let facts = try Facts("## 其他圆角\n\n- 封面：6 pt；作者头像：圆形，直径 38 pt。\n", markdown: true)
    #expect(facts.facts == ["封面 = 6 pt", "作者头像 = 38 pt"])
  }

  @Test("An edition before the colon is no name of a thing")
  func edition() throws {
    let facts = try Facts("- 第 3 版：カードの高さは 72 pt。\n", markdown: true)
    #expect(facts.facts == ["カード = 72 pt"])
  }

  @Test(
    "The line above says in which order the values stand",
    arguments: [
      "**FP採用**（ライト／ダークの順）\n\n- 地：#FDFCFA ／ #111315\n", "Light / Dark\n\n- Ground: #FDFCFA / #111315\n",
      "浅色／深色\n\n- 底：#FDFCFA ／ #111315\n",
    ])
  func order(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.claims.map { $0.conditions["appearance"]?.text } == ["light", "dark"])
  }

  @Test("More values than the order has names are not sorted by it")
  func orderOfOthers() throws {
    let facts = try Facts("Light / Dark\n\n- Ground: #FDFCFA / #111315 / #000000\n", markdown: true)
    #expect(facts.claims.allSatisfy { $0.conditions["appearance"] == nil })
  }

  @Test("A size is no height, and a length no contrast")
  func unfitting() throws {
    let facts = try Facts("- 写真付きの行：最小高さ90 pt、写真は62×62 pt\n")
    #expect(facts.values(of: "min-height") == [">= 90 pt"])
    #expect(facts.values == [">= 90 pt", "62×62 pt"])
  }

  @Test("A heading of one thing is that thing in whole")
  func heading() throws {
    let facts = try Facts("## 予約カード\n\n- 角丸：20 pt\n", markdown: true)
    #expect(facts.facts == ["予約カード = 20 pt"])
  }

  @Test("An item ends where a line begins with a capital that it had room for")
  func nextLine() throws {
    let facts = try Facts(
      """
      Sizes
      This handbook has lines that are far longer than any item of its lists, and none of them is wrapped anywhere.
      - Room between two neighbouring targets: 13 pt or more; between chips 9 pt do
      The width and height of the switch are left to the system.
      """)
    #expect(
      facts.claims.filter { $0.value.kind == .leftToSystem }.allSatisfy { $0.subject.contains("switch") })
    #expect(facts.values.contains(">= 13 pt"))
  }
}
