import KijunGuidelines
import KijunReading

extension Format {
  /// A format without a reader never comes here: planning leaves its files out. `name` begins an error.
  func read(_ text: [UInt8], name: String) throws(InputError) -> Document {
    switch self {
    case .markdown: return MarkdownReader.read(text)
    case .html: return HTMLReader.read(text)
    case .docc, .tokens, .json, .yaml: return try readTree(text, name)
    default: return TextReader.read(text)
    }
  }

  private func readTree(_ text: [UInt8], _ name: String) throws(InputError) -> Document {
    let tree: JSONTree
    do {
      tree = try JSONTreeReader.read(text)
    } catch {
      throw InputError(
        name, "is not JSON: line \(error.line), column \(error.column): \(error.problem)", "correct it")
    }
    if self != .json, self != .yaml {
      let isPage = DocCReader.isPage(tree)
      guard isPage == (self == .docc) else {
        let problem = isPage ? "is a page of DocC and holds no design tokens" : "is no page of DocC"
        throw InputError(name, problem, "say the format \"auto\" or another one")
      }
    }
    if let use = Self.ownUse(tree) { throw InputError(name, "is \(use.what)", use.advice) }
    let document = DocCReader.isPage(tree) ? DocCReader.read(tree) : DataReader.read(tree)
    guard !document.passages.isEmpty else { throw InputError(name, "holds nothing to read", "leave it out") }
    return document
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
