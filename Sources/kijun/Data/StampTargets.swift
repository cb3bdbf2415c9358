import KijunGuidelines
import KijunIngesting
import KijunStore

/// Something that somebody has checked: a claim, or a section without claims by its text.
struct StampTarget {
  /// See `Stamp.claim`.
  var id: String
  /// See `Stamp.value`.
  var value: String
  /// What it is, for people who read the file.
  var fact: String
  var document: Int64
  var isProse = false

  init(_ claim: StoredClaim) {
    id = claim.key
    value = claim.value.mark
    fact = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
    document = claim.documentID
  }

  init(_ section: ProseSection) {
    id = section.id
    value = section.mark
    fact = section.headings.last ?? ""
    document = section.document
    isProse = true
  }
}

/// What somebody names to be stamped.
struct StampTargets {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  /// Each once, in the order in which they are named.
  func targets(_ names: [String]) throws -> [StampTarget] {
    var targets: [StampTarget] = []
    var seen: Set<String> = []
    for name in names {
      for target in try named(name) where seen.insert(target.id).inserted { targets.append(target) }
    }
    return targets
  }

  private func named(_ name: String) throws -> [StampTarget] {
    if let claim = try base.claim(key: name) { return [StampTarget(claim)] }
    if name.hasPrefix("c_"), !name.contains(".") {
      throw InputError("verify", "there is no claim '\(name)'", "see 'kijun list claims'")
    }
    if let whole = try ofDocument(name, under: nil) { return whole }
    // A heading may have a # in it, and so may the name of a file.
    for mark in name.indices where name[mark] == "#" {
      let heading = String(name[name.index(after: mark)...])
      guard let within = try ofDocument(String(name[..<mark]), under: heading) else { continue }
      guard !within.isEmpty else {
        throw InputError(
          "verify", "nothing stands under the heading '\(heading)'", "write it as in the document")
      }
      return within
    }
    throw InputError(
      "verify", "'\(name)' is neither a claim nor a document",
      "see 'kijun list claims' and 'kijun list documents'")
  }

  /// All claims, and what is said in sections without claims; nil where nothing is called so.
  private func ofDocument(_ name: String, under heading: String?) throws -> [StampTarget]? {
    let documents = try base.documents().filter { $0.name == name || $0.source == name }
    guard !documents.isEmpty else { return nil }
    func isWanted(_ headings: [String]) -> Bool { heading.map(headings.contains) ?? true }
    var targets: [StampTarget] = []
    for filter in [ClaimFilter(document: name), ClaimFilter(source: name)] {
      for claim in try base.claims(filter) where try isWanted(base.sectionPath(claim.sectionID)) {
        targets.append(StampTarget(claim))
      }
    }
    for document in documents {
      for section in try base.proseSections(ofDocument: document) where isWanted(section.headings) {
        targets.append(StampTarget(section))
      }
    }
    return targets
  }
}
