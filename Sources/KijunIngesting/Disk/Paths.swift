#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Paths as text: nothing here but `real`, `absolute` and `shown` looks at the disk.
public enum Paths {
  /// Without links and dots; nil where nothing is there.
  static func real(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// From the root, whether anything is there or not.
  public static func absolute(_ path: String) -> String {
    if let real = real(path) { return real }
    if path.hasPrefix("/") { return normal(path) }
    return normal((real(".") ?? "") + "/" + path)
  }

  /// Without `.`, `..` and doubled slashes where that needs no disk.
  public static func normal(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// As short as it is from the folder that the user is in.
  static func shown(_ absolute: String) -> String {
    let here = real(".") ?? ""
    return absolute != here && isInside(absolute, here) && here != "/"
      ? String(absolute.dropFirst(here.count + 1)) : absolute
  }

  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    // By its bytes: an ingest asks it of every file of a folder.
    let bytes = path.utf8
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map(bytes.index(after:)) ?? bytes.startIndex
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    return String(path[start..<end])
  }

  public static func join(_ folder: String, _ path: String) -> String {
    if path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
