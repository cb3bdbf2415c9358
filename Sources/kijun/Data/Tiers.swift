import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// The tiers of a knowledge base.
struct Tiers {
  let all: [Tier]

  init(_ base: KnowledgeBase) throws {
    all = try base.tiers()
  }

  var labels: TierLabels { TierLabels(all) }

  func label(_ id: String) -> String { all.first { $0.id == id }?.label ?? id }

  /// The id that was given, when there is such a tier.
  func checked(_ id: String?) throws -> String? {
    guard let id else { return nil }
    let ids = all.map(\.id)
    guard ids.contains(id) else {
      throw InputError("--tier", "unknown tier '\(id)'", NearMiss.advice(id, in: ids))
    }
    return id
  }
}
