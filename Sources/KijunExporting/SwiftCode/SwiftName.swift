/// Identifiers of Swift, made of names with hyphens.
enum SwiftName {
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try",
    "typealias", "var", "where", "while",
  ]

  static func type(_ name: String) -> String {
    let written = Slug.words(of: name).map(capital).joined()
    return written.first?.isNumber == false ? written : "Tier" + written
  }

  static func constant(_ names: [String]) -> String {
    let words = names.flatMap(Slug.words)
    let written = (words.first ?? "value") + words.dropFirst().map(capital).joined()
    if written.first?.isNumber == true { return "_" + written }
    return keywords.contains(written) ? written + "Value" : written
  }

  private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
