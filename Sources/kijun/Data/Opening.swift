import KijunIngesting
import KijunSQLite
import KijunStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension KnowledgeBase {
  /// For questions. Where the user names no file and has none yet, it is built from the guidelines that ship
  /// with Kijun; one of an older Kijun is read again.
  static func open(for invocation: Invocation) throws -> KnowledgeBase {
    if let path = invocation["db"] {
      try checkNoFolder(path)
      let base = try KnowledgeBase(path: path, access: .readOnly)
      if try base.isUnread() { throw StoreError.unread(path: path) }
      return base
    }
    let path = try DefaultPath.path()
    do {
      let base = try KnowledgeBase(path: path, access: .readOnly)
      if try !base.isUnread() { return base }
      try readAgain(at: path)
    } catch StoreError.notFound, StoreError.empty {
      try build(at: path, invocation)
    } catch StoreError.older {
      try readAgain(at: path)
    }
    return try KnowledgeBase(path: path, access: .readOnly)
  }

  /// Reads the documents of a knowledge base that an older Kijun made; of what is gone, its stored passages.
  private static func readAgain(at path: String) throws {
    try write(at: path) { base in
      guard try base.isUnread() else { return }
      let vocabulary = try VocabularySource().adding(base.vocabularyAdditions())
      let isShipped = try base.sources().contains { $0.manifest == IngestPlan.shippedManifest }
      let plan = isShipped ? try IngestPlan.shipped(tiers: vocabulary.tiers) : IngestPlan()
      _ = try Ingester(base, vocabulary: vocabulary).ingest(plan)
    }
  }

  /// For `ingest`. Gives the open file to `body`; a file that was made for it goes again when it fails.
  static func write<T>(at path: String, _ body: (KnowledgeBase) throws -> T) throws -> T {
    try checkNoFolder(path)
    let isNew = !DefaultPath.exists(path)
    do {
      return try body(try KnowledgeBase(path: path, access: .readWriteCreate))
    } catch {
      if isNew { _ = unsafe unlink(path) }
      throw error
    }
  }

  private static func build(at path: String, _ invocation: Invocation) throws {
    DefaultPath.makeFolder(of: path)
    let vocabulary = VocabularySource()
    try write(at: path) { base in
      _ = try Ingester(base, vocabulary: vocabulary).ingest(.shipped(tiers: vocabulary.tiers))
    }
    if !invocation.has("quiet") {
      StandardStreams.report(Language(invocation)(.built(path)))
    }
  }

  /// SQLite would say no more than that it can't read one.
  private static func checkNoFolder(_ path: String) throws {
    guard FileStatus(path)?.kind == .folder else { return }
    throw InputError(path, "is a folder", "name a file with --db")
  }
}
