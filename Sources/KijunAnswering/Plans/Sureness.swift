import KijunGuidelines
import KijunStore
import KijunVocabulary

/// How sure it is that a match answers: what it says of the question, and how far it stands before the next one.
///
/// The weights were fitted to several hundred questions with known answers on documents of many publishers, and hold
/// for questions and documents that had no part in it; a rule for each case held only for those that it was made for.
struct Sureness {
  private let question: Question
  private let needsNumber: Bool
  /// The best score of all, whether or not it is of the kind that is asked for.
  private let highest: Double
  /// The best score of what the question rules out.
  private let outside: Double
  private let first: Ranked?
  private let second: Ranked?
  /// The words of a question that names something unknown; nil for any other.
  private let askedWords: Set<String>?

  /// `pool` has one unit a passage, best first.
  init(_ pool: [Ranked], _ ranking: Ranking, _ question: Question) {
    needsNumber = Judgement.asksForNumber(question)
    self.question = question
    askedWords = question.namesStranger ? Set(question.analysis.tokens.map(\.text)) : nil
    highest = ranking.fitting.first?.fit.score ?? 0
    outside = ranking.excluded.first?.ranked.fit.score ?? 0
    let numbers = needsNumber ? pool.filter { $0.unit.value?.numbers.isEmpty == false } : []
    let rivals = numbers.isEmpty ? pool : numbers
    first = rivals.first
    second = rivals.dropFirst().first { !Self.saysTheSame($0.unit, rivals[0].unit) }
  }

  /// What says the same elsewhere is no rival, but bears it out.
  private static func saysTheSame(_ a: Unit, _ b: Unit) -> Bool {
    guard let value = a.value, let other = b.value else {
      return a.claim == nil && b.claim == nil && a.passage.text == b.passage.text
    }
    return value.kind == other.kind && value.numbers == other.numbers && value.unit == other.unit
      && (!value.numbers.isEmpty || value.text == other.text)
  }

  /// A number is held to more than a sentence: a wrong number misleads.
  func isEnough(_ ranked: Ranked) -> Bool {
    // A sentence that forbids most of what is asked for decides.
    if question.asksPermission, ranked.fit.denies, ranked.fit.coverage >= 0.55 { return true }
    if isOfStranger(ranked) { return false }
    let evidence = evidence(ranked)
    // That nothing is fixed is said with little more than the name of the thing.
    let leaves = ranked.unit.value?.kind.isValue == false
    let isAsked = !question.asks.contains("whether") || !question.properties.isEmpty
    guard evidence >= (leaves && isAsked ? -3.7 : 0) else { return false }
    guard needsNumber || Judgement.asksForColorValue(question) else {
      return !isOnlyColored(ranked) && (ranked.unit.isFact || ranked.fit.key >= 0.4 || ranked.fit.denies)
    }
    return evidence >= 1.4 && !isOfOther(ranked) || Judgement.accepts(ranked, question)
  }

  /// Whether it names another thing, or what the question rules out stands nearer.
  private func isOfOther(_ ranked: Ranked) -> Bool {
    ranked.fit.key < 0.2 || ranked.fit.namesOther && ranked.fit.key < 0.8
      || ranked.fit.key < 0.45 && ranked.fit.subject < 0.45 && ranked.unit.passage.kind == .tableRow
      || ranked.fit.key < 0.55 && ranked.fit.score < outside
  }

  /// `wharf row height`: nobody knows the wharf, so the height of the ferry row is not what is asked for.
  private func isOfStranger(_ ranked: Ranked) -> Bool {
    guard let askedWords, let claim = ranked.unit.claim else { return false }
    if !question.namesThing, ranked.fit.namesOther { return true }
    return Tokenizer.tokens(of: claim.subject).contains { token in
      token.isWord && token.text.utf8.count >= 3 && token.text.utf8.allSatisfy { $0 < 0x80 }
        && !askedWords.contains(token.text)
    }
  }

  /// Whether something may be painted so, its colour doesn't say.
  private func isOnlyColored(_ ranked: Ranked) -> Bool {
    guard question.asksPermission, ranked.unit.passage.kind == .tableRow else { return false }
    return ranked.unit.value.map { $0.kind == .color } ?? ranked.unit.passage.text.contains("#")
  }

  /// Above 0 it is more likely right than not.
  private func evidence(_ ranked: Ranked) -> Double {
    let fit = ranked.fit
    let rival = ranked.unit.passage.id == first?.unit.passage.id ? second : first
    let margin = fit.score - (rival?.fit.score ?? 0)
    var sum = 5 * fit.score + 7 * min(0.2, max(-0.3, margin)) + 4 * (fit.score - highest) - 5
    if fit.key >= 0.8 { sum += 0.9 }
    if fit.weakest >= 0.45 { sum += 0.8 }
    if ranked.unit.isFact { sum += 0.5 }
    if needsNumber { sum += 0.5 }
    // A sentence shows by itself whether it speaks of the question.
    if !ranked.unit.isFact, !needsNumber { sum += 0.4 }
    // Who compares wants to see both sides, which stand near each other.
    if question.comparesThings || question.isSide { sum += 2 }
    return sum
  }
}
