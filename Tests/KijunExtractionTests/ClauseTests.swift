import KijunGuidelines
import Testing

/// What a number in one clause takes from the clauses around it, and what it doesn't.
@Suite("Clauses: which words of a sentence a number is of")
struct ClauseTests {
  @Test("What は sets apart with a comma holds for all that follows")
  func topicClause() throws {
    let facts = try Facts("一覧の左右の余白は、iPhoneで14 pt、iPadで28 pt。")
    #expect(facts.facts == ["一覧 = 14 pt", "一覧 = 28 pt"])
    #expect(facts.values(of: "margin") == ["14 pt", "28 pt"])
    #expect(facts.claims.map { $0.conditions["device"]?.text } == ["iPhone", "iPad"])
    let notice = try Facts("- お知らせの帯は、操作が止まって700 ms後に出す。\n")
    #expect(notice.claims.first?.subject.hasPrefix("お知らせの帯") == true)
  }

  @Test("では, とき and conditions before the comma are no topic")
  func noTopic() throws {
    let facts = try Facts("iPadでは、カードの高さは72 pt。")
    #expect(facts.facts == ["カード = 72 pt"])
  }

  @Test("Words of place behind a number are its own, and the next one begins behind *and*")
  func sharedClause() throws {
    let facts = try Facts(
      "The divider starts 66 pt from the leading edge if the row has a photo and 14 pt if it has none.")
    #expect(facts.facts == ["divider = 66 pt", "divider = 14 pt"])
    let two = try Facts("A control is 44 x 44 pt by default and 28 x 28 pt at the least.")
    #expect(two.facts == ["control = 44×44 pt", "control = >= 28×28 pt"])
    let text = try Facts("It asks for 4.5:1 for ordinary text and 3:1 for large text.")
    #expect(text.claims.last?.subject == "large text")
  }

  @Test("`18 pt on the floor plan` is of the floor plan, and no lower bound")
  func places() throws {
    let facts = try Facts("Sizes: 22 pt in rows, 18 pt on the floor plan, 28 pt in empty states.")
    #expect(facts.facts == ["rows = 22 pt", "floor plan = 18 pt", "empty states = 28 pt"])
    #expect(facts.values(of: "size") == ["22 pt", "18 pt", "28 pt"])
  }

  @Test("A verb before the number is no part of the subject")
  func verbs() throws {
    #expect(try Facts("Body copy keeps 7:1 against its ground.").facts == ["Body copy = 7:1"])
    #expect(try Facts("The hero card stands 120 to 168 pt tall.").facts == ["hero card = 120–168 pt"])
    #expect(try Facts("购物车的圆钮画成 24 pt。").facts == ["购物车的圆钮 = 24 pt"])
  }

  @Test(
    "Numbers in words count beside a comparator",
    arguments: [
      ("Use no more than five tabs on iPhone.", "<= 5"), ("A row shows two actions at most.", "<= 2"),
      ("- 标题至多两行。\n", "<= 2"), ("一画面の主ボタンは一つだけ。", "1"), ("操作は片側に1つだけ。", "1"), ("一枚に載せる操作は2つまで。", "<= 2"),
    ])
  func numberWords(_ text: String, _ value: String) throws {
    #expect(try Facts(text).values == [value])
  }

  @Test(
    "Number words in names and tales are none",
    arguments: [
      "Show the two-letter code beside it.", "Two buttons share the width.", "- 一行だけの行：用いない\n", "第一章で述べる。",
    ])
  func noNumberWords(_ text: String) throws {
    #expect(try Facts(text).claims.isEmpty)
  }

  @Test("Behind a name a bare number counts where it is a bound or stands beside a condition alone")
  func counts() throws {
    let facts = try Facts(
      "- Actions on one card: up to 3\n- Series in one plot: no more than 4\n- Tabs: FP adopted, 5 on iPhone (Home, Log)\n- Chapter: 7 tells more\n"
    )
    #expect(facts.values == ["<= 3", "<= 4", "5"])
  }
}
