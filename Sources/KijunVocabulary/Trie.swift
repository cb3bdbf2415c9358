/// Spellings as a tree of tokens.
struct Trie: Sendable {
  // Tokens have numbers. Long ones are compared in full, since two could have the same key.
  private var tokens = IntegerTable(capacity: 1 << 14)
  private var texts: [String] = []
  private var children = IntegerTable(capacity: 1 << 17)
  /// The nodes of the first tokens, by their numbers, 0 for none: most tokens of a text begin no spelling, and
  /// this is small enough to stay near the processor.
  private var roots: [Int32] = []
  /// For each node the one before it and the token that leads from there to it.
  private var steps: [(parent: Int32, token: Int32)] = [(0, 0)]
  /// The node of each meaning.
  private var nodes: [Int32] = [0]
  /// For each node the number of its meaning, 0 for none.
  private var meanings: [Int32] = [0]
  /// The concept of each meaning; meaning 0 has none.
  private var concept: [Int32] = [-1]
  /// The further ones, of the few that mean two things.
  private var further: [Int: [Int]] = [:]

  mutating func insert(_ spelling: [Token], concept: Int) {
    var node: Int32 = 0
    for (index, token) in spelling.enumerated() {
      let number = number(of: token)
      if let child = index == 0 ? root(number) : children[Self.key(node, number)] {
        node = child
        continue
      }
      let parent = node
      node = Int32(meanings.count)
      meanings.append(0)
      steps.append((parent, number))
      if index == 0 {
        roots[Int(number)] = node
      } else {
        children.insert(node, for: Self.key(parent, number))
      }
    }
    guard node != 0 else { return }
    let meaning = Int(meanings[Int(node)])
    if meaning == 0 {
      meanings[Int(node)] = Int32(self.concept.count)
      nodes.append(node)
      self.concept.append(Int32(concept))
      return
    }
    if self.concept[meaning] != Int32(concept), further[meaning]?.contains(concept) != true {
      further[meaning, default: []].append(concept)
    }
  }

  /// The concepts of all meanings, in their order, as `single` and `several` put them.
  func meanings<Meaning>(_ single: (Int) -> Meaning, _ several: ([Int]) -> Meaning) -> [Meaning] {
    concept.indices.map { meaning in
      let first = Int(concept[meaning])
      guard first >= 0 else { return several([]) }
      return further[meaning].map { several([first] + $0) } ?? single(first)
    }
  }

  /// The tokens of the spelling that has a meaning.
  func spelling(of meaning: Int) -> [String] {
    var tokens: [String] = []
    var node = nodes[meaning]
    while node != 0 {
      let step = steps[Int(node)]
      tokens.append(texts[Int(step.token)])
      node = step.parent
    }
    tokens.reverse()
    return tokens
  }

  /// The longest spelling from a token on, of `limit` tokens at most, with the number of its meaning.
  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, meaning: Int)? {
    var node: Int32 = 0
    var best: (length: Int, meaning: Int)?
    var index = start
    let end = min(tokens.count, start + limit)
    while index < end, index == start || !tokens[index].afterMark, let token = known(tokens[index]),
      let child = index == start ? root(token) : children[Self.key(node, token)]
    {
      node = child
      index += 1
      let meaning = meanings[Int(node)]
      if meaning != 0 { best = (index - start, Int(meaning)) }
    }
    return best
  }

  private func root(_ token: Int32) -> Int32? {
    let node = roots[Int(token)]
    return node == 0 ? nil : node
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
    roots.append(0)
    tokens.insert(number, for: token.key.bits)
    return number
  }
}
