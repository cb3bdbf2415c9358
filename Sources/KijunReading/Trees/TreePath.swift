/// The way to a value of a tree as a JSON pointer (RFC 6901): `/rows/0/cells~1all`.
struct TreePath {
  /// Longer ones go no further than a part of the way. They are made for each passage, so their length is a factor
  /// of its cost.
  private static let limit = 1024

  private(set) var pointer = ""
  private var isCut = false

  func child(_ key: String) -> TreePath {
    guard !isCut, pointer.utf8.count + key.utf8.count < Self.limit else {
      var cut = self
      cut.isCut = true
      return cut
    }
    var child = self
    child.pointer += "/"
    if key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) {
      for scalar in key.unicodeScalars {
        switch scalar {
        case "~": child.pointer += "~0"
        case "/": child.pointer += "~1"
        default: child.pointer.unicodeScalars.append(scalar)
        }
      }
    } else {
      child.pointer += key
    }
    return child
  }

  func child(_ index: Int) -> TreePath { child(String(index)) }
}
