import Foundation

/// The built program, in a folder and a home of its own that stay for all that it is asked to run.
final class Program {
  private let folder: URL

  struct Run {
    var code: Int32
    var output: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kijun-documentation-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs what one would type after `kijun`, through a shell for its quotes.
  func run(_ arguments: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(Self.binary.path)' \(arguments)"]
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(code: process.terminationStatus, output: output)
  }

  /// The one that is named by the environment, or else stands beside the bundle of tests.
  private static let binary: URL = {
    let files = FileManager.default
    if let path = ProcessInfo.processInfo.environment["KIJUN_BINARY"], files.isExecutableFile(atPath: path) {
      return URL(fileURLWithPath: path)
    }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("kijun")
      let kind = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
      if kind?.isRegularFile == true { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return bundle
  }()
}
