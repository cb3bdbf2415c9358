public import KijunStore

/// What a run found and did, source by source.
public struct SyncReport: Sendable {
  public enum Outcome: String, Sendable {
    case unchanged, added, changed, removed
    /// It is there, and so unlike what it was that somebody has to look at it first.
    case refused
    /// It could not be read.
    case failed
    /// It is an address, and a run that reads files alone has nothing to compare.
    case neverFetched = "never_fetched"
  }

  public struct Row: Sendable {
    /// The id of the source, or the path of a manifest.
    public var source: String
    public var outcome: Outcome
    /// What of it changed, was refused or could not be read.
    public var reason: String?
    public var counts = WriteCounts()
  }

  /// In the order of the manifests. Of many files without one, those are not among them with which nothing is.
  public internal(set) var rows: [Row] = []
  /// Of all that were looked at.
  public internal(set) var documents = 0
  /// How many files have no row.
  public internal(set) var passedOver = 0
  /// The last revision that was there before, from which on the changes of this run are told.
  public internal(set) var before: Int64 = 0

  /// Absolute paths of all folders in which a new document would be read.
  public internal(set) var folders: Set<String> = []

  public var isFailed: Bool { rows.contains { $0.outcome == .failed || $0.outcome == .refused } }
  public var isChanged: Bool { rows.contains { [.added, .changed, .removed].contains($0.outcome) } }
}
