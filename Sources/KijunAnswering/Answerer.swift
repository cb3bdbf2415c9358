public import KijunGuidelines
public import KijunStore

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

  public init(_ base: KnowledgeBase) throws {
    self.base = base
  }

  public func answer(_ question: String, options: Options = Options()) throws -> Reply {
    Reply(question: question, language: "en", status: .unknown, reason: .notCovered)
  }
}
