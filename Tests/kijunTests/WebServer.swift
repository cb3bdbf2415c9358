import Foundation
import Testing

/// A web server on this computer, with a page that can be changed. It ends with the test.
final class WebServer {
  let folder: TemporaryFolder
  let port: Int
  private let process = Process()
  private let input = Pipe()

  static let page = """
    <!doctype html><html lang="en"><head><title>Harbor on the web</title></head><body><h1>Harbor</h1>
    <h2>Rows</h2><table><tr><th>Part</th><th>Minimum height</th></tr>
    <tr><td>Ferry row</td><td>56 pt</td></tr><tr><td>Dock row</td><td>64 pt</td></tr>
    <tr><td>Pier row</td><td>72 pt</td></tr><tr><td>Quay row</td><td>80 pt</td></tr></table>
    <p>The padding of a card is 16 pt. Héron 行.</p></body></html>

    """

  /// Python runs it; without one, tests that need it are skipped.
  static let python: String? = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/python3"
    }
    return (paths + ["/usr/bin/python3"]).first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  init(isSecure: Bool = false) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.page, to: "page.html")
    var arguments = [
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/server.py", folder.path,
    ]
    if isSecure { arguments.append(try Self.certificate(in: folder)) }
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let part = output.fileHandleForReading.availableData
      try #require(!part.isEmpty, "the server didn't start")
      line += String(decoding: part, as: UTF8.self)
    }
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  func write(_ page: String) throws { try folder.write(page, to: "page.html") }

  /// What was asked, in order.
  func requests() throws -> [[String: Any]] {
    let text = String(decoding: folder.bytes("requests.log") ?? Data(), as: UTF8.self)
    return try text.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// One that nobody trusts.
  private static func certificate(in folder: TemporaryFolder) throws -> String {
    let path = folder.file("server.pem")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = [
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", path, "-out", path + ".crt", "-days", "2",
      "-subj", "/CN=127.0.0.1",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let both =
      try String(contentsOfFile: path, encoding: .utf8)
      + String(contentsOfFile: path + ".crt", encoding: .utf8)
    return try folder.write(both, to: "both.pem")
  }
}
