import Foundation

/// The checkout that these tests are part of.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Names of what is in a folder.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All files below the folders, as paths in the checkout.
  static func files(below folders: [String]) -> [String] {
    folders.flatMap { folder in
      let walk = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (walk?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }.filter { path in
        let kind = try? root.appendingPathComponent(path).resourceValues(forKeys: [.isRegularFileKey])
        return kind?.isRegularFile == true
      }
    }
  }
}
