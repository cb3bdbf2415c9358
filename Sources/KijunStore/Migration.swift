internal import CEmbedded

/// A step in the history of the schema: a file of `migrations/`, embedded in the binary.
public struct Migration: Sendable, Equatable {
  public let number: Int
  public let name: String
  public let sql: String

  /// All of them, in the order of their numbers.
  public static let all: [Migration] = embedded()

  static var latest: Int { all.last?.number ?? 0 }

  private static func embedded() -> [Migration] {
    var count: UInt = 0
    guard let files = unsafe kijun_migrations(&count) else { return [] }
    return unsafe UnsafeBufferPointer(start: files, count: Int(count)).compactMap { file in
      guard let name = unsafe file.name, let bytes = unsafe file.bytes else { return nil }
      let fileName = unsafe String(cString: name)
      guard let number = Int(fileName.prefix { $0 != "_" }) else { return nil }
      let sql = unsafe String(
        decoding: UnsafeBufferPointer(start: bytes, count: Int(file.size)), as: UTF8.self)
      return Migration(number: number, name: fileName, sql: sql)
    }
  }
}
