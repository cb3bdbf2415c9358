/// The language of a text, for a screen reader to speak it. What a document claims is only believed where it is one.
enum LanguageTag {
  private static let known: Set<String> = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nb",
    "nl", "no", "pl",
    "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh",
  ]

  /// ` lang="ja"`, or nothing.
  static func attribute(_ language: String?) -> Markup {
    guard let language, language.utf8.count <= 20,
      language.utf8.allSatisfy({
        $0 == 0x2D || (0x30...0x39).contains($0) || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
      }),
      let first = language.split(separator: "-").first, known.contains(first.lowercased())
    else { return "" }
    return " lang=\"\(language)\""
  }
}
