import KijunGuidelines
import Testing

@Suite("What a document says instead of a value")
struct NonValueTests {
  @Test("Each thing that a sentence leaves to the system is a fact of its own")
  func list() throws {
    let facts = try Facts("標準 List の行高、角丸、スイッチの幅、toolbar の高さは OS に任せる。")
    #expect(facts.values == Array(repeating: "left_to_system", count: 4))
    #expect(facts.values(of: "toggle").count == 1 && facts.values(of: "toolbar").count == 1)
    #expect(facts.claims(about: "toggle").first?.propertyConcepts.contains("width") == true)
    #expect(facts.claims(about: "corner-radius").first?.subjectConcepts.contains("list") == true)
  }

  @Test(
    "Left to the system, in four languages",
    arguments: [
      "スイッチの幅はシステムに任せる。", "開關的寬度由系統決定。", "스위치의 너비는 시스템이 결정합니다.",
      "Slider height, toggle width and sheet corner radius are left to the system.",
    ])
  func leftToSystem(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims(about: "toggle").map(\.value.kind) == [.leftToSystem], "\(facts.facts)")
    #expect(facts.claims(about: "toggle").first?.propertyConcepts.contains("width") == true)
  }

  @Test(
    "Not published, in four languages",
    arguments: [
      "Sheet corner radius: not published.", "シートの角丸は公開されていない。", "工作表的圓角未公開。",
      "시트의 모서리 반경은 공개되지 않았습니다.",
    ])
  func notPublished(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.map(\.value.kind) == [.notPublished], "\(facts.facts)")
  }

  @Test(
    "English puts the subject behind its property",
    arguments: [
      ("The width of a toggle is left to the system.", "toggle"),
      ("The corner radius of a sheet is not published.", "sheet"),
    ])
  func english(_ text: String, _ subject: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims(about: subject).map { $0.value.kind.isValue } == [false])
  }

  @Test("A subject behind the last of several properties is that of them all")
  func shared() throws {
    let facts = try Facts("The corner radius and shadow of a sheet aren't specified.")
    #expect(facts.claims(about: "sheet").map(\.value.kind) == [.notPublished, .notPublished])
    let bound = try Facts("The default height of the tab bar is decided by the system.")
    #expect(bound.claims.map(\.subject) == ["tab bar"])
  }

  @Test("A cell can say so too")
  func cell() throws {
    let facts = try Facts(
      "| Part | Width | Height |\n|---|---|---|\n| Toggle | left to the system | not published |\n")
    #expect(facts.values == ["left_to_system", "not_published"])
  }

  @Test(
    "A refusal to settle a value, and the system that settles it",
    arguments: [
      ("スライダーの幅はこちらでは指定しない。システムの部品の寸法をそのまま用いる。", "slider", "width"),
      ("ツールバーの高さは本書に書かない。機種ごとの高さはシステムが決める。", "toolbar", "height"),
      ("シートの角丸は値で固定せず、OS の輪郭に委ねる。", "sheet", "corner-radius"),
      ("Slider: we set no width. Take the system slider as it is.", "slider", "width"),
      ("The toolbar has no height in this book. It is whatever the system draws there.", "toolbar", "height"),
      ("工具列的高度一律不另訂，沿用系統的高度。", "toolbar", "height"),
      ("滑桿的寬度由系統的版面處理，不要自行計算。", "slider", "width"),
      ("工具栏的高度不写死，跟随系统。", "toolbar", "height"),
      ("슬라이더의 너비는 시스템 기본을 그대로 쓴다.", "slider", "width"),
      ("The height of the toolbar belongs to the system.", "toolbar", "height"),
    ])
  func refusal(_ text: String, _ subject: String, _ property: String) throws {
    let facts = try Facts(text)
    let about = facts.claims(about: subject)
    #expect(about.map(\.value.kind) == [.leftToSystem], "\(facts.facts)")
    #expect(about.first?.propertyConcepts.contains(property) == true, "\(about)")
  }

  @Test(
    "Two properties, or two things, are two facts",
    arguments: [
      "スライダーの幅と高さは決めない。システムに従う。", "We give the slider no width or height. Use the system one as it is.",
      "滑桿的寬度與高度交由系統的元件。", "슬라이더의 너비와 높이는 시스템에 맡긴다.",
    ])
  func pairs(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims(about: "width").map(\.value.kind) == [.leftToSystem], "\(facts.facts)")
    #expect(facts.claims(about: "height").map(\.value.kind) == [.leftToSystem], "\(facts.facts)")
  }

  @Test("A refusal goes on about the thing that the sentence before it left to the system")
  func goesOn() throws {
    let facts = try Facts("슬라이더의 색은 시스템에 맡긴다. 높이를 고정하지 않는다.")
    #expect(facts.claims(about: "height").first?.subjectConcepts.contains("slider") == true, "\(facts.facts)")
  }

  @Test(
    "To follow a setting, to use a system thing or to refuse alone leaves no value",
    arguments: [
      "Follow the system appearance and the system text size.", "Use the system font and system colors.",
      "文字サイズはシステムの設定に従う。", "外觀跟隨系統設定。", "글자 크기는 시스템 설정을 따른다.",
      "Set no width. Let people resize the window.", "行の高さを固定しない。文字が増えたら伸ばす。",
      "Do not leave the height of a row to the system.", "行の高さをシステムに任せない。",
      "The row height follows the system and is at least 48 pt.",
      "A system-defined type style has a size for each platform.",
    ])
  func noValue(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.allSatisfy { $0.value.kind != .leftToSystem }, "\(facts.facts)")
  }

  @Test(
    "Undecided, in five languages",
    arguments: [
      "The corner radius of a sheet is yet to be decided.", "シートの角丸はまだ決まっていない。", "工作表的圓角尚未決定。", "工作表的圆角尚未确定。",
      "시트의 모서리 반경은 아직 결정되지 않았다.",
    ])
  func undecided(_ text: String) throws {
    let facts = try Facts(text)
    #expect(facts.claims.map(\.value.kind) == [.notPublished], "\(facts.facts)")
  }

  @Test(
    "More ways to leave a value to the system",
    arguments: [
      "The height of the navigation bar comes from the system; we do not set it.",
      "The corner radius of a sheet is likewise the system's business.",
      "The speed of push and pop is decided by iOS.",
      "シートの角丸はシステムの標準のままとする。", "- 半屏面板的圆角随系统，手册不给数。\n",
      "- Sheet: we set nothing, the system draws the upper corners\n",
    ])
  func moreWays(_ text: String) throws {
    #expect(try Facts(text).claims.map(\.value.kind) == [.leftToSystem])
  }
}
