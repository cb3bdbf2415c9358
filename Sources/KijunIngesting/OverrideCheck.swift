public import KijunGuidelines
public import KijunStore

/// Whether an exception can be made.
public enum OverrideCheck {
  /// No reason needs more, and it is read in one line.
  static let longest = 400

  public static func check(_ override: Override, in base: KnowledgeBase, place: String) throws {
    for id in [override.claim, override.overridden] where try base.claim(key: id) == nil {
      throw InputError(place, "there is no claim '\(id)'", "see 'kijun list claims'")
    }
    guard override.claim != override.overridden else {
      throw InputError(place, "'\(override.claim)' can't override itself", "name another claim")
    }
    if try base.overrides(by: override.overridden).contains(where: { $0.overridden == override.claim }) {
      throw InputError(
        place, "'\(override.overridden)' overrides '\(override.claim)' already", "take that back first")
    }
    guard override.reason.unicodeScalars.count <= longest else {
      throw InputError(place, "the reason is longer than \(longest) characters", "shorten it")
    }
  }
}
