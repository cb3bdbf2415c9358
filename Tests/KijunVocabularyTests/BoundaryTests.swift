import KijunGuidelines
import KijunVocabulary
import Testing

@Suite("A spelling counts where it is a word, not inside another")
struct BoundaryTests {
  @Test(
    "A thing is found under its names in every language",
    arguments: [
      ("行の高さ", "height"), ("row height", "row-height"), ("tab bars", "tab-bar"), ("タブバーの高さ", "tab-bar"),
      ("副題", "subtitle"),
      ("按鈕", "button"), ("버튼", "button"), ("버튼은 44", "button"), ("행을", "row"), ("행은 낮다", "row"),
      ("행의", "row"),
      ("行", "row"), ("行は 56 pt", "row"), ("行を広げる", "row"), ("バー", "bar"), ("バーの高さ", "bar"),
      (".largeTitle", "large-title"),
      ("largeTitle", "large-title"), ("ＬＡＲＧＥ　ＴＩＴＬＥ", "large-title"), ("Title 1", "title-1"), ("高度", "height"),
    ])
  func found(_ text: String, _ concept: String) throws {
    let analysis = try Shipped.analysis(text)
    #expect(
      analysis.conceptIDsWithParts(try Shipped.vocabulary).contains(concept),
      "\(analysis.mentions.flatMap { $0.concepts.map(\.id) })")
  }

  @Test(
    "A short spelling inside another word is none",
    arguments: [
      ("実行する", "row"), ("行う", "row"), ("銀行", "row"), ("行われる", "row"), ("バージョン", "bar"), ("カバー", "bar"),
      ("여행", "row"),
      ("진행", "row"), ("barely", "bar"), ("arrow", "row"), ("throw", "row"), ("rowing", "row"),
      ("bodybuilder", "body"),
    ])
  func notFound(_ text: String, _ concept: String) throws {
    #expect(try !Shipped.ids(text).contains(concept))
  }

  @Test("No spelling reaches over punctuation")
  func punctuation() throws {
    #expect(try Shipped.ids("tab bar").contains("tab-bar"))
    #expect(try !Shipped.ids("tab, bar").contains("tab-bar"))
    #expect(try !Shipped.ids("search; bar").contains("search-bar"))
  }
}
