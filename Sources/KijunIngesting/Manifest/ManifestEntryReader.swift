import KijunGuidelines

/// Reads one entry of a manifest.
struct ManifestEntryReader {
  let manifest: String
  let entry: JSONTree
  let tiers: [String]

  static let keys = [
    "id", "path", "url", "format", "title", "publisher", "language", "platforms", "tier", "edition",
    "historical", "replaces", "verified_on", "license", "schedule",
  ]

  func source() throws(InputError) -> Source {
    guard let members = entry.members else {
      throw error("a source is \(entry.kind)", "write an object with id, path and tier")
    }
    for member in members where !Self.keys.contains(member.key) {
      throw error(
        "\(name) has an unknown key \"\(member.key)\"", NearMiss.advice(member.key, in: Self.keys),
        line: member.line)
    }
    guard let id = try text("id") else { throw error("a source has no \"id\"", "give it one") }
    let path = try text("path")
    let url = try text("url")
    guard path != nil || url != nil else {
      throw error("\(name) has neither \"path\" nor \"url\"", "say where its document is")
    }
    if let path { try check(path) }
    return Source(
      id: id, path: path ?? "", format: try choice("format", of: Format.names) ?? "auto",
      title: try text("title"), publisher: try text("publisher"), language: try text("language"),
      platforms: try texts("platforms"), tier: try tier(), edition: try text("edition"),
      historical: try flag("historical"), replaces: try texts("replaces"),
      verifiedOn: try date("verified_on"),
      license: try text("license"), url: url, schedule: try text("schedule"))
  }

  /// How an error calls the source.
  private var name: String { entry["id"]?.string.map { "source \"\($0)\"" } ?? "a source without id" }

  private func error(_ problem: String, _ advice: String, line: Int? = nil) -> InputError {
    InputError("\(manifest):\(line ?? entry.line)", problem, advice)
  }

  private func text(_ key: String) throws(InputError) -> String? {
    guard let value = entry[key] else { return nil }
    if case .null = value.content { return nil }
    guard let text = value.string else {
      throw error("\(name) has \(value.kind) as \"\(key)\"", "write a text in quotes", line: value.line)
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error("\(name) has an empty \"\(key)\"", "fill it in or take it out", line: value.line)
    }
    return text
  }

  private func texts(_ key: String) throws(InputError) -> [String] {
    guard let value = entry[key] else { return [] }
    let texts = value.items?.compactMap(\.string)
    guard let items = value.items, let texts, texts.count == items.count else {
      throw error("\"\(key)\" of \(name) is no list of texts", "write [\"…\", \"…\"]", line: value.line)
    }
    return texts
  }

  private func flag(_ key: String) throws(InputError) -> Bool {
    guard let value = entry[key] else { return false }
    guard let flag = value.bool else {
      throw error("\(name) has \(value.kind) as \"\(key)\"", "write true or false", line: value.line)
    }
    return flag
  }

  private func date(_ key: String) throws(InputError) -> CalendarDate? {
    guard let text = try text(key) else { return nil }
    guard let date = CalendarDate(iso: text) else {
      throw error(
        "\(name) has \"\(text)\" as \"\(key)\"", "write a day as 2026-09-05", line: entry[key]?.line)
    }
    return date
  }

  private func choice(_ key: String, of known: [String]) throws(InputError) -> String? {
    guard let text = try text(key) else { return nil }
    guard known.contains(text) else {
      throw error(
        "\(name) has the unknown \(key) \"\(text)\"", NearMiss.advice(text, in: known), line: entry[key]?.line
      )
    }
    return text
  }

  private func tier() throws(InputError) -> String {
    guard let tier = try choice("tier", of: tiers) else {
      throw error("\(name) has no \"tier\"", "use one of \(tiers.joined(separator: ", "))")
    }
    return tier
  }

  private func check(_ path: String) throws(InputError) {
    guard let problem = ManifestPath.problem(path) else { return }
    throw error("\(name) has \(problem)", ManifestPath.advice, line: entry["path"]?.line)
  }
}
