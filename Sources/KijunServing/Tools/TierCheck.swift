import KijunAnswering
import KijunGuidelines
import KijunIngesting

/// The tier that a tool was given, when there is such a one: an unknown one would filter everything.
enum TierCheck {
  static func checked(_ id: String?, _ open: OpenBase) throws -> String? {
    guard let id else { return nil }
    let ids = open.tiers.all.map(\.id)
    guard ids.contains(id) else {
      throw InputError("tier", "unknown tier '\(id.prefix(80))'", NearMiss.advice(id, in: ids))
    }
    return id
  }
}
