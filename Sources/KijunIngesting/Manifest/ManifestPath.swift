/// A path in a manifest stays inside the manifest's folder: whoever writes one must not be able to have any file of
/// the reader's ingested.
enum ManifestPath {
  static let advice = "write a path relative to the manifest and inside its folder"

  /// What is wrong with a path as it is written; nil where nothing is.
  static func problem(_ path: String) -> String? {
    if path.hasPrefix("/") { return "the absolute path \"\(path)\"" }
    if path.unicodeScalars.contains("\0") { return "a NUL in its path" }
    let normal = Paths.normal(path)
    guard normal != "..", !normal.hasPrefix("../") else {
      return "the path \"\(path)\", which leaves the manifest's folder"
    }
    return nil
  }

  /// Whether a link leads out of the folder.
  static func leaves(_ absolute: String, folder: String) -> Bool {
    Paths.real(absolute).map { !Paths.isInside($0, folder) } ?? false
  }
}
