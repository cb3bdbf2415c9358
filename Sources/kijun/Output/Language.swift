/// The language in which the program speaks; quotes are in that of their document.
enum Language: String {
  case en, ja

  init(_ invocation: Invocation) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }.first { !$0.isEmpty } ?? ""
    self = invocation["lang"].flatMap(Language.init) ?? (locale.hasPrefix("ja") ? .ja : .en)
  }

  func callAsFunction(_ phrase: Phrase) -> String { self == .ja ? phrase.ja : phrase.en }
}
