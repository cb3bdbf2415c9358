import KijunVocabulary

extension QuestionReader {
  /// `C/21`, `the ACME rule`: a word of a publisher's name says whose documents are meant, and is not to be looked for in
  /// each of their passages.
  func bindPublishers(_ question: inout Question) {
    guard question.sources.isEmpty, question.asks.isDisjoint(with: ["compare", "conflict", "tier"]) else {
      return
    }
    for index in question.slots.indices {
      let slot = question.slots[index]
      guard slot.kind == .content, slot.weight >= 0.5, slot.tokens.count == 1 else { continue }
      let token = question.analysis.tokens[slot.tokens.lowerBound]
      guard token.isWord, token.text.utf8.count >= 3, token.text.utf8.allSatisfy({ $0 < 0x80 }) else {
        continue
      }
      let sources = names.sources(named: [token.text])
      guard !sources.isEmpty else { continue }
      question.sources = sources
      question.slots[index].weight = 0.1
      return
    }
    bindParts(&question)
  }

  /// A name in parts that nothing else would be written in: `C/21`.
  private func bindParts(_ question: inout Question) {
    let tokens = question.analysis.tokens
    for start in tokens.indices.dropLast() {
      let parts = tokens[start...(start + 1)]
      guard parts.contains(where: \.isNumber), parts.contains(where: \.isWord),
        parts.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 } }),
        tokens[start + 1].range.lowerBound - tokens[start].range.upperBound == 1,
        question.analysis.slice(tokens[start].range.upperBound..<tokens[start + 1].range.lowerBound) == "/"
      else { continue }
      let sources = names.sources(named: parts.map(\.text))
      guard !sources.isEmpty else { continue }
      question.sources = sources
      question.residues.removeAll {
        $0.tokens.clamped(to: start..<start + 2) == $0.tokens && !$0.tokens.isEmpty
      }
      question.quantities.removeAll {
        $0.range.overlaps(tokens[start].range.lowerBound..<tokens[start + 1].range.upperBound)
      }
      return
    }
  }
}
