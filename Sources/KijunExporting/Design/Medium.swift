import KijunGuidelines
import KijunStore

/// What a value is meant for. Values of two media never share a name: 17 px of a mock-up are not 17 pt of an app.
enum Medium: String, Sendable, CaseIterable {
  case native, web
  /// Nothing says which.
  case any

  private static let webUnits: Set<String> = ["px", "rem", "em", "vw", "vh", "fr"]
  private static let nativeUnits: Set<String> = ["pt", "dp", "sp"]
  private static let webPlatforms: Set<String> = ["web", "mobile-web"]

  /// The tier binds, then the unit, then the platform that it holds for.
  init(of fact: Fact, tier: Tier.Medium?) {
    let unit = fact.claim.value.unit ?? ""
    let platforms = fact.claim.conditions["platform"]?.concepts ?? []
    if let tier {
      self = tier == .web ? .web : .native
    } else if Self.webUnits.contains(unit) || fact.source.format == "css" {
      self = .web
    } else if Self.nativeUnits.contains(unit) {
      self = .native
    } else if !platforms.isEmpty {
      self = platforms.allSatisfy(Self.webPlatforms.contains) ? .web : .native
    } else {
      self = .any
    }
  }
}
