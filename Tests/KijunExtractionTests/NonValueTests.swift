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
}
