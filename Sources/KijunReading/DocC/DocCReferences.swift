internal import KijunGuidelines

/// What a page says of the pages and pictures that its nodes only name.
struct DocCReferences {
  private var known: [String: JSONTree] = [:]

  init(_ tree: JSONTree?) {
    for member in tree?.members ?? [] { known[member.key] = member.value }
  }

  /// The title of a page, the name of a file.
  func title(of identifier: String?) -> String? {
    guard let reference = reference(identifier) else { return nil }
    return reference["title"]?.string ?? reference["name"]?.string
  }

  /// What a picture or film shows, in words.
  func alternative(of identifier: String?) -> String? {
    guard let alt = reference(identifier)?["alt"]?.string, !alt.isEmpty else { return nil }
    return alt
  }

  private func reference(_ identifier: String?) -> JSONTree? { identifier.flatMap { known[$0] } }
}
