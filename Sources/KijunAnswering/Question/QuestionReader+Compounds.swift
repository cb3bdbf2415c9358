import KijunVocabulary

extension QuestionReader {
  /// 分組底色, `grouped bg`: two words beside each other that the vocabulary has one name for, if in other words. What a
  /// concept is called by in the vocabulary is its name in English, so the two are looked up by those.
  func joinCompounds(_ question: inout Question) {
    var index = 0
    while index + 1 < question.slots.count {
      let first = question.slots[index]
      let second = question.slots[index + 1]
      if let compound = compound(of: first, second, question) {
        question.slots[index] = slot(
          .content, first.text + second.text, [compound], max(first.weight, second.weight),
          first.tokens.lowerBound..<second.tokens.upperBound, [first.concepts, second.concepts])
        question.slots.remove(at: index + 1)
      }
      index += 1
    }
  }

  private func compound(
    of first: Question.Slot, _ second: Question.Slot, _ question: Question
  ) -> Concept? {
    guard first.kind == .content, second.kind == .content, stand(first, beside: second, question),
      isNoun(first, question), isNoun(second, question)
    else { return nil }
    for a in first.concepts {
      for b in second.concepts where a.id != b.id {
        guard
          let found = named("\(a.id) \(b.id.hasSuffix("-role") ? String(b.id.dropLast(5)) : b.id)"),
          found.kind == .subject, found.id != a.id, found.id != b.id
        else { continue }
        return found
      }
    }
    return nil
  }

  /// A word of several is a name already; one that ends in small letters of Japanese is a verb.
  private func isNoun(_ slot: Question.Slot, _ question: Question) -> Bool {
    let token = question.analysis.tokens[slot.tokens.upperBound - 1]
    return !token.isHiragana && (token.isCJK || slot.tokens.count == 1)
  }

  /// Whether nothing stands between two words, or a particle that joins them.
  private func stand(_ first: Question.Slot, beside second: Question.Slot, _ question: Question) -> Bool {
    switch second.tokens.lowerBound - first.tokens.upperBound {
    case 0: return !first.tokens.isEmpty
    case 1: return ["の", "的"].contains(question.analysis.tokens[first.tokens.upperBound].text)
    default: return false
    }
  }

  /// The concept that is called just so.
  private func named(_ name: String) -> Concept? {
    let tokens = Tokenizer.tokens(of: name)
    guard let (length, concepts) = lexicon.longest(tokens, from: 0, limit: tokens.count),
      length == tokens.count
    else { return nil }
    return concepts.first { $0.kind == .subject }
  }
}
