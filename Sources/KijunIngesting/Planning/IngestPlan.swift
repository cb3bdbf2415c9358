import KijunGuidelines

/// What an ingest is to read: sources with their files, all found and checked before anything is written.
public struct IngestPlan {
  struct Entry {
    var source: Source
    var position: Int
    var origin: Origin
    var files: [File]
    /// Files that are not looked at one by one unless something is with them.
    var folder: FolderFiles?
    /// Its documents stay as they are, since nobody knows what it holds now.
    var isHeld = false

    var count: Int { files.count + (folder?.files.count ?? 0) }
  }

  /// A folder that the user named, in which each file is a source of its own.
  struct NamedFolder {
    var files: FolderFiles
    /// nil where none was given, so that one given earlier stays.
    var tier: String?
  }

  /// Who named the files of an entry.
  enum Origin: Equatable {
    /// The absolute path of a manifest.
    case manifest(String)
    /// The user. The tier is nil where none was given, so that one given earlier stays.
    case path(tier: String?)

    var manifest: String? { if case .manifest(let path) = self { path } else { nil } }
  }

  struct File {
    /// Of the document, as the user sees it.
    var name: String
    var location: Location
    /// nil for a file that travels inside the program.
    var status: FileStatus?
    /// nil where the text has to tell.
    var format: Format?
    var strictness: Strictness
  }

  enum Location {
    case disk(path: String)
    case memory([UInt8])
  }

  /// What it means that a file can't be used.
  enum Strictness {
    /// Nothing is ingested: the user named this file.
    case stop
    /// The rest is ingested, and the user is told of an error.
    case fail
    /// The same; but one that has nothing in it was only found in a folder, and is passed over.
    case skip
  }

  var entries: [Entry] = []
  var skipped: [IngestReport.Skipped] = []
  /// Sources that can't be read, with the reason.
  var failures: [(source: String, error: InputError)] = []
  /// Absolute paths of manifests, whose earlier sources end when they are no longer named.
  var manifests: [String] = []
  /// What these manifests add to the vocabulary, in the order in which they name it.
  var additions: [VocabularyAddition] = []
  /// Exceptions that they declare, each with its place.
  var overrides: [(manifest: String, override: Override, place: String)] = []
  /// Their earlier documents end when they are no longer there.
  var folders: [NamedFolder] = []
  /// Whether the files that were read without a manifest are looked at again, wherever they are.
  var rereadsKnown = false

  /// Absolute paths in these folders that are left out from now on, whatever was read there before.
  var ignored: Set<String> = []

  /// Absolute paths of folders in which a new file would be read, or one of those that are read be replaced.
  public private(set) var watched: Set<String> = []

  mutating func watch(_ folders: [String]) { watched.formUnion(folders) }

  /// Where sources stand that no manifest orders: after those of manifests.
  static let positionOfPaths = 1_000_000

  public static func + (a: IngestPlan, b: IngestPlan) -> IngestPlan {
    var plan = a
    plan.entries += b.entries
    plan.skipped += b.skipped
    plan.failures += b.failures
    plan.manifests += b.manifests
    plan.additions += b.additions
    plan.overrides += b.overrides
    plan.folders += b.folders
    plan.rereadsKnown = plan.rereadsKnown || b.rereadsKnown
    plan.watched.formUnion(b.watched)
    plan.ignored.formUnion(b.ignored)
    return plan
  }

  public init() {}
}
