import KijunGuidelines

/// Names for claims that survive re-ingest: made of what a fact is about and where it stands, not of its
/// value nor of its line.
struct ClaimKeys {
  private let source: String
  private var seen: [UInt64: Int32] = [:]
  /// What the keys of a section begin with; its claims come one after the other.
  private var section: (path: [String], hash: Fingerprint)?

  init(source: String) {
    self.source = source
  }

  private mutating func start(of path: [String]) -> Fingerprint {
    if let section, section.path == path { return section.hash }
    var hash = Fingerprint()
    hash.add(source)
    for title in path { hash.add(title.withoutOrdinal) }
    section = (path, hash)
    return hash
  }

  mutating func key(of claim: Claim, section: [String]) -> String {
    var hash = start(of: section)
    hash.add(claim.subject)
    hash.add(claim.property)
    hash.add(claim.value.kind.isValue ? "value" : claim.value.kind.rawValue)
    for condition in claim.conditions.all { hash.add("\(condition.name)=\(condition.text)") }
    let count = seen[hash.number, default: 0]
    seen[hash.number] = count + 1
    guard count > 0 else { return "c_" + hash.text.prefix(12) }
    hash.add(String(count))
    return "c_" + hash.text.prefix(12)
  }
}
