import Foundation
import Testing

/// A program in Python that `scripts/python-tools` installs: somebody else's word on what Kijun writes.
struct PythonTool {
  let path: String

  /// nil where it isn't installed; tests that need it are skipped then.
  static func named(_ name: String) -> PythonTool? {
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
    let path = cache + "/kijun/python-tools/bin/" + name
    return FileManager.default.isExecutableFile(atPath: path) ? PythonTool(path: path) : nil
  }

  /// What it says, and its exit code.
  func run(_ arguments: [String], in folder: String) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

extension Trait where Self == ConditionTrait {
  static func needs(_ tool: String) -> Self {
    .enabled(if: PythonTool.named(tool) != nil, "\(tool) is not installed: run scripts/python-tools")
  }
}
