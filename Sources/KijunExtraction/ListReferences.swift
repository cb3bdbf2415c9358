import KijunGuidelines
import KijunVocabulary

/// Items of lists by the name of their list and their own: `Gap: same as large card` takes what the item `Gap`
/// of the list `Large card` says.
struct ListReferences {
  /// Whether anything points at another one.
  let isNeeded: Bool
  private var claims: [Place: [Claim]] = [:]

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  struct Place: Hashable {
    var list: String
    var key: String
  }

  /// The part of an item before its colon, and the text behind it.
  static func split(_ text: String) -> (key: String, value: String)? {
    guard text.utf8.count <= 160, let mark = firstMark(of: text) else { return nil }
    let key = NamedDitto.plain(String(text[..<mark]))
    let value = text[text.index(after: mark)...].trimmingSpaces
    return key.isEmpty || value.isEmpty ? nil : (key, value)
  }

  /// The first `:`, `：` or `=`, told by its bytes: every item of a list is looked at.
  private static func firstMark(of text: String) -> String.Index? {
    let bytes = text.utf8
    return bytes.indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "="): true
      case 0xEF: bytes[index...].starts(with: "：".utf8)
      default: false
      }
    }
  }

  mutating func add(_ made: ArraySlice<Claim>, list: String, key: String) {
    guard !made.isEmpty, !list.isEmpty else { return }
    claims[Place(list: NamedDitto.plain(list), key: key)] = Array(made)
  }

  /// The claims that an item of another list made.
  func claims(list: String, key: String) -> [Claim]? { claims[Place(list: list, key: key)] }
}
