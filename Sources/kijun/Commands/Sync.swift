import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunSyncing

/// `kijun sync`: reads what has changed in the sources, on disk and on the web.
enum Sync {
  static let command = Command(
    name: "sync", summary: "read what has changed in the sources, on disk and on the web",
    options: [
      Option(
        name: "manifest", value: "FILE",
        help: "the sources of this manifest alone; by default all that were ever read"),
      Option(
        name: "accept", value: "ID[,ID…]",
        help: "sources or documents whose new state is right, though much of the old one is gone"),
      Option(name: "watch", help: "read files again as they are saved, until the program is ended"),
      Option(name: "offline", help: "files alone, and no addresses"),
      Option(
        name: "timeout", value: "SECONDS", help: "how long one try at an address may take; by default 30"),
    ],
    examples: ["kijun sync", "kijun sync --accept fp-ios", "kijun sync --watch"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let options = try options(invocation)
    let path = try invocation["db"] ?? DefaultPath.path()
    if options.manifest == nil {
      // Built or checked as for a question, so that a file that isn't there is not made. One of an older Kijun is brought up
      // to date by the run: a schedule goes on when the program is renewed.
      do { _ = try KnowledgeBase.open(for: invocation) } catch StoreError.older, StoreError.unread {}
    } else if !invocation.has("db") {
      DefaultPath.makeFolder(of: path)
    }
    let lock = try RunLock(of: path)
    return try withExtendedLifetime(lock) {
      if invocation.has("watch") { return try Watching.run(invocation, options, path) }
      let report = try once(invocation, options, path)
      return report.isFailed ? .usage : report.isChanged ? .found : .success
    }
  }

  /// - Parameter tellsAll: whether a run in which nothing happened is told too.
  static func once(
    _ invocation: Invocation, _ options: SyncOptions, _ path: String, tellsAll: Bool = true
  ) throws -> SyncReport {
    let report = try KnowledgeBase.write(at: path) { base in
      try Syncer(base, vocabulary: VocabularySource(), options: options).sync()
    }
    guard tellsAll || report.isChanged || report.isFailed else { return report }
    let base = try KnowledgeBase(path: path, access: .readOnly)
    try base.snapshot { try SyncOutput(report, Listing(base, invocation)).write() }
    return report
  }

  static func options(_ invocation: Invocation) throws -> SyncOptions {
    var options = SyncOptions()
    options.manifest = invocation["manifest"]
    if let accepted = invocation["accept"] {
      options.accepted = Set(accepted.split(separator: ",").map(String.init))
      guard !options.accepted.isEmpty else {
        throw InputError("--accept", "names nothing", "write the id of a source or the name of a document")
      }
    }
    options.readsAddresses = !invocation.has("offline")
    options.limits.seconds = try invocation.count("timeout") ?? options.limits.seconds
    options.agent = "kijun/\(Version.current)"
    return options
  }
}
