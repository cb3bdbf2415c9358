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
  /// with Kijun.
  static func open(for invocation: Invocation) throws -> KnowledgeBase {
    if let path = invocation["db"] {
      try checkNoFolder(path)
      return try KnowledgeBase(path: path, access: .readOnly)
    }
    let path = try DefaultPath.path()
    do {
      return try KnowledgeBase(path: path, access: .readOnly)
    } catch StoreError.notFound, StoreError.empty {
      try build(at: path, invocation)
    } catch StoreError.older {
      _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    }
    return try KnowledgeBase(path: path, access: .readOnly)
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
