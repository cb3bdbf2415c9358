internal import KijunGuidelines

/// The parts of an object that is a token.
struct TokenShape {
  var valueKey: String
  var value: JSONTree
  /// The whole `"$value": …`.
  var place: Range<Int>
  let lines: ClosedRange<Int>
  var type: String?
  var unit: String?
  var description: (member: JSONTree.Member, text: String)?
  var isDeprecated = false
  var extensions: JSONTree?

  /// nil for a group.
  init?(_ members: [JSONTree.Member]) {
    guard let member = members.first(where: { $0.key == "$value" }) ?? Self.older(members) else { return nil }
    valueKey = member.key
    value = member.value
    place = member.place
    lines = member.lines
    for member in members {
      switch member.key {
      case "$type", "type": type = type ?? member.value.string
      case "unit": unit = member.value.string
      case "$description", "description", "comment":
        if description == nil, let text = member.value.string, !text.isEmpty { description = (member, text) }
      case "$deprecated", "deprecated":
        isDeprecated = member.value.bool ?? (member.value.string.map { !$0.isEmpty } ?? false)
      case "$extensions", "extensions": extensions = member.value
      default: break
      }
    }
  }

  /// Before the format had its dollar signs; a group may be called "value" too, so all else must be known.
  private static func older(_ members: [JSONTree.Member]) -> JSONTree.Member? {
    guard let value = members.first(where: { $0.key == "value" }) else { return nil }
    if case .null = value.value.content { return nil }
    if case .bool = value.value.content { return nil }
    return members.allSatisfy { known.contains($0.key) } ? value : nil
  }

  private static let known: Set<String> = [
    "value", "type", "comment", "description", "category", "attributes", "name", "unit", "themeable",
    "deprecated",
    "meta", "extensions", "filePath", "isSource", "original", "path", "key", ".alias", "scope", "tags",
    "originalValue", "cssProperties", "deprecated_comment", "$type", "$description", "$extensions",
  ]
}
