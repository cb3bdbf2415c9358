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
  var variant: DesignVariant
  var value: DesignValue
  var fact: Fact
  /// The ids of other claims that say the same.
  var also: [String] = []

  /// Medium, tier, thing and property, without the variant.
  var path: [String] { [medium.rawValue, tierName, subject, property] }

  private var tierName: String {
    let slug = Slug.joined(Slug.words(of: tier))
    guard slug.isEmpty else { return slug }
    var hash = Fingerprint()
    hash.add(tier)
    return "tier-" + hash.text.prefix(8)
  }

  /// The same for style sheets and constants, where the parts of a path are joined.
  var name: String { path.joined(separator: "-") }
}
