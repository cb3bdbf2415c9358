import Foundation
import Testing

/// The built program, run as a user runs it, in a folder and a home of its own.
struct Kijun {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
  }

  struct Run {
    var code: Int32
    var output: String
    var errors: String

    /// Lines on the error stream.
    var errorLines: [Substring] { errors.split(separator: "\n") }
    var lines: [Substring] { output.split(separator: "\n") }

    func json() throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    func jsonList() throws -> [[String: Any]] {
      try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    }
  }

  static let rows = "# Rows\n\n| Part | FP |\n|---|---|\n| Row height | 68 pt |\n| Row inset | 16 pt |\n"

  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> Run { try run(arguments) }

  func run(
    _ arguments: [String], input: FileHandle = .nullDevice, program: String? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "HOME": folder.file("home"), "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8",
    ].merging(environment) { $1 }
    // Files take whatever the program writes, without a reader that has to keep up with two pipes.
    let output = folder.file("stdout-\(UUID().uuidString)")
    let errors = folder.file("stderr-\(UUID().uuidString)")
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardInput = input
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    defer { for path in [output, errors] { try? FileManager.default.removeItem(atPath: path) } }
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return Run(code: process.terminationStatus, output: text(output), errors: text(errors))
  }

  /// Beside the bundle of tests.
  static var program: URL {
    let named = ProcessInfo.processInfo.environment["KIJUN_BINARY"] ?? ""
    if FileManager.default.isExecutableFile(atPath: named) { return URL(fileURLWithPath: named) }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("kijun")
      let kind = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
      if kind?.isRegularFile == true { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return bundle
  }

  /// With a knowledge base of one document, `kijun.sqlite`.
  static func withRows() throws -> Kijun {
    let kijun = try Kijun()
    try kijun.folder.write(rows, to: "rows.md")
    let run = try kijun("ingest", "rows.md", "--tier", "fp_adopted", "--db", "kijun.sqlite")
    try #require(run.code == 0, "\(run.errors)")
    return kijun
  }

  /// The same for questions alone, made once: the path of its document is another than in this folder.
  static func asking() throws -> Kijun {
    let kijun = try Kijun()
    try kijun.folder.write(rows, to: "rows.md")
    try kijun.folder.write(Array(prepared.get()), to: "kijun.sqlite")
    return kijun
  }

  private static let prepared = Result {
    try #require(withRows().folder.bytes("kijun.sqlite"))
  }
}
