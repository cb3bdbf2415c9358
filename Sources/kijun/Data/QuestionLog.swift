import KijunGuidelines
import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions that found no answer, kept where the user asks for it: a line of JSON each, in their data folder, readable
/// by them alone.
struct QuestionLog {
  /// When the file is larger, the older half of it goes.
  static let limit = 256 << 10

  let path: String

  init() throws {
    path = Paths.join(Paths.folder(of: try DefaultPath.path()), "unanswered.jsonl")
  }

  func add(_ question: String) throws {
    DefaultPath.makeFolder(of: path)
    let line = JSON.object([("on", .string("\(Today.date)")), ("question", .string(question))]).text + "\n"
    try append(Array(line.utf8), to: path)
    guard let size = FileStatus(path)?.size, size > Self.limit else { return }
    let lines = try FileReading(path).bytes.split(separator: UInt8(ascii: "\n"))
    let rest = lines.suffix(max(1, lines.count / 2)).flatMap { $0 + [UInt8(ascii: "\n")] }
    let new = path + ".new"
    _ = unsafe unlink(new)
    try append(rest, to: new)
    guard unsafe rename(new, path) == 0 else { throw Self.failure(path) }
  }

  /// All questions in it, the oldest first; lines that are none are passed over.
  func questions() throws -> [String] {
    guard FileStatus(path) != nil else { return [] }
    return try FileReading(path).bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSONTreeReader.read(Array(line)))?["question"]?.string
    }
  }

  private func append(_ bytes: [UInt8], to path: String) throws {
    let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.failure(path) }
    defer { close(file) }
    // One write, so that two programs don't mix their lines.
    let written = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard written == bytes.count else { throw Self.failure(path) }
  }

  private static func failure(_ path: String) -> InputError {
    InputError(
      path, "the question could not be noted (error \(errno))", "check the folder, or leave --log out")
  }
}
