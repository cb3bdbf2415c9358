/// Spellings as a tree of tokens.
struct Trie: Sendable {
  // Tokens have numbers. Long ones are compared in full, since two could have the same key.
  private var tokens = IntegerTable(capacity: 1 << 14)
  private var texts: [String] = []
  private var children = IntegerTable(capacity: 1 << 17)
  /// For each node the number of its meaning, 0 for none.
  private var meanings: [Int32] = [0]
  private(set) var concepts: [[Int]] = [[]]

  mutating func insert(_ spelling: [Token], concept: Int) {
    var node: Int32 = 0
    for token in spelling {
      let key = Self.key(node, number(of: token))
      if let child = children[key] {
        node = child
      } else {
        meanings.append(0)
        node = Int32(meanings.count - 1)
        children.insert(node, for: key)
      }
    }
    guard node != 0 else { return }
    let meaning = Int(meanings[Int(node)])
    if meaning == 0 {
      meanings[Int(node)] = Int32(concepts.count)
      concepts.append([concept])
    } else if !concepts[meaning].contains(concept) {
      concepts[meaning].append(concept)
    }
  }

  /// The longest spelling from a token on, of `limit` tokens at most, with the number of its meaning.
  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, meaning: Int)? {
    var node: Int32 = 0
    var best: (length: Int, meaning: Int)?
    var index = start
    let end = min(tokens.count, start + limit)
    while index < end, index == start || !tokens[index].afterMark, let token = known(tokens[index]),
      let child = children[Self.key(node, token)]
    {
      node = child
      index += 1
      let meaning = meanings[Int(node)]
      if meaning != 0 { best = (index - start, Int(meaning)) }
    }
    return best
  }

  private static func key(_ node: Int32, _ token: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: token))
  }

  @inline(__always)
  private func known(_ token: Token) -> Int32? {
    guard let number = tokens[token.key.bits], token.key.isExact || texts[Int(number)] == token.text else {
      return nil
    }
    return number
  }

  private mutating func number(of token: Token) -> Int32 {
    if let known = known(token) { return known }
    let number = Int32(texts.count)
    texts.append(token.text)
    tokens.insert(number, for: token.key.bits)
    return number
  }
}
