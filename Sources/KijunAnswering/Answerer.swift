public import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// Answers questions from a knowledge base.
public final class Answerer {
  public struct Options: Sendable {
    public var tier: String?
    public var platform: String?
    public var limit = 5
    public var today: CalendarDate?
    /// After how many days without a check an answer says `stale`.
    public var staleAfterDays = 365
    public var explain = false

    public init() {}
  }

  private let base: KnowledgeBase
  private let lexicon: StoredLexicon
  private let relations: Relations
  private let weights: TermWeights
  private let sources: SourceTable
  private let tiers: TierTable
  private let units: UnitTable
  private let platforms: Set<Int>
  private let names: NameTable

  public init(_ base: KnowledgeBase) throws {
    self.base = base
    lexicon = StoredLexicon(base)
    let rarity = Rarity(passages: try base.passageCount())
    relations = try Relations(base, rarity)
    weights = TermWeights(base, relations, rarity)
    sources = SourceTable(base)
    units = UnitTable(base, relations, sources)
    platforms = relations.platforms
    let tiers = try base.tiers()
    self.tiers = TierTable(tiers)
    names = NameTable(base, tiers)
  }

  public func answer(_ text: String, options: Options = Options()) throws -> Reply {
    try planned(options) { tools, reader in
      var question = reader.read(text)
      if let platform = options.platform { question.add(platform: platform, reader) }
      var reply = try Exceptions(base: base, tiers: tiers).applied(to: try plan(question, tools))
      if options.explain { reply.explanation = Explanation.lines(question) + reply.explanation }
      return reply
    }
  }

  /// Gives what every plan needs to `body`, which sees one unchanging state of the knowledge base.
  func planned<T>(_ options: Options, _ body: (Tools, QuestionReader) throws -> T) throws -> T {
    let tools = Tools(
      base: base, lexicon: lexicon, relations: relations, weights: weights, tiers: tiers, sources: sources,
      units: units, platforms: platforms, options: options)
    let reader = QuestionReader(
      base: base, lexicon: lexicon, weights: weights, relations: relations, names: names)
    return try base.snapshot { try body(tools, reader) }
  }

  private func plan(_ question: Question, _ tools: Tools) throws -> Reply {
    if question.asks.contains("date") {
      return try DatePlan(tools: tools).reply(question)
    }
    if let alternatives = Alternatives.split(question) {
      let replies = try alternatives.map { try single($0, tools) }
      if let reply = Comparison.merged(replies, question) { return Difference.told(reply, question) }
    }
    return try single(question.ofToday, tools)
  }

  private func single(_ question: Question, _ tools: Tools) throws -> Reply {
    if question.asks.contains("list"), let reply = try ListPlan(tools: tools).reply(question) { return reply }
    if question.checked != nil {
      if let reply = try CheckPlan(tools: tools).reply(question) { return reply }
      return CheckPlan.withoutOtherValues(try lookedUp(question, tools), question)
    }
    return try lookedUp(question, tools)
  }

  private func lookedUp(_ question: Question, _ tools: Tools) throws -> Reply {
    if let reply = try AuthorPlan(tools: tools).reply(question) { return reply }
    if !question.quantities.isEmpty {
      let qualified = QualifiedPlan(tools: tools)
      if qualified.comesFirst(question), let reply = try qualified.reply(question) { return reply }
      if let reply = try ReversePlan(tools: tools).reply(question) {
        guard question.comparesThings, !question.asks.contains("tier") else { return reply }
        // What else speaks of the same belongs to a comparison too.
        return Comparison.merged([reply, try ValuePlan(tools: tools).reply(question)], question) ?? reply
      }
      if question.content.count >= 3 {
        var question = question
        question.makeWords { _ in true }
        return try ValuePlan(tools: tools).reply(question)
      }
      guard question.asks.contains("whether") || question.asks.contains("compare") else {
        if let reply = try qualified.reply(question) { return reply }
        // The value that was named isn't in the knowledge base; another one would be a guess.
        return try ValuePlan(tools: tools).reply(question).withdrawn
      }
    }
    if let reply = try ExtremePlan(tools: tools).reply(question) { return reply }
    return try NamePlan(tools: tools).reply(question) { try ValuePlan(tools: tools).reply(question) }
  }
}

extension Question {
  /// A platform given as an option binds like one in the question.
  mutating func add(platform: String, _ reader: QuestionReader) {
    slots += reader.read(platform).conditions
  }
}
