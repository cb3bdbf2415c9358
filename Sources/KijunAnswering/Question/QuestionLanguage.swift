import KijunVocabulary

/// The language a question is written in, by its script.
enum QuestionLanguage {
  static func of(_ analysis: Analysis) -> String {
    var kana = 0
    var kanji = 0
    var hangul = 0
    for scalar in analysis.text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF: kana += 1
      case 0x3400...0x9FFF: kanji += 1
      case 0xAC00...0xD7A3: hangul += 1
      default: break
      }
    }
    if hangul > 0, hangul >= kana { return "ko" }
    if kana > 0 { return "ja" }
    return kanji > 0 ? "zh" : "en"
  }
}
