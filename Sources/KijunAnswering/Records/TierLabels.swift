public import KijunGuidelines

/// What answers call the tiers of a knowledge base.
public struct TierLabels: Sendable {
  public let all: [Tier]
  private let labels: [String: String]

  public init(_ tiers: [Tier]) {
    all = tiers
    labels = Dictionary(tiers.map { ($0.id, $0.label) }) { first, _ in first }
  }

  public subscript(id: String) -> String { labels[id] ?? id }
}
