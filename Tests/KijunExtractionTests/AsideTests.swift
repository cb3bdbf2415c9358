import KijunGuidelines
import Testing

@testable import KijunExtraction

@Suite("When and where a value holds is a condition, and no part of its thing")
struct AsideTests {
  @Test(
    "A state beside each of two values, with the thing said once",
    arguments: [
      ("The outline is 2 pt at rest and 4 pt with focus.", "outline"),
      ("タブの枠は未選択では 2 pt、選択時は 4 pt とする。", "タブ"), ("路線圖標：未選取 2 pt，選取後 4 pt。", "路線圖標"),
    ])
  func states(_ text: String, _ thing: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == ["2 pt", "4 pt"])
    #expect(facts.claims.allSatisfy { $0.subject.hasSuffix(thing) }, "\(facts.facts)")
    let states = facts.claims.compactMap { $0.conditions["state"]?.concepts }
    #expect(states.count == 2 && states.first != states.last, "\(states)")
  }

  @Test("A state alone goes on with the thing of the sentence before it")
  func goesOn() throws {
    let facts = try Facts("ボタンの幅は 300 pt 以下にする。押している間は不透明度を 60 % にする。")
    #expect(facts.claims.map(\.subject) == ["ボタン", "ボタン"], "\(facts.facts)")
    #expect(facts.claims.last?.conditions["state"]?.concepts == ["pressed"])
    #expect(facts.claims.last?.propertyConcepts == ["opacity"])
  }

  @Test(
    "A device or a platform opens or closes the clause",
    arguments: [
      ("On iPad the sidebar is 310 pt wide.", "sidebar", "device"),
      ("iPad ではサイドバーの幅を 310 pt にする。", "サイドバー", "device"),
      ("In landscape the toolbar is 310 pt wide.", "toolbar", "orientation"),
    ])
  func places(_ text: String, _ subject: String, _ condition: String) throws {
    let facts = try Facts(text)
    #expect(facts.facts == ["\(subject) = 310 pt"])
    #expect(facts.claims.first?.conditions[condition] != nil)
  }

  @Test("An item that names a platform alone is of what the sentence before its list speaks of")
  func list() throws {
    let facts = try Facts(
      "Text sizes on each platform:\n\n- macOS starts at 14 pt.\n- tvOS starts at 29 pt.\n", markdown: true)
    #expect(facts.values == ["14 pt", "29 pt"])
    #expect(facts.claims.compactMap { $0.conditions["platform"]?.text } == ["macOS", "tvOS"])
    #expect(facts.claims.allSatisfy { !$0.subject.contains("OS") }, "\(facts.facts)")
  }

  @Test("A condition of one sentence isn't that of the next about something else")
  func leak() throws {
    let facts = try Facts("- iPad ではボタンの幅を 300 pt にする。カードの角丸は 9 pt にする。\n", markdown: true)
    #expect(facts.claims.map { $0.conditions["device"]?.text } == ["iPad", nil])
  }

  @Test(
    "A size that says which text is meant is none of the facts",
    arguments: [
      ("20 pt 以下の文字は 5:1 以上とする。", "文字"), ("Text of 20 pt and up needs 5:1.", "Text of 20 pt"),
    ])
  func bounds(_ text: String, _ subject: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == [">= 5:1"], "\(facts.facts)")
    #expect(facts.claims.first?.subject.contains(subject) == true, "\(facts.facts)")
    #expect(facts.rejects.contains { $0.hasSuffix("condition") }, "\(facts.rejects)")
  }

  @Test(
    "The thing is named whole, without verb, particle or colon",
    arguments: [
      ("A photo card shows between 2 and 4 lines.", "photo card = 2–4"),
      ("送金の操作（送る、戻す）の高さは 50 pt とする。", "送金の操作（送る、戻す） = 50 pt"),
      ("**大按鈕**（付款、預訂）：高 50 pt。", "大按鈕（付款、預訂） = 50 pt"), ("카드의 높이는 50 pt이다.", "카드 = 50 pt"),
    ])
  func things(_ text: String, _ fact: String) throws {
    #expect(try Facts(text, markdown: true).facts == [fact])
  }

  @Test(
    "Adjectives and units tell the property",
    arguments: [
      ("The banner is 60 pt tall.", "height"), ("The banner is 60 pt wide.", "width"),
      ("The banner lasts 4 s.", "duration"), ("橫幅高 60 pt。", "height"),
    ])
  func properties(_ text: String, _ property: String) throws {
    #expect(try Facts(text).claims.map(\.propertyConcepts) == [[property]])
  }

  @Test("What is denied behind a concession is not the value before it")
  func concession() throws {
    #expect(try Facts("글자를 250 %까지 키워도 날짜가 잘리지 않아야 한다.").values.count == 1)
  }

  @Test("A second count in a row counts the same")
  func counts() throws {
    #expect(try Facts("A title holds up to 90 characters; a caption up to 30.").values == ["<= 90", "<= 30"])
  }
}
