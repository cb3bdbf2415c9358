import KijunGuidelines
import KijunStore

/// A value with the name that it has in code.
struct DesignToken: Sendable {
  var medium: Medium
  /// The id of the tier.
  var tier: String
  /// What it is a value of.
  var subject: String
  /// Which value of it.
  var property: String
  /// What is in the property of a value with two parts, such as `width`, or nothing.
  var part = ""
  var variant: DesignVariant
  var value: DesignValue
  var fact: Fact
  /// The ids of other claims that say the same.
  var also: [String] = []

  /// Medium, tier, thing and property, without the variant.
  var path: [String] { [medium.rawValue, tierName, subject, property] }

  private var tierName: String {
    let slug = Slug.joined(Slug.words(of: tier))
    guard slug.isEmpty || slug.utf8.count > Self.tierLimit else { return slug }
    var hash = Fingerprint()
    hash.add(tier)
    let short = NameWords(Slug.words(of: tier)).slug(limit: Self.tierLimit - 5)
    return (short.isEmpty ? "tier" : short) + "-" + hash.text.prefix(short.isEmpty ? 8 : 4)
  }

  /// The same for style sheets and constants, where the parts of a path are joined.
  var name: String { path.joined(separator: "-") }

  /// The longest name in a style sheet, and the longest constant.
  static let limit = 60
  private static let tierLimit = 21

  /// How long thing and property may be together: `--` stands before a name of a style sheet, `-pt` may stand behind it.
  private var room: Int { Self.limit - "--\(medium.rawValue)-\(tierName)--pt".utf8.count }

  /// The same with a name that is short enough, and ends with a mark.
  func named(with mark: String) -> DesignToken {
    let room = room - (mark.isEmpty ? 0 : mark.utf8.count + 1)
    var token = self
    if subject.utf8.count + 1 + property.utf8.count > room {
      let words = { NameWords(Slug.words(of: $0)) }
      token.property = shortened(to: max(8, room - min(subject.utf8.count, room / 2) - 1))
      token.subject = words(subject).slug(limit: room - token.property.utf8.count - 1)
    }
    if !mark.isEmpty { token.property += "-" + mark }
    return token
  }

  /// The property in fewer words; which part it is of stays, or width and height would have one name.
  private func shortened(to limit: Int) -> String {
    var words = Slug.words(of: property)
    guard !part.isEmpty, let place = words.lastIndex(of: part) else {
      return NameWords(words).slug(limit: limit)
    }
    words.remove(at: place)
    return NameWords(words).slug(limit: max(4, limit - part.utf8.count - 1)) + "-" + part
  }

  /// Enough of a claim's id to tell it from others of one name.
  static func shortID(_ key: String) -> String { String(key.drop { $0 != "_" }.dropFirst().prefix(8)) }
}
