import KijunGuidelines

/// The id of a request, which its reply gives back exactly as it came: a text, or a whole number of any size.
enum RequestID: Hashable, Sendable {
  case text(String)
  case number(String)

  /// nil for what is no id.
  init?(_ tree: JSONTree) {
    switch tree.content {
    case .string(let text): self = .text(text)
    case .number(let digits) where digits.utf8.allSatisfy({ "-0123456789".utf8.contains($0) }):
      self = .number(digits)
    default: return nil
    }
  }

  /// As JSON.
  var json: String {
    switch self {
    case .text(let text): JSON.string(text).text
    case .number(let digits): digits
    }
  }
}
