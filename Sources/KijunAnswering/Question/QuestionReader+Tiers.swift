import KijunVocabulary

extension QuestionReader {
  /// `our minimum`, 自社の決まり: the tier of the first rank, which is the asker's own.
  func addOwnTier(to question: inout Question) {
    guard question.asks.remove("own") != nil else { return }
    question.slots.removeAll { $0.concepts.contains { $0.detail["asks"] == "own" } }
    guard let tier = names.own(where: isSaid) else { return }
    question.tierMentions.append(Question.TierMention(tier: tier, token: 0, isPublisher: true))
  }

  /// Whether anything in the knowledge base is of a tier.
  func isSaid(_ tier: String) -> Bool { relations.mark("tier-" + tier, base) }

  /// A question about little else than a tier is about the tier itself.
  func addTierRows(to question: inout Question) {
    let rest = question.content.map(\.weight).reduce(0, +)
    guard rest < 0.6, question.quantities.isEmpty, question.asks.isDisjoint(with: ["list", "quantity"]) else {
      return
    }
    let weight = question.content.contains(where: \.namesThing) ? 0.3 : 0.6
    for mention in question.tierMentions where !mention.isPublisher {
      let number = relations.number("names-tier-" + mention.tier)
      question.slots.append(
        Question.Slot(
          kind: .content, text: mention.tier, concepts: [], weight: weight,
          tokens: mention.token..<mention.token + 1,
          numbers: [number], relations: relations))
    }
  }

  /// `not the HTML value` excludes a tier; `Apple's official` asks for it.
  func addTier(_ concept: Concept, _ mention: Mention, _ question: inout Question) {
    guard let named = concept.detail["tier"] else { return }
    // `our rule` is that of whoever asks: a knowledge base of one company knows no other.
    let tier = isSaid(named) ? named : names.own(insteadOf: named, where: isSaid)
    let denied = question.analysis.mentions.contains {
      $0.has(.negation) && $0.tokens.upperBound <= mention.tokens.lowerBound
        && mention.tokens.lowerBound - $0.tokens.upperBound <= 2
    }
    if denied {
      question.excludedTiers.append(tier)
    } else {
      question.tierMentions.append(
        Question.TierMention(
          tier: tier, token: mention.tokens.lowerBound, isPublisher: concept.kind == .publisher))
    }
  }

  /// `in the mock-up` asks for what is of that tier, where anything is.
  func addMedium(_ mention: Mention, _ question: inout Question) -> Bool {
    if let thing = mention.first(.subject), let tier = thing.detail["tier"], isSaid(tier) {
      // `css` is in what it is written in, and a thing all the same.
      question.tierMentions.append(
        Question.TierMention(tier: tier, token: mention.tokens.lowerBound, isPublisher: true))
      return false
    }
    // `Material Web` is a name.
    let first = mention.tokens.lowerBound
    if first > 0, question.analysis.tokens[first - 1].isCapitalized,
      question.analysis.tokens[first].isCapitalized
    {
      return false
    }
    guard let medium = mention.first(.condition), let tier = medium.detail["tier"], isSaid(tier),
      !([medium.id] + medium.broader).contains(where: names.isCovered)
    else { return false }
    question.tierMentions.append(
      Question.TierMention(tier: tier, token: mention.tokens.lowerBound, isPublisher: true))
    return true
  }
}
