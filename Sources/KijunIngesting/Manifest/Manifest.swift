import KijunGuidelines

/// What to ingest: files with their publishers, tiers and editions, as declared in a JSON file.
struct Manifest {
  struct Entry {
    var source: Source
    /// In the manifest's text.
    var line: Int
  }

  /// A file that the manifest names beside its sources.
  struct Path {
    var path: String
    var line: Int
  }

  /// As the user named it; errors begin with it.
  let name: String
  /// A file of tiers of the user's own.
  let tiers: Path?
  /// Files of words of the user's own.
  let vocabulary: [Path]
  private let items: [JSONTree]

  /// Exceptions, of which nobody knows yet whether their claims are there.
  let overrides: [(override: Override, line: Int)]

  static let keys = ["sources", "tiers", "vocabulary", "overrides"]

  init(name: String, text: [UInt8]) throws(InputError) {
    self.name = name
    let tree: JSONTree
    do {
      tree = try JSONTreeReader.read(text)
    } catch {
      throw InputError("\(name):\(error.line):\(error.column)", "is not JSON; \(error.problem)", "correct it")
    }
    let shape = InputError(
      "\(name):\(tree.line)", "is no manifest", "write an object with a list called \"sources\"")
    guard let members = tree.members else { throw shape }
    for member in members where !Self.keys.contains(member.key) {
      throw InputError(
        "\(name):\(member.line)", "unknown key \"\(member.key)\" beside \"sources\"",
        NearMiss.of(member.key, in: Self.keys).map { "did you mean '\($0)'?" } ?? "take it out")
    }
    guard let items = tree["sources"]?.items else { throw shape }
    guard !items.isEmpty else {
      throw InputError("\(name):\(tree.line)", "names no source", "add one to \"sources\"")
    }
    self.items = items
    overrides =
      try tree["overrides"].map { value throws(InputError) in
        try ManifestOverrides.read(value, name)
      } ?? []
    tiers = try tree["tiers"].map { value throws(InputError) in try Self.path(value, "tiers", name) }
    guard let files = tree["vocabulary"] else {
      vocabulary = []
      return
    }
    guard let paths = files.items else {
      throw InputError(
        "\(name):\(files.line)", "\"vocabulary\" is \(files.kind)", "write a list of files: [\"words.json\"]")
    }
    vocabulary = try paths.map { value throws(InputError) in try Self.path(value, "vocabulary", name) }
  }

  /// The sources are checked whole: nothing is ingested of a manifest that has an error anywhere.
  func entries(tiers: [String]) throws(InputError) -> [Entry] {
    var entries: [Entry] = []
    var lines: [String: Int] = [:]
    for item in items {
      let reader = ManifestEntryReader(manifest: name, entry: item, tiers: tiers)
      let source = try reader.source()
      if let first = lines[source.id] {
        throw InputError(
          "\(name):\(item.line)", "source \"\(source.id)\" has the id of the one on line \(first)",
          "give each an id of its own")
      }
      lines[source.id] = item.line
      entries.append(Entry(source: source, line: item.line))
    }
    return entries
  }

  private static func path(_ value: JSONTree, _ key: String, _ name: String) throws(InputError) -> Path {
    guard let path = value.string, !path.isEmpty else {
      throw InputError("\(name):\(value.line)", "\"\(key)\" has \(value.kind)", "write the path of a file")
    }
    if let problem = ManifestPath.problem(path) {
      throw InputError("\(name):\(value.line)", "\"\(key)\" has \(problem)", ManifestPath.advice)
    }
    return Path(path: path, line: value.line)
  }
}
