import KijunGuidelines

/// Names for files that are the same on every disk, whatever the ids are made of.
struct ExportFileNames {
  private let names: [String: String]

  init(_ ids: [String]) {
    let slugs = Dictionary(grouping: ids) { Slug.joined(Slug.words(of: $0)) }
    var names: [String: String] = [:]
    for (slug, ids) in slugs {
      for id in ids {
        var hash = Fingerprint()
        hash.add(id)
        let mark = hash.text.prefix(8)
        names[id] = slug.isEmpty ? String(mark) : ids.count == 1 ? slug : "\(slug)-\(mark)"
      }
    }
    self.names = names
  }

  subscript(id: String) -> String { names[id] ?? "other" }
}
