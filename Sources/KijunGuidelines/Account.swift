/// What became of every table cell and every quantity of a document: a claim, or a reason why not.
public struct Account: Sendable, Equatable {
  public enum Kind: String, Sendable { case cell, quantity }

  public enum Outcome: Sendable, Equatable {
    /// The ids of the claims, of which a cell can make several.
    case claimed([String])
    case rejected(Reject.Reason)
    /// Neither, which must not be.
    case lost
  }

  public struct Entry: Sendable, Equatable {
    public var kind: Kind
    /// Index into the passages of the document.
    public var passage: Int
    public var text: String
    public var range: Range<Int>
    public var outcome: Outcome

    public init(kind: Kind, passage: Int, text: String, range: Range<Int>, outcome: Outcome) {
      self.kind = kind
      self.passage = passage
      self.text = text
      self.range = range
      self.outcome = outcome
    }
  }

  /// How many there are of a kind, and of each outcome.
  public struct Sum: Sendable, Equatable {
    public var seen = 0
    public var claimed = 0
    public var lost = 0
    public var rejected: [Reject.Reason: Int] = [:]

    public init() {}

    public mutating func add(_ outcome: Outcome) {
      seen += 1
      switch outcome {
      case .claimed: claimed += 1
      case .rejected(let reason): rejected[reason, default: 0] += 1
      case .lost: lost += 1
      }
    }

    public static func += (sum: inout Sum, other: Sum) {
      sum.seen += other.seen
      sum.claimed += other.claimed
      sum.lost += other.lost
      sum.rejected.merge(other.rejected, uniquingKeysWith: +)
    }
  }

  /// In the order of the text.
  public var entries: [Entry] = []

  public init() {}

  public func sum(of kind: Kind) -> Sum {
    entries.reduce(into: Sum()) { sum, entry in if entry.kind == kind { sum.add(entry.outcome) } }
  }
}
