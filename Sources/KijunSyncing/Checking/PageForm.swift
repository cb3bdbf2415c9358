/// In what form the page of an address is, by what its server says and how the address ends.
enum PageForm {
  case form(String?)
  /// Nothing that Kijun reads, under its name.
  case unread(String)

  static func of(_ contentType: String?, _ address: String) -> PageForm {
    let type = (contentType ?? "").prefix { $0 != ";" }.trimmed.lowercased()
    let path = address.prefix { $0 != "?" }
    func ends(_ ending: String) -> Bool { path.hasSuffix(ending) }
    switch type {
    case "text/html", "application/xhtml+xml": return .form("html")
    case "text/markdown", "text/x-markdown": return .form("markdown")
    case "text/css": return .form("css")
    case "application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml": return .form("yaml")
    case "", "text/plain", "application/octet-stream", "binary/octet-stream":
      // Servers that don't know a file call it so.
      if ends(".md") || ends(".markdown") || ends(".mdx") { return .form("markdown") }
      if ends(".json") { return .form("json") }
      if ends(".css") || ends(".scss") { return .form("css") }
      if ends(".yaml") || ends(".yml") { return .form("yaml") }
      return .form(nil)
    case _ where type == "application/json" || type.hasSuffix("+json") || type == "text/json":
      return .form("json")
    case _ where type.hasPrefix("text/"): return .form(nil)
    default: return .unread(type)
    }
  }
}
