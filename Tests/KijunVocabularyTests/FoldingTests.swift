import Foundation
import KijunVocabulary
import Testing

@Suite("Folding: forms of one character are one")
struct FoldingTests {
  @Test(
    "Document and question compare alike however they are typed",
    arguments: [
      ("４４ｐｔ", "44pt"), ("iOS", "IOS"), ("ＳｗｉｆｔＵＩ", "swiftui"), ("ﾊｰ", "ハー"), ("8–12", "8-12"),
      ("8—12", "8-12"),
      ("−1", "-1"), ("（pt）", "(pt)"), ("４．５：１", "4.5:1"), ("ÄÖ", "äö"), ("don’t", "don't"), ("“x”", "\"x\""),
      ("a\u{00A0}b", "a b"), ("行\u{3000}高", "行 高"), ("44\u{200B}pt", "44pt"), ("⚠️", "⚠"), ("\u{FEFF}x", "x"),
      ("＃1C1C1E", "#1c1c1e"), ("ΑΩ", "αω"), ("ДА", "да"),
    ])
  func folded(_ text: String, _ other: String) {
    #expect(Folding.fold(text) == Folding.fold(other))
  }

  @Test(
    "A half-width letter with its voicing mark is the full letter",
    arguments: [
      ("ｶｰﾄﾞ", "カード"), ("ﾀﾌﾞ", "タブ"), ("ﾎﾟｯﾌﾟ", "ポップ"), ("ﾂﾞｳﾞ", "ヅヴ"), ("か\u{3099}", "が"),
      ("か\u{309B}", "が"), ("ホ\u{309C}ップ", "ポップ"),
    ])
  func voiced(_ text: String, _ other: String) {
    #expect(Folding.fold(text) == Folding.fold(other))
    #expect(Tokenizer.tokens(of: text).map(\.text) == Tokenizer.tokens(of: other).map(\.text))
  }

  @Test("Korean letter by letter is Korean", arguments: ["버튼", "최소 높이", "행 44 포인트", "값", "ㄱ"])
  func decomposed(_ text: String) {
    let letters = text.decomposedStringWithCanonicalMapping
    #expect(Folding.fold(letters) == Folding.fold(text))
    #expect(Tokenizer.tokens(of: letters).map(\.text) == Tokenizer.tokens(of: text).map(\.text))
  }

  @Test(
    "Different letters stay different",
    arguments: [("ハ", "バ"), ("o", "0"), ("é", "e"), ("行", "列"), ("ー", "-")])
  func apart(_ text: String, _ other: String) {
    #expect(Folding.fold(text) != Folding.fold(other))
  }

  @Test("Folding twice changes nothing more", arguments: ["４４ｐｔ", "Large Title（既定）", "ｶｰﾄﾞ", "İstanbul", "Ω"])
  func idempotent(_ text: String) {
    #expect(Folding.fold(Folding.fold(text)) == Folding.fold(text))
  }
}
