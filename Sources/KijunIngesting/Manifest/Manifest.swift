import KijunGuidelines

/// What to ingest: files with their publishers, tiers and editions, as declared in a JSON file.
struct Manifest {
  struct Entry {
    var source: Source
    /// In the manifest's text.
    var line: Int
  }

  /// As the user named it; errors begin with it.
  let name: String
  let entries: [Entry]

  /// The text is checked whole: nothing is ingested of a manifest that has an error anywhere.
  init(name: String, text: [UInt8], tiers: [String]) throws(InputError) {
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
    for member in members where member.key != "sources" {
      throw InputError(
        "\(name):\(member.line)", "unknown key \"\(member.key)\" beside \"sources\"", "take it out")
    }
    guard let items = tree["sources"]?.items else { throw shape }
    guard !items.isEmpty else {
      throw InputError("\(name):\(tree.line)", "names no source", "add one to \"sources\"")
    }

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
    self.entries = entries
  }
}
