import KijunGuidelines
import Testing

@Suite("Facts of a sentence")
struct SentenceTests {
  @Test(
    "A comparator before the number or behind it, in four languages",
    arguments: [
      ("A button is at least 48 pt tall.", ">= 48 pt"),
      ("Buttons must be no less than 48 pt high.", ">= 48 pt"),
      ("The button height is 48 pt or more.", ">= 48 pt"),
      ("The button height is never smaller than 48 pt.", ">= 48 pt"),
      ("The button height is ≥ 48 pt.", ">= 48 pt"),
      ("A minimum button height of 48 pt is used.", ">= 48 pt"),
      ("ボタンの高さは 48 pt 以上とする。", ">= 48 pt"), ("ボタンの高さは少なくとも 48 pt とする。", ">= 48 pt"),
      ("ボタンの最小の高さは 48 pt とする。", ">= 48 pt"),
      ("ボタンの高さは 48 pt を下回らない。", ">= 48 pt"), ("ボタンの高さは 48 pt 未満にしない。", ">= 48 pt"),
      ("按鈕的高度至少 48 點。", ">= 48 pt"), ("按鈕的高度不應小於 48 點。", ">= 48 pt"), ("按鈕的高度不小於 48 點。", ">= 48 pt"),
      ("按鈕的高度為 48 點或更高。", ">= 48 pt"), ("버튼의 높이는 48 pt 이상입니다.", ">= 48 pt"),
      ("버튼의 높이는 최소 48 pt입니다.", ">= 48 pt"),
      ("The button height is at most 48 pt.", "<= 48 pt"),
      ("The button height is no more than 48 pt.", "<= 48 pt"),
      ("The button height is up to 48 pt.", "<= 48 pt"), ("ボタンの高さは 48 pt 以下とする。", "<= 48 pt"),
      ("ボタンの高さは最大 48 pt とする。", "<= 48 pt"),
      ("ボタンの高さは 48 pt までとする。", "<= 48 pt"), ("ボタンの高さは 48 pt を超えない。", "<= 48 pt"),
      ("按鈕的高度不超過 48 點。", "<= 48 pt"),
      ("按鈕的高度最大 48 點。", "<= 48 pt"), ("버튼의 높이는 48 pt 이하입니다.", "<= 48 pt"),
      ("버튼의 높이는 최대 48 pt입니다.", "<= 48 pt"),
      ("The button height is about 48 pt.", "~ 48 pt"), ("ボタンの高さは約 48 pt とする。", "~ 48 pt"),
      ("ボタンの高さは 48 pt 程度とする。", "~ 48 pt"),
      ("按鈕的高度大約 48 點。", "~ 48 pt"), ("按鈕的高度 48 點左右。", "~ 48 pt"), ("버튼의 높이는 약 48 pt입니다.", "~ 48 pt"),
      ("The button height is more than 48 pt.", "> 48 pt"), ("ボタンの高さは 48 pt を超える。", "> 48 pt"),
      ("The button height is less than 48 pt.", "< 48 pt"),
      ("The button height is 48 pt.", "48 pt"), ("ボタンの高さは 48 pt。", "48 pt"), ("按鈕的高度是 48 點。", "48 pt"),
      ("버튼의 높이는 48 pt입니다.", "48 pt"),
    ])
  func comparators(_ text: String, _ expected: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == [expected], "rejects: \(facts.rejects)")
    #expect(facts.claims.first?.subjectConcepts.contains("button") == true)
  }

  @Test(
    "`44×44 pt 以上` is one minimum size, never one 44 and never 1936",
    arguments: ["操作領域は 44×44 pt 以上とする。", "The hit region is at least 44x44 pt."])
  func size(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == [">= 44×44 pt"])
    #expect(facts.claims.first?.value.numbers == [44, 44])
    #expect(facts.claims.first?.value.role == .minimum)
  }

  @Test(
    "A range keeps its two ends",
    arguments: [
      "行内の要素間は 8〜12 pt とする。", "The spacing between items is 8 to 12 pt.", "元素之間的間距為 8 至 12 點。",
      "The spacing between items is from 8 pt to 12 pt.", "要素の間隔は 8 pt から 12 pt とする。",
      "요소 사이의 간격은 8~12 pt입니다.",
    ])
  func range(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == ["8–12 pt"])
    #expect(facts.claims.first?.value.comparator == .range)
  }

  @Test("Two quantities in one sentence are two facts, each with its own bound")
  func two() throws {
    let facts = try Facts("Default control size が 46×46 pt、Minimum control size が 30×30 pt とする。")
    #expect(facts.values == ["46×46 pt", ">= 30×30 pt"])
    #expect(facts.claims.map(\.value.role) == [.default, .minimum])
  }

  @Test("Two contrasts for two uses are two facts")
  func ratios() throws {
    let facts = try Facts("通常文字は 5:1 以上、アイコンは 3.5:1 以上とする。")
    #expect(facts.values == [">= 5:1", ">= 3.5:1"])
    #expect(
      facts.claims[0].subjectConcepts.contains("normal-text")
        && facts.claims[1].subjectConcepts.contains("icon"))
  }

  @Test(
    "What is denied is no value",
    arguments: [
      "通常行に 13 pt を採用しない。", "通常行に 13 pt を採用して詰め込まない。", "Don't use 13 pt for rows.",
      "Avoid text of 13 pt in rows.", "列表行不要使用 13 點。",
      "Never squeeze an ordinary row into its place by setting it in 13 pt.",
      "Do not let designers talk you into a row of settings with a height of 30 pt.",
    ])
  func denied(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(facts.extraction.rejects.map(\.reason) == [.negated])
  }

  @Test(
    "What is denied in Korean is no value either",
    arguments: ["행에 13 pt를 사용하지 않습니다.", "행에 13 pt를 쓰지 마세요.", "행의 높이는 13 pt가 아닙니다."])
  func deniedInKorean(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.isEmpty)
  }

  @Test(
    "What is ruled out behind the number is no value either",
    arguments: [
      "Rows of 52 pt are forbidden.", "A row height of 53 pt is not allowed.",
      "A corner radius of 6 pt must never be used.", "A corner radius of 7 pt is ruled out.",
      "Nobody may set the row height to 56 pt.", "We decided against a toolbar height of 45 pt.",
      "通常行の高さ 52 pt は禁止。", "行の高さを 53 pt にしてはならない。", "行の高さ 56 pt は認めない。", "角丸 4 pt の使用を禁じる。",
      "角丸 6 pt は不可とする。", "行高 52 pt 被禁止。", "標籤列高度 41 pt 不採用。", "行高 55 pt 禁止使用。", "모서리 반경 4 pt는 불허.",
      "여백 9 pt는 사용할 수 없습니다.", "❌ Button height 32 pt", "ボタンの高さ 32 pt（禁止）", "文字色 #00FF00 は使用禁止。",
      "글자에 #FF0000을 쓰지 않는다.", "正文不得使用 13 pt。", "文字不使用 #FF0000。", "严禁边距 8 pt。",
    ])
  func ruledOut(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(facts.extraction.rejects.map(\.reason) == [.negated])
  }

  @Test(
    "What forbids something else, or what is beyond a bound, leaves the number as it is",
    arguments: [
      ("Rows are 44 pt where scrolling is forbidden.", "44 pt"), ("44 pt 高的按钮禁止重叠。", "44 pt"),
      ("A row height below 44 pt is not allowed.", ">= 44 pt"),
      ("Body text mustn't be smaller than 13 pt.", ">= 13 pt"),
      ("行の高さは 44 pt 未満を認めない。", ">= 44 pt"), ("Captions are 11 pt, not 10 pt.", "11 pt"),
      ("角丸は 7 pt ではなく 8 pt とする。", "8 pt"),
      ("Never scroll the list while somebody drags, so that the row stays at 44 pt.", "44 pt"),
    ])
  func notRuledOut(_ text: String, _ value: String) throws {
    #expect(try Facts(text).values == [value])
  }

  @Test("A minimum contrast is a bound, whatever stands behind the word")
  func minimumContrast() throws {
    #expect(try Facts("Body text: 4.5:1 minimum contrast ratio").values == [">= 4.5:1"])
  }

  @Test("A cell or a column that says what must not be has no value")
  func ruledOutInTables() throws {
    let facts = try Facts(
      """
      | Part | Height | Not allowed |
      |---|---|---|
      | Row | 44 pt | 36 pt |
      | Bar | 48 pt は不可 | |
      | Tab | not 50 pt | |

      | 部品 | 高さ | 禁止値 |
      |---|---|---|
      | 行 | 60 pt | 52 pt |

      | Part | Do | Don't |
      |---|---|---|
      | Divider thickness | 1 pt | 3 pt |
      """, markdown: true)
    #expect(facts.values.filter { !$0.hasPrefix("“") } == ["44 pt", "60 pt", "1 pt"])
    let denied = facts.extraction.rejects.filter { $0.reason == .negated }.map(\.text)
    #expect(denied == ["36 pt", "48 pt", "50 pt", "52 pt", "3 pt"])
  }

  @Test(
    "A supposition, a question and a condition state nothing",
    arguments: [
      ("行の高さは 44 pt で良さそうに思えます。", Reject.Reason.supposition), ("Is a row height of 44 pt enough?", .question),
      ("行の高さは 44 pt ですか？", .question),
      ("列高是 44 點嗎？", .question),
    ])
  func noStatement(_ text: String, _ reason: Reject.Reason) throws {
    let facts = try Facts(text)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(facts.extraction.rejects.map(\.reason).contains(reason))
  }

  @Test(
    "A look-alike is listed and no fact",
    arguments: [
      "iOS 17.0以降の標準部品を使う。", "WCAG 2.1 に従う。", "達成基準 1.4.4 を参照する。", "見出しは Title 1 とする。", "B/43 の記事に書いた。",
      "見出しは H1 とする。",
      "2026-09-05 に見直した。", "画像は @2x も用意する。", "動きは §6〜7 を参照する。",
      "See https://example.com/44/44.png for an image.", "上流17節を参照する。", "See table 2 on page 14.",
    ])
  func lookAlikes(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(!facts.extraction.rejects.isEmpty)
  }

  @Test("A platform named beside a second value holds for it alone")
  func platformClause() throws {
    let facts = try Facts(
      "A button needs a hit region of at least 44x44 pt — in visionOS, 60x60 pt — to be easy to select.")
    #expect(facts.claims.map(\.value.numbers) == [[44, 44], [60, 60]])
    #expect(facts.claims[0].conditions["platform"] == nil)
    #expect(facts.claims[1].conditions["platform"]?.concepts == ["visionos"])
  }

  @Test("A platform behind a value holds for that value, and not for the next")
  func platformBehind() throws {
    let facts = try Facts("The button height is 44 pt, 60 pt in visionOS, and 28 pt for a small one.")
    #expect(facts.claims.map { $0.conditions["platform"]?.concepts } == [nil, ["visionos"], nil])
  }

  @Test("A text style with two numbers in px is a size and a leading")
  func textStyle() throws {
    let facts = try Facts("Body は 18px / 25px を起点にする。")
    #expect(facts.values == ["18 px", "25 px"])
    #expect(facts.values(of: "leading") == ["25 px"])
  }

  @Test(
    "How binding it is, in the words of the sentence",
    arguments: [
      ("Buttons must be 48 pt high.", Claim.Modality.must), ("Buttons should be 48 pt high.", .should),
      ("Buttons can be 48 pt high.", .may), ("按鈕必須高 48 點。", .must),
    ])
  func modality(_ text: String, _ modality: Claim.Modality) throws {
    #expect(try Facts(text).claims.first?.modality == modality)
  }

  @Test(
    "Of an old and a new value the new one is the fact",
    arguments: [
      "The button height was raised from 44 pt to 48 pt.", "ボタンの高さは旧暫定値 44 pt から 48 pt に変更した。",
      "The button height is 48 pt (previously 44 pt).", "按钮的高度从 44 pt 改为 48 pt。", "按鈕的高度由 44 pt 調整為 48 pt。",
      "버튼의 높이를 44 pt에서 48 pt로 변경했습니다.", "ボタンの高さを 44 pt から 48 pt に引き上げた。",
      "The button height was 44 pt, now it is 48 pt.",
    ])
  func oldAndNew(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == ["48 pt"])
    #expect(facts.claims.first?.subjectConcepts.contains("button") == true, "\(facts.facts)")
  }

  @Test("What merely was, of two things, is no history of one")
  func newValue() throws {
    #expect(try Facts("The card height was 44 pt and its padding 8 pt.").values == ["44 pt", "8 pt"])
    #expect(try Facts("The card height was 44 pt.").values == ["44 pt"])
  }

  @Test(
    "What stands before a colon is the subject",
    arguments: ["ボタンの高さ：48 pt。", "按鈕的高度：48 pt。", "Button height: 48 pt."])
  func colon(_ text: String) throws {
    let claim = try Facts(text).claims.first
    #expect(
      claim?.subjectConcepts.contains("button") == true && claim?.propertyConcepts.contains("height") == true)
  }

  @Test("A version that is required is a fact, one that is named isn't")
  func versions() throws {
    #expect(try Facts("このアプリは iOS 17.0 以降が必要です。").claims.map(\.propertyConcepts) == [["version-requirement"]])
    #expect(try Facts("iOS 17.0 以降では標準の部品を使う。").claims.isEmpty)
  }

  @Test("A number in a condition is no rule", arguments: ["タブが 5 つを超える場合は「その他」を使う。", "項目が 3 件以上ある場合は一覧にする。"])
  func conditions(_ text: String) throws {
    #expect(try Facts(text).rejects.count == 1 && Facts(text).claims.isEmpty)
  }

  @Test("A quote is the sentence, not its paragraph")
  func quotes() throws {
    let facts = try Facts("Cards lie on the page. The card padding is 14 pt. Shadows are soft.")
    #expect(facts.claims.map(facts.quote) == ["The card padding is 14 pt."])
  }

  @Test(
    "The arguments of a call in a sentence are an example",
    arguments: [
      "Use `Color(red: 0.2, green: 0.4, blue: 1)` for the icon.", "カードは `.frame(width: 50, height: 50)` と書く。",
    ])
  func calls(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(Set(facts.extraction.rejects.map(\.reason)) == [.example])
  }

  @Test("Numbers in code are examples, in its comments prose")
  func code() throws {
    let facts = try Facts(
      "```swift\n// The card padding is 14 pt.\nVStack(spacing: 20) { Text(\"44 pt\") }\n```\n",
      markdown: true)
    #expect(facts.values == ["14 pt"])
    #expect(facts.extraction.rejects.contains { $0.reason == .example })
  }

  @Test(
    "Bounds before and after their number",
    arguments: [
      ("幅は 320 pt 以下にする。", "<= 320 pt"), ("見出しは 18 文字まで。", "<= 18"),
      ("拡大は 150 % 以上でよい。", ">= 150%"), ("The text is between 30 and 60 characters long.", "30–60"),
      ("A sidebar is 200 to 260 pt wide.", "200–260 pt"), ("A title holds up to 80 characters.", "<= 80"),
      ("An animation may not run longer than 300 ms.", "<= 300 ms"),
      ("A card is no wider than 600 pt.", "<= 600 pt"), ("제목은 30자까지 쓴다.", "<= 30"),
      ("카드의 높이는 90 pt를 넘지 않는다.", "<= 90 pt"), ("標題最多 12 個字。", "<= 12"),
      ("按鈕的高度不得低於 46 pt。", ">= 46 pt"), ("불투명도는 60 %로 한다.", "60%"),
    ])
  func bound(_ text: String, _ value: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == [value], "\(facts.facts) \(facts.rejects)")
  }

  @Test(
    "A unit before a verb, a required contrast, a denied excess",
    arguments: [
      ("触らないまま 90 秒たつと画面を閉じる。", "90 s"), ("Small text needs 5:1.", ">= 5:1"),
      ("No animation may last longer than 200 ms.", "<= 200 ms"),
    ])
  func needs(_ text: String, _ value: String) throws {
    let facts = try Facts(text)
    #expect(facts.values == [value], "\(facts.facts) \(facts.rejects)")
  }
}
