import KijunGuidelines
import KijunReading

/// Sees that a page which came without an error is none: a shell that a script would have to fill, or an error in the
/// clothes of a page.
enum PageFault {
  /// A real guideline has more to say, and may speak of scripts and errors.
  static let shortest = 1_500

  /// A sentence that says what it is; nil for a page.
  static func of(_ body: [UInt8], form: String?) -> String? {
    guard let text = try? TextDecoding(body).text else { return "is in no encoding that Kijun knows" }
    let isHTML = form == "html" || form == nil && looksLikeHTML(text)
    guard isHTML || form == nil || form == "markdown" else { return nil }
    let document = isHTML ? HTMLReader.read(text) : TextReader.read(text)
    let words = shown(document)
    if isHTML, words.isEmpty, !needsScript(raw(text)) { return "has nothing to read in it" }
    guard words.count < shortest else { return nil }
    let all = words.lowercased()
    if needsScript(all) || isHTML && words.count < 300 && needsScript(raw(text)) {
      return "says that it needs JavaScript"
    }
    let heads =
      [document.title ?? ""] + document.sections.prefix(3).map(\.title) + [String(words.prefix(120))]
    return heads.contains { isError($0.lowercased().trimmed) }
      ? "is an error page, though its server calls it well (200)" : nil
  }

  private static func shown(_ document: Document) -> String {
    var words = ""
    for passage in document.passages {
      words += passage.text.string + "\n"
      if words.utf8.count > shortest * 8 { break }
    }
    return words
  }

  /// What only a browser without scripts shows.
  private static func raw(_ text: [UInt8]) -> String {
    let page = String(decoding: text.prefix(1 << 18), as: UTF8.self).lowercased()
    guard let start = page.range(of: "<noscript")?.lowerBound else { return "" }
    let rest = page[start...]
    return String(rest[..<(rest.range(of: "</noscript")?.lowerBound ?? rest.endIndex)].prefix(4_000))
  }

  private static let scriptWords = [
    "require", "enable", "turn on", "need", "disabled", "activate", "必要", "有効", "オン", "启用", "啟用", "需要", "開啟",
    "开启",
    "필요", "활성화", "켜",
  ]

  private static func needsScript(_ text: String) -> Bool {
    guard text.range(of: "javascript") != nil || text.range(of: "자바스크립트") != nil else { return false }
    return scriptWords.contains { text.range(of: $0) != nil }
  }

  private static let errors = [
    "not found", "page isn't available", "page isn’t available", "access denied", "forbidden", "unauthorized",
    "service unavailable", "internal server error", "bad gateway", "gateway timeout", "too many requests",
    "just a moment", "attention required", "verify you are human", "are you a robot", "captcha",
    "temporarily unavailable", "under maintenance", "ページが見つかりません", "見つかりませんでした", "アクセスが拒否", "メンテナンス中",
    "找不到页面", "找不到頁面", "页面不存在", "頁面不存在", "拒绝访问", "페이지를 찾을 수 없", "접근이 거부",
  ]

  private static func isError(_ text: String) -> Bool {
    if errors.contains(where: { text.range(of: $0) != nil }) { return true }
    let first = text.split { !$0.isLetter && !$0.isNumber }.prefix(3).map(String.init)
    let codes: Set<String> = ["400", "401", "403", "404", "410", "429", "500", "502", "503", "504"]
    guard let word = first.first else { return false }
    return codes.contains(word)
      || (word == "error" || word == "http") && first.dropFirst().contains { codes.contains($0) }
  }

  private static func looksLikeHTML(_ text: [UInt8]) -> Bool {
    let start = String(decoding: text.prefix(1_024), as: UTF8.self).trimmed.lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }
}
