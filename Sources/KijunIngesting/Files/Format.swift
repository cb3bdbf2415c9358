/// The forms of documents, by the name that a manifest gives them.
enum Format: String, Sendable, CaseIterable {
  case text, markdown
  case html, docc, css, tokens
  case json, yaml

  /// What a manifest may say.
  static var names: [String] { ["auto"] + allCases.map(\.rawValue) }

  /// What to make of a file by the ending of its name.
  enum Guess: Equatable {
    case format(Format)
    /// Nothing is known of the ending.
    case unknown(ending: String)
    /// Known, and not a document that Kijun reads.
    case unread(ending: String)

    var isRead: Bool { if case .format = self { true } else { false } }
  }

  static let endings = [
    ".md", ".markdown", ".mdx", ".txt", ".text", ".html", ".htm", ".xhtml", ".json", ".yaml", ".yml", ".css",
    ".scss", ".tokens",
  ]

  static func guess(_ path: String) -> Guess {
    let name = Paths.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .format(.text) }
    let ending = name[name.index(after: dot)...].lowercased()
    switch ending {
    case "md", "markdown", "mdx": return .format(.markdown)
    case "txt", "text", "": return .format(.text)
    case "html", "htm", "xhtml": return .format(.html)
    case "json": return .format(.json)
    case "yaml", "yml": return .format(.yaml)
    case "css", "scss": return .format(.css)
    case "tokens": return .format(.tokens)
    case "jsonl", "sass", "less", "toml", "xml",
      "svg", "srt", "vtt", "csv", "tsv", "pdf", "doc", "docx", "rtf", "pages", "key", "ppt", "pptx", "xls",
      "xlsx", "numbers", "fig", "sketch", "png", "jpg", "jpeg", "gif", "webp", "heic", "zip", "gz", "sqlite",
      "db", "swift", "kt", "js", "ts", "tsx", "jsx", "py", "rb", "go", "rs", "java", "c", "h", "m", "sh":
      return .unread(ending: ending)
    default: return .unknown(ending: ending)
    }
  }

  /// What a text looks like whose name doesn't tell.
  static func sniff(_ text: [UInt8]) -> Format {
    if looksLikeHTML(text) { return .html }
    if looksLikeJSON(text) { return .json }
    var marks = 0
    for (number, line) in text.prefix(1 << 16).split(separator: UInt8(ascii: "\n"), maxSplits: 400)
      .enumerated()
    {
      if number == 0, line.starts(with: Array("---".utf8)), line.count <= 4 { marks += 2 }
      let hashes = line.prefix { $0 == UInt8(ascii: "#") }.count
      if (1...6).contains(hashes), line.dropFirst(hashes).first == 0x20 { marks += 2 }
      if line.starts(with: Array("|-".utf8)) || line.starts(with: Array("| -".utf8)) { marks += 2 }
      if line.starts(with: Array("```".utf8)) || line.starts(with: Array("- ".utf8)) { marks += 1 }
      if marks >= 3 { return .markdown }
    }
    return .text
  }

  /// A page says at its beginning that it is one. One element alone may stand in any text.
  private static func looksLikeHTML(_ text: [UInt8]) -> Bool {
    let start = (text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]).drop { $0 <= 0x20 }.prefix(
      4096)
    let head = String(decoding: start, as: UTF8.self).lowercased()
    if head.hasPrefix("<!doctype html") || head.hasPrefix("<html") { return true }
    guard head.hasPrefix("<?xml") || head.hasPrefix("<!--") else { return false }
    return head.split(separator: "<").contains { $0.hasPrefix("html") || $0.hasPrefix("!doctype html") }
  }

  /// An object with a key in quotes.
  private static func looksLikeJSON(_ text: [UInt8]) -> Bool {
    let start = text.prefix(4096).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    guard start.first == UInt8(ascii: "{") else { return false }
    return start.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "\"")
  }
}
