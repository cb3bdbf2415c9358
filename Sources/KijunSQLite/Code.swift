extension SQLiteError {
  /// The primary result codes under SQLite's own names, by which its documentation is searched.
  public enum Code: Int32, Sendable, CaseIterable {
    case ok = 0
    case error = 1
    case `internal` = 2
    case permission = 3
    case abort = 4
    case busy = 5
    case locked = 6
    case noMemory = 7
    case readOnly = 8
    case interrupt = 9
    case inputOutput = 10
    case corrupt = 11
    case notFound = 12
    case full = 13
    case cantOpen = 14
    case `protocol` = 15
    case empty = 16
    case schema = 17
    case tooBig = 18
    case constraint = 19
    case mismatch = 20
    case misuse = 21
    case noLargeFiles = 22
    case authorization = 23
    case format = 24
    case range = 25
    case notADatabase = 26

    init(primary: Int32) { self = Code(rawValue: primary) ?? .error }

    public var name: String {
      switch self {
      case .ok: "SQLITE_OK"
      case .error: "SQLITE_ERROR"
      case .internal: "SQLITE_INTERNAL"
      case .permission: "SQLITE_PERM"
      case .abort: "SQLITE_ABORT"
      case .busy: "SQLITE_BUSY"
      case .locked: "SQLITE_LOCKED"
      case .noMemory: "SQLITE_NOMEM"
      case .readOnly: "SQLITE_READONLY"
      case .interrupt: "SQLITE_INTERRUPT"
      case .inputOutput: "SQLITE_IOERR"
      case .corrupt: "SQLITE_CORRUPT"
      case .notFound: "SQLITE_NOTFOUND"
      case .full: "SQLITE_FULL"
      case .cantOpen: "SQLITE_CANTOPEN"
      case .protocol: "SQLITE_PROTOCOL"
      case .empty: "SQLITE_EMPTY"
      case .schema: "SQLITE_SCHEMA"
      case .tooBig: "SQLITE_TOOBIG"
      case .constraint: "SQLITE_CONSTRAINT"
      case .mismatch: "SQLITE_MISMATCH"
      case .misuse: "SQLITE_MISUSE"
      case .noLargeFiles: "SQLITE_NOLFS"
      case .authorization: "SQLITE_AUTH"
      case .format: "SQLITE_FORMAT"
      case .range: "SQLITE_RANGE"
      case .notADatabase: "SQLITE_NOTADB"
      }
    }
  }
}
