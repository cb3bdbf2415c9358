import KijunGuidelines
import KijunReading

extension Format {
  enum Reading {
    case document(Document)
    /// It can be read, and is nothing that Kijun could learn from. The error says so where somebody named it.
    case none(InputError)
  }

  /// `name` begins an error.
  func read(_ text: [UInt8], name: String) throws(InputError) -> Reading {
    if self == .html || self == .markdown, !HTMLReader.isAvailable {
      throw InputError(
        name, "can't be read without libxml2",
        "install it (the package libxml2 of most systems) and try again")
    }
    switch self {
    case .markdown: return .document(MarkdownReader.read(text))
    case .html: return .document(HTMLReader.read(text))
    case .css: return .document(StyleSheetReader.read(text, isSCSS: name.hasSuffix(".scss")))
    case .docc, .tokens, .json, .yaml: return try readTree(text, name)
    default: return .document(TextReader.read(text))
    }
  }

  private func readTree(_ text: [UInt8], _ name: String) throws(InputError) -> Reading {
    let isYAML = self == .yaml || self == .tokens && !Self.beginsAsJSON(text)
    let tree: JSONTree
    do {
      tree = try isYAML ? YAMLReader.read(text) : JSONTreeReader.read(text)
    } catch {
      let form = isYAML ? "can't be read as YAML" : "is not JSON"
      throw InputError(
        name, "\(form): line \(error.line), column \(error.column): \(error.problem)", "correct it")
    }
    if self == .docc, !DocCReader.isPage(tree) { throw Self.other(name, "is no page of DocC") }
    if self == .tokens, !TokenReader.isTokens(tree) { throw Self.other(name, "holds no design tokens") }
    if let use = Self.ownUse(tree) { return .none(InputError(name, "is \(use.what)", use.advice)) }
    let document =
      DocCReader.isPage(tree)
      ? DocCReader.read(tree)
      : TokenReader.isTokens(tree)
        ? TokenReader.read(tree, quotesFile: isYAML) : DataReader.read(tree, quotesFile: isYAML)
    guard !document.passages.isEmpty else {
      return .none(InputError(name, "holds nothing to read", "leave it out"))
    }
    return .document(document)
  }

  private static func other(_ name: String, _ problem: String) -> InputError {
    InputError(name, problem, "say the format \"auto\" or another one")
  }

  private static func beginsAsJSON(_ text: [UInt8]) -> Bool {
    text.first { $0 > 0x20 && $0 < 0x7F } == UInt8(ascii: "{")
  }

  /// Files by which Kijun is told what to read are no documents, though they lie beside them.
  private static func ownUse(_ tree: JSONTree) -> (what: String, advice: String)? {
    func lists(_ key: String, with keys: [String]) -> Bool {
      guard let items = tree[key]?.items, let first = items.first else { return false }
      return keys.allSatisfy { first[$0] != nil }
    }
    if lists("sources", with: ["id", "tier"]) { return ("a manifest", "name it with --manifest") }
    if lists("concepts", with: ["id"]) || lists("tiers", with: ["id", "label"]) {
      return ("a file of words or tiers", "name it in a manifest")
    }
    return nil
  }
}
