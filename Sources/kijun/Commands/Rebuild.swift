import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunSyncing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `kijun rebuild`: the knowledge base anew, from manifests, documents and stamps.
enum Rebuild {
  static let command = Command(
    name: "rebuild", summary: "make the knowledge base anew from manifests, documents and stamps",
    options: [
      Option(
        name: "manifest", value: "FILE", help: "from this manifest; by default from all that were ever read")
    ],
    examples: ["kijun rebuild", "kijun rebuild --manifest guidelines/sources.json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let path = try invocation["db"] ?? DefaultPath.path()
    let lock = try RunLock(of: path)
    return try withExtendedLifetime(lock) { try rebuild(path, invocation) }
  }

  private static func rebuild(_ path: String, _ invocation: Invocation) throws -> ExitCode {
    let watch = Stopwatch()
    let old = try readable(path, hasManifest: invocation.has("manifest"))
    let rebuilder = try Rebuilder(old: old, manifest: invocation["manifest"])
    guard try rebuilder.isPossible else {
      throw InputError("rebuild", "nothing is known to make it of", "name a manifest with --manifest")
    }
    let new = path + ".new"
    _ = unsafe unlink(new)
    let report: IngestReport
    do {
      let base = try KnowledgeBase(path: new, access: .readWriteCreate)
      report = try rebuilder.rebuild(into: base, vocabulary: VocabularySource())
      if let failure = report.failures.first {
        throw InputError("rebuild", "\(failure)", "the knowledge base is as it was")
      }
    } catch {
      for end in ["", "-journal"] { _ = unsafe unlink(new + end) }
      throw error
    }
    // The old one stays beside it under another name; whoever opens it at any moment has one or the other.
    let kept = path + ".old"
    _ = unsafe unlink(kept)
    if DefaultPath.exists(path) { _ = unsafe link(path, kept) }
    guard unsafe rename(new, path) == 0 else {
      throw InputError(path, "can't be replaced (error \(errno))", "check the permissions of its folder")
    }
    try IngestReportOutput(report, seconds: watch.seconds, invocation).write()
    return .success
  }

  /// The one before. One that is damaged is no reason not to make another, if it is said of what.
  private static func readable(_ path: String, hasManifest: Bool) throws -> KnowledgeBase? {
    do {
      return try KnowledgeBase(path: path, access: .readOnly)
    } catch {
      switch error {
      case .anotherApplication: throw error
      case .older: return try KnowledgeBase(path: path, access: .readWriteCreate)
      default:
        guard hasManifest else { throw error }
        return nil
      }
    }
  }
}
