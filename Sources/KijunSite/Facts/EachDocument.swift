import KijunStore

extension SiteContext {
  /// Goes over the documents with their claims, in one pass over the claims: both come in the same order.
  func eachDocument(_ body: (SiteDocument, [StoredClaim]) throws -> Void) throws {
    var next = 0
    var claims: [StoredClaim] = []
    var current: Int64?
    func finish() throws {
      guard let id = current else { return }
      // Those in between have no claims.
      while next < documents.count, documents[next].id != id {
        try body(documents[next], [])
        next += 1
      }
      if next < documents.count {
        try body(documents[next], claims)
        next += 1
      }
      claims = []
    }
    try base.forEachClaim { claim in
      if claim.documentID != current {
        try finish()
        current = document(claim.documentID) == nil ? nil : claim.documentID
      }
      if current != nil, isWanted(claim) { claims.append(claim) }
    }
    try finish()
    while next < documents.count {
      try body(documents[next], [])
      next += 1
    }
  }
}
