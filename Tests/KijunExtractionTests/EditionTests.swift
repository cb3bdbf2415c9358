import KijunGuidelines
import Testing

@testable import KijunExtraction

@Suite("What held in an old edition is a fact of that edition")
struct EditionTests {
  @Test(
    "The edition is a condition as it is written, and the old value keeps its bound",
    arguments: [
      ("第 2 版では 36×36 pt 以上だったが、第 3 版で引き上げた。", ">= 36×36 pt", "第 2 版"),
      ("In the spring 2023 edition the card was 70 pt tall.", "70 pt", "spring 2023"),
      ("The card was 70 pt tall until the autumn 2022 edition.", "70 pt", "autumn 2022"),
      ("카드의 높이는 2022년판에서 70 pt였다.", "70 pt", "2022년판"),
      ("卡片高度（舊版 80 pt）已不再使用。", "80 pt", "舊版"),
      ("第 1 版寫的是 30×30 pt，後來調高。", "30×30 pt", "第 1 版"),
    ])
  func condition(_ text: String, _ value: String, _ edition: String) throws {
    let facts = try Facts(text)
    let old = facts.claims.filter { $0.conditions["edition"] != nil }
    #expect(old.map(\.value.shown) == [value], "\(facts.facts) \(facts.rejects)")
    #expect(old.first?.conditions["edition"]?.text == edition)
    #expect(facts.claims.count == 1)
  }

  @Test("Each of two old values has its own edition, and the thing of the sentence")
  func two() throws {
    let facts = try Facts("カードの高さは第1版で 80 pt、第2版で 84 pt だった。")
    #expect(facts.facts == ["カード = 80 pt", "カード = 84 pt"])
    #expect(facts.claims.compactMap { $0.conditions["edition"]?.text } == ["第1版", "第2版"])
    #expect(facts.claims.allSatisfy { $0.propertyConcepts == ["height"] })
  }

  @Test("The sentence before it in its item says what the old value is of")
  func sentenceBefore() throws {
    let facts = try Facts("- ボタンの高さは 52 pt 以上とする。第2版では 44 pt 以上だった。\n", markdown: true)
    #expect(facts.values == [">= 52 pt", ">= 44 pt"])
    #expect(facts.claims.allSatisfy { $0.subjectConcepts.contains("button") })
    #expect(facts.claims.map { $0.conditions["edition"]?.text } == [nil, "第2版"])
  }

  @Test(
    "What was raised was a least value too",
    arguments: [
      ("- 按钮的高度至少 52 pt。第 2 版写的是 44 pt，后来调高。\n", [">= 52 pt", ">= 44 pt"]),
      (
        "- The button is at least 52 pt tall. In the spring 2023 edition it was 44 pt tall.\n",
        [">= 52 pt", ">= 44 pt"]
      ),
      ("- The button is 52 pt tall. In the spring 2023 edition it was 44 pt tall.\n", ["52 pt", "44 pt"]),
    ])
  func bound(_ text: String, _ values: [String]) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.values == values, "\(facts.facts)")
  }

  @Test("The new value beside an old one holds in no edition but today's")
  func new() throws {
    let facts = try Facts("버튼의 높이는 2022년판에서 40 pt였다가 이번에 46 pt로 올렸다.")
    #expect(facts.values == ["40 pt", "46 pt"])
    #expect(facts.claims.map { $0.conditions["edition"]?.text } == ["2022년판", nil])
    #expect(facts.claims.allSatisfy { $0.propertyConcepts.contains("height") })
  }

  @Test(
    "An old value without an edition is none",
    arguments: [
      ("The row height is 48 pt (previously 44 pt).", ["48 pt"]),
      ("The row height was raised from 40 pt to 44 pt.", ["44 pt"]),
    ])
  func without(_ text: String, _ values: [String]) throws {
    let facts = try Facts(text)
    #expect(facts.values == values, "\(facts.rejects)")
    #expect(facts.claims.allSatisfy { $0.conditions["edition"] == nil })
    #expect(facts.rejects.contains { $0.hasSuffix("supposition") }, "\(facts.rejects)")
  }

  @Test(
    "What an edition changed is no value of today, and one of the editions before it",
    arguments: [
      ("- 2025年3月（第 4 版）：主按钮高度由 42 pt 加高到 46 pt。\n", "42 pt", "第 4 版以前", "46 pt"),
      ("- 第 3 版：轻提示由 5 s 缩短为 3 s。\n", "5 s", "第 3 版以前", "3 s"),
      ("Edition 6, May 2025: the save button grew from 52 pt to 57 pt.", "52 pt", "before 6", "57 pt"),
      ("The save button grew from 52 to 57 pt in edition 6.1 (May 2025).", "52 pt", "before 6.1", "57 pt"),
      (
        "In the summer edition the save button grew from 52 pt to 57 pt.", "52 pt", "before summer edition",
        "57 pt"
      ),
    ])
  func step(_ text: String, _ old: String, _ edition: String, _ new: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.values == [old, new], "\(facts.facts) \(facts.rejects)")
    #expect(facts.claims.map { $0.conditions["edition"]?.text } == [edition, nil])
    #expect(facts.claims.first?.subject == facts.claims.last?.subject)
  }

  @Test(
    "Without an edition the old value is no fact",
    arguments: [
      "The card was widened from 300 pt to 320 pt.", "卡片宽度从 300 pt 放宽到 320 pt。",
      "Hints darkened from #6F7A78 to #5A6664.",
      "Messages with an undo used to stay 8 s. Now the time is 6 s.",
    ])
  func noEdition(_ text: String) throws {
    #expect(try Facts(text).claims.count == 1)
  }

  @Test("A handle that goes from one value to another is a range and no change")
  func range() throws {
    #expect(try Facts("面板宽度可由 280 pt 拖到 340 pt。").values.first == "280 pt")
  }

  @Test("The number of an edition is no value, and the word no property")
  func number() throws {
    let facts = try Facts("The tap area was raised from 44 to 49 pt in edition 3.0 (March 2026).")
    #expect(facts.claims.filter { $0.conditions["edition"] == nil }.map(\.value.shown) == ["49 pt"])
    #expect(facts.claims.allSatisfy { $0.property != "edition" })
  }

  @Test("The value that an edition raised to is the one of today")
  func raised() throws {
    let facts = try Facts("旧版（第4版）では押せる範囲を44 ptとしていたが、第5版で51 ptに引き上げた。")
    #expect(facts.claims.filter { $0.conditions["edition"] == nil }.map(\.value.shown) == ["51 pt"])
  }
}
