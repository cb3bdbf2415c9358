public import KijunSQLite

/// A knowledge base: the documents, passages and claims in one SQLite file.
///
/// Not for use from two threads at once; open it twice instead.
public final class KnowledgeBase {
  /// "KIJN": how a file is known as a knowledge base.
  public static let applicationID = 0x4B49_4A4E

  public let path: String
  public let connection: Connection

  let conceptNumbers: ConceptNumbers
  var ingest: Ingest?
  var annotations: [Int64: StoredAnnotation] = [:]
  var contexts: [Int64: [Int]] = [:]
  var sectionPaths: [Int64: [String]] = [:]
  var conceptsAtPositions: [Int: (id: String, kind: String)] = [:]
  /// The keys that claims of a document have kept, given its source and name.
  public var keptKeys: (String, String) -> [String: String] = { _, _ in [:] }
  /// The past that this knowledge base is looked at in; nil for now.
  public internal(set) var past: Past?
  var knowsEnded: Bool?
  var passageLengths: [Int64: [UInt8]] = [:]
  var lineShifts: [Int64: [(revision: Int64, shifts: [LineShift])]] = [:]

  /// Opens the file at `path`. For reading it must exist and be of this version, and not a byte is written;
  /// for writing it is created or brought up to date.
  public init(path: String, access: Connection.Access) throws(StoreError) {
    self.path = path
    do {
      connection = try Self.opened(path, access)
    } catch {
      throw error.code == .cantOpen && access == .readOnly && !Self.exists(path)
        ? .notFound(path: path) : StoreError(error, path: path)
    }
    conceptNumbers = ConceptNumbers(connection)
    try prepare()
  }

  /// A program that was killed while it wrote leaves the file half written, and beside it what the file held before.
  /// The next one that may write puts that back, also one that has only a question.
  private static func opened(_ path: String, _ access: Connection.Access) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, access: access)
    guard access == .readOnly else { return connection }
    do {
      _ = try connection.first("PRAGMA user_version") { $0.int(0) }
      return connection
    } catch {
      guard error.extendedCode == SQLiteError.halfWritten else { return connection }
      let writing = try Connection(path: path, access: .readWriteCreate)
      _ = try writing.first("PRAGMA user_version") { $0.int(0) }
    }
    return try Connection(path: path, access: access)
  }

  /// Runs what speaks to SQLite and makes its errors those of the store.
  func attempt<T>(_ body: () throws(SQLiteError) -> T) throws(StoreError) -> T {
    do {
      return try body()
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// The same for a body that may also throw errors of its own, which pass through.
  func attemptAny<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    }
  }

  /// Another number once another process has written the file.
  public func dataVersion() throws(StoreError) -> Int {
    try attempt { () throws(SQLiteError) in try connection.first("PRAGMA data_version") { $0.int(0) } ?? 0 }
  }

  /// Runs several reads on one unchanging state of the file, which is also faster than one by one.
  public func snapshot<T>(_ body: () throws -> T) throws -> T {
    try attemptAny { try connection.snapshot(body) }
  }

  /// The same, but nil when the state isn't the one of that number any more: what is kept in memory of that one must
  /// not be mixed with another. To ask for the number before would leave a moment in which another process can write.
  public func snapshot<T>(of version: Int, _ body: () throws -> T) throws -> T? {
    try snapshot { try dataVersion() == version ? try body() : nil }
  }
}
