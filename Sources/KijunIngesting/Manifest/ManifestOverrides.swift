import KijunGuidelines

/// Reads the exceptions that a manifest declares.
enum ManifestOverrides {
  static let keys = ["claim", "over", "reason"]

  static func read(_ list: JSONTree, _ manifest: String) throws(InputError) -> [(
    override: Override, line: Int
  )] {
    guard let items = list.items else {
      throw InputError("\(manifest):\(list.line)", "\"overrides\" is \(list.kind)", "write a list of objects")
    }
    var seen: Set<[String]> = []
    return try items.map { item throws(InputError) in
      let place = "\(manifest):\(item.line)"
      for member in item.members ?? [] where !keys.contains(member.key) {
        throw InputError(
          place, "an override has an unknown key \"\(member.key)\"", NearMiss.advice(member.key, in: keys))
      }
      func text(_ key: String) throws(InputError) -> String {
        guard let text = item[key]?.string, text.contains(where: { !$0.isWhitespace }) else {
          throw InputError(
            place, "an override has no \"\(key)\"", "give it claim, over and reason, each a text")
        }
        return text
      }
      let override = Override(
        claim: try text("claim"), overridden: try text("over"), reason: try text("reason"))
      guard seen.insert([override.claim, override.overridden]).inserted else {
        throw InputError(place, "\(override.claim) overrides \(override.overridden) twice", "take one out")
      }
      return (override, item.line)
    }
  }
}
