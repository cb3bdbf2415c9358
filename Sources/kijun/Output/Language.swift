/// The language of labels.
enum Language: String {
  case en, ja

  init(_ invocation: Invocation) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }.first { !$0.isEmpty } ?? ""
    self = invocation["lang"].flatMap(Language.init) ?? (locale.hasPrefix("ja") ? .ja : .en)
  }

  func callAsFunction(_ en: String, _ ja: String) -> String { self == .ja ? ja : en }
}
