import KijunGuidelines
import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions that found no answer, and the ids of claims that were answers, kept where the user asks for it: a line of
/// JSON each, in their data folder, readable by them alone.
struct QuestionLog {
  /// When the file is larger, the older half of it goes.
  static let limit = 256 << 10

  let path: String

  private init(_ name: String) throws {
    path = Paths.join(Paths.folder(of: try DefaultPath.path()), name)
  }

  init() throws { try self.init("unanswered.jsonl") }

  func add(_ question: String) throws { try add(("question", .string(question))) }

  /// Notes which claims were an answer, and not to what.
  static func add(answers: [String]) throws {
    let claims = answers.filter { $0.hasPrefix("c_") }
    guard !claims.isEmpty else { return }
    try QuestionLog("answered.jsonl").add(("claims", .strings(claims)))
  }

  /// How often each claim was an answer.
  static func uses() throws -> [String: Int] {
    var uses: [String: Int] = [:]
    for entry in try QuestionLog("answered.jsonl").entries() {
      for claim in entry["claims"]?.items?.compactMap(\.string) ?? [] { uses[claim, default: 0] += 1 }
    }
    return uses
  }

  private func add(_ field: (String, JSON)) throws {
    DefaultPath.makeFolder(of: path)
    let line = JSON.object([("on", .string("\(Today.date)")), field]).text + "\n"
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
  func questions() throws -> [String] { try entries().compactMap { $0["question"]?.string } }

  private func entries() throws -> [JSONTree] {
    guard FileStatus(path) != nil else { return [] }
    return try FileReading(path).bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? JSONTreeReader.read(Array(line))
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
