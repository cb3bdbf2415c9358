import KijunGuidelines
import KijunStore

/// How often documents are cited by others, and claims named by exceptions.
struct CitationCounts {
  private var documents: [Int64: Int] = [:]
  private var claims: [String: Int] = [:]

  init(_ base: KnowledgeBase) throws {
    let all = try base.documents()
    var byName: [String: Int64] = [:]
    var titles: [(title: String, id: Int64)] = []
    for document in all {
      byName[Self.last(document.name)] = document.id
      let source = try base.source(key: document.source)?.source
      if let url = source?.url { byName[Self.last(url)] = document.id }
      if let title = source?.title ?? document.title, title.count >= 4 { titles.append((title, document.id)) }
    }
    for citation in try base.citations() {
      if let target = citation.target, let id = byName[Self.last(target)], id != citation.documentID {
        documents[id, default: 0] += 1
      } else if let named = titles.prefix(2_000).first(where: { citation.text.contains($0.title) }),
        named.id != citation.documentID
      {
        documents[named.id, default: 0] += 1
      }
    }
    for override in try base.overrides() {
      claims[override.claim, default: 0] += 1
      claims[override.overridden, default: 0] += 1
    }
  }

  func count(ofDocument id: Int64) -> Int { documents[id] ?? 0 }

  func count(_ claim: StoredClaim) -> Int { count(ofDocument: claim.documentID) + (claims[claim.key] ?? 0) }

  private static func last(_ path: String) -> String {
    String((path.split(separator: "#").first ?? "").split(separator: "/").last ?? "")
  }
}
