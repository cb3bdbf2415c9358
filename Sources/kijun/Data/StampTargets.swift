import KijunIngesting
import KijunStore

/// The claims that somebody names to be stamped.
struct StampTargets {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  /// Each once, in the order in which they are named.
  func claims(_ names: [String]) throws -> [StoredClaim] {
    var claims: [StoredClaim] = []
    var seen: Set<String> = []
    for name in names {
      for claim in try named(name) where seen.insert(claim.key).inserted { claims.append(claim) }
    }
    return claims
  }

  private func named(_ name: String) throws -> [StoredClaim] {
    if let claim = try base.claim(key: name) { return [claim] }
    if name.hasPrefix("c_"), !name.contains(".") {
      throw InputError("verify", "there is no claim '\(name)'", "see 'kijun list claims'")
    }
    if let whole = try ofDocument(name) { return whole }
    // A heading may have a # in it, and so may the name of a file.
    for mark in name.indices where name[mark] == "#" {
      guard let all = try ofDocument(String(name[..<mark])) else { continue }
      let heading = String(name[name.index(after: mark)...])
      let within = try all.filter { try base.sectionPath($0.sectionID).contains(heading) }
      guard !within.isEmpty else {
        throw InputError(
          "verify", "no claim stands under the heading '\(heading)'", "write it as in the document")
      }
      return within
    }
    throw InputError(
      "verify", "'\(name)' is neither a claim nor a document",
      "see 'kijun list claims' and 'kijun list documents'")
  }

  /// nil where nothing is called so.
  private func ofDocument(_ name: String) throws -> [StoredClaim]? {
    guard try base.documents().contains(where: { $0.name == name || $0.source == name }) else { return nil }
    let claims = try base.claims(ClaimFilter(document: name)) + base.claims(ClaimFilter(source: name))
    guard !claims.isEmpty else {
      throw InputError("verify", "'\(name)' has no claims", "see 'kijun list claims'")
    }
    return claims
  }
}
