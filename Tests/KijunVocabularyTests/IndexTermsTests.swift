import KijunVocabulary
import Testing

@Suite("The index holds words by which passages are found")
struct IndexTermsTests {
  private func terms(_ text: String) -> [String] { IndexTerms.literal(Tokenizer.tokens(of: text)) }

  @Test("Latin words and numbers stand as they are, so that 12 doesn't find 123")
  func words() {
    #expect(terms("row 123 pt") == ["row", "123", "pt"])
    #expect(!terms("123").contains("12"))
  }

  @Test("Chinese and Japanese are pairs of neighbours, and a single kanji is found alone")
  func pairs() {
    #expect(terms("副題") == ["副", "副題", "題"])
    #expect(terms("行") == ["行"])
    #expect(terms("カード") == ["カー", "ード"])
    #expect(terms("副 題") == ["副", "題"])
  }

  @Test("A concept is a word that no text contains")
  func concepts() {
    #expect(IndexTerms.concept("row-height") == IndexTerms.concept("rowheight"))
    #expect(!terms("rowheight row-height").contains(IndexTerms.concept("row-height")))
  }
}
