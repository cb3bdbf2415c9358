/// Spellings as a tree of tokens.
struct Trie: Sendable {
  private var tokenIDs: [String: Int32] = [:]
  private var children: [UInt64: Int32] = [:]
  private var concepts: [[Int]] = [[]]

  mutating func insert(_ spelling: [String], concept: Int) {
    var node: Int32 = 0
    for text in spelling {
      let token: Int32
      if let known = tokenIDs[text] {
        token = known
      } else {
        token = Int32(tokenIDs.count)
        tokenIDs[text] = token
      }
      let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: token))
      if let child = children[key] {
        node = child
      } else {
        concepts.append([])
        node = Int32(concepts.count - 1)
        children[key] = node
      }
    }
    if node != 0, !concepts[Int(node)].contains(concept) { concepts[Int(node)].append(concept) }
  }

  /// The longest spelling from a token on, of `limit` tokens at most.
  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Int])? {
    var node: Int32 = 0
    var best: (Int, Int32)?
    var index = start
    let end = min(tokens.count, start + limit)
    while index < end, index == start || !tokens[index].afterMark,
      let token = tokenIDs[tokens[index].text],
      let child = children[UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: token))]
    {
      node = child
      index += 1
      if !concepts[Int(node)].isEmpty { best = (index - start, node) }
    }
    return best.map { ($0.0, concepts[Int($0.1)]) }
  }
}
