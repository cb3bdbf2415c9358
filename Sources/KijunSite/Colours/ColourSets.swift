import KijunGuidelines

/// The colours of one thing, in each appearance.
struct ColourSet {
  struct Shade {
    var fact: Fact
    var color: SRGBColor
  }

  var shades: [Shade]
  var fact: Fact { shades[0].fact }
  /// The colours that it stands on, or that stand on it, by appearance.
  var others: [String: [Shade]] = [:]
}

/// All sets, in the order of their documents.
struct ColourSets {
  private(set) var sets: [ColourSet] = []
  private(set) var omitted = 0
  private static let limit = 2_000
  private static let otherLimit = 4

  /// Facts of one document, since only its own colours are meant to stand on one another.
  mutating func add(_ facts: [Fact]) {
    var place: [String: Int] = [:]
    var new: [ColourSet] = []
    for fact in facts where fact.value.kind == .color {
      guard let color = SRGBColor(hex: fact.value.text) else { continue }
      let key =
        ([fact.tier, String(fact.section), fact.subject, fact.edition ?? ""]
        + fact.conditions.all.filter { $0.name != "appearance" }.map { $0.name + $0.text })
        .joined(separator: "\u{1F}")
      if let known = place[key], new[known].shades.count < 8 {
        new[known].shades.append(ColourSet.Shade(fact: fact, color: color))
      } else {
        place[key] = new.count
        new.append(ColourSet(shades: [ColourSet.Shade(fact: fact, color: color)]))
      }
    }
    let grounds = Self.byAppearance(new) { $0.isGround }
    let inks = Self.byAppearance(new) { $0.isInk }
    for index in new.indices {
      new[index].others = new[index].shades[0].fact.isGround ? inks : grounds
    }
    let kept = new.prefix(max(0, Self.limit - sets.count))
    omitted += new.count - kept.count
    sets += kept
  }

  private static func byAppearance(_ sets: [ColourSet], _ isWanted: (Fact) -> Bool) -> [String: [ColourSet
    .Shade]]
  {
    var found: [String: [ColourSet.Shade]] = [:]
    for set in sets {
      for shade in set.shades where isWanted(shade.fact) {
        let key = shade.fact.ground
        if found[key, default: []].count < otherLimit,
          !found[key, default: []].contains(where: { $0.color == shade.color })
        {
          found[key, default: []].append(shade)
        }
      }
    }
    return found
  }
}

extension Fact {
  /// Whether things stand on it; the colour of a text on a background is none.
  var isGround: Bool { traits.contains(.background) && !traits.contains(.foreground) }
  var isInk: Bool { traits.contains(.foreground) && !traits.contains(.background) }
  var isDark: Bool { traits.contains(.dark) && !traits.contains(.light) }
  /// Only what holds in one tier and appearance is held against one another.
  var ground: String { tier + (isDark ? " dark" : "") }
}
