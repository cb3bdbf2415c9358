public import KijunSQLite

/// What can go wrong with a knowledge base. `description` is what the user reads: what, where, what to do.
public enum StoreError: Error, Sendable, Equatable {
  case notFound(path: String)
  /// The file has no bytes or no tables: nothing was ever ingested into it.
  case empty(path: String)
  case notADatabase(path: String)
  case anotherApplication(path: String)
  case newer(path: String, version: Int, supported: Int)
  /// Opened for reading, which can't bring it up to date.
  case older(path: String, version: Int, needed: Int)
  /// Brought to this version, and its documents not read since, so that nothing in it is found.
  case unread(path: String)
  case cannotOpen(path: String)
  case notWritable(path: String)
  case diskFull(path: String)
  case busy(path: String)
  case damaged(path: String, detail: String)
  case unknownSource(key: String)
  case other(path: String, SQLiteError)

  init(_ error: SQLiteError, path: String) {
    self =
      switch error.code {
      case .notADatabase: .notADatabase(path: path)
      case .readOnly, .permission: .notWritable(path: path)
      case .cantOpen: .cannotOpen(path: path)
      case .full: .diskFull(path: path)
      case .busy, .locked: .busy(path: path)
      case .corrupt: .damaged(path: path, detail: error.message)
      default: .other(path: path, error)
      }
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let path):
      "There is no knowledge base at \(path): build one with 'kijun ingest'."
    case .empty(let path):
      "\(path) holds no knowledge base yet: build one with 'kijun ingest'."
    case .notADatabase(let path):
      "\(path) is not a database: name another file with --db."
    case .anotherApplication(let path):
      "\(path) is a database of another application: name another file with --db."
    case .newer(let path, let version, let supported):
      "\(path) was made by a newer Kijun (version \(version), this one reads up to \(supported)): "
        + "update Kijun."
    case .older(let path, let version, let needed):
      "\(path) was made by an older Kijun (version \(version), this one needs \(needed)): "
        + "run 'kijun ingest' to bring it up to date."
    case .unread(let path):
      "\(path) comes from an older Kijun, and its documents were not read since: run 'kijun ingest' with them again."
    case .cannotOpen(let path):
      "\(path) can't be opened: check the path and the permissions of its folder."
    case .notWritable(let path):
      "\(path) can't be written: check the permissions of the file and its folder."
    case .diskFull(let path):
      "There is no space left to write \(path): free some and run the command again; nothing was changed."
    case .busy(let path):
      "Another process is writing \(path): try again when it is done."
    case .damaged(let path, let detail):
      "\(path) is damaged (\(detail)): remove it and run 'kijun ingest' again."
    case .unknownSource(let key):
      "No source is called '\(key)': see 'kijun list documents'."
    case .other(let path, let error):
      "\(path) could not be used: \(error)."
    }
  }
}
