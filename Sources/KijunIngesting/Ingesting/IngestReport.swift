public import KijunStore

/// What an ingest did.
public struct IngestReport: Sendable {
  public enum Outcome: String, Sendable {
    case added, changed, removed
    /// Read again, with nothing new in it.
    case kept
  }

  public struct Change: Sendable {
    public var document: String
    /// The key of its source.
    public var source: String
    public var outcome: Outcome
    public var counts: WriteCounts
  }

  /// A file that was found and not read.
  public struct Skipped: Sendable, Equatable {
    public var document: String
    public var reason: String
  }

  public struct Refused: Sendable {
    /// The key of its source.
    public var source: String
    public var document: String
    public var reason: String
  }

  public init() {}

  mutating func fail(_ error: InputError, source: String) {
    failedSources[failures.count] = source
    failures.append(error)
  }

  public internal(set) var changes: [Change] = []
  /// Documents that had not changed since they were read.
  public internal(set) var unchanged = 0
  /// The keys of the sources that were looked at one by one, in their order. Of many files those that are unchanged are
  /// not among them.
  public internal(set) var sources: [String] = []
  /// How many those were.
  public internal(set) var passedOver = 0
  /// Absolute paths of the folders of files that were looked at again without a folder or manifest that names them.
  public internal(set) var folders: Set<String> = []
  public internal(set) var skipped: [Skipped] = []
  /// Files that a manifest names and that can't be read.
  public internal(set) var failures: [InputError] = []
  /// The keys of the sources of those failures that are of one, by their index.
  public internal(set) var failedSources: [Int: String] = [:]
  /// Documents that a guarded ingest found too unlike what they were: it is not to be kept.
  public internal(set) var refused: [Refused] = []
  /// Whether the index was made anew for another vocabulary.
  public internal(set) var isReindexed = false

  public func count(_ outcome: Outcome) -> Int { changes.count { $0.outcome == outcome } }

  public var totals: WriteCounts { changes.reduce(into: WriteCounts()) { $0 += $1.counts } }
}
