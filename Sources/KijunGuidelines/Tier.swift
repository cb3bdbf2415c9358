/// Whose word a fact is. Declared in `data/tiers.json`, so that another company adds its own.
public struct Tier: Sendable, Equatable {
  /// What values are meant for.
  public enum Medium: String, Sendable, CaseIterable {
    case native, web
  }

  public var id: String
  /// What the answer shows, such as `FP採用`.
  public var label: String
  public var labels: [String: String]
  /// What documents and questions call it.
  public var spellings: [String]
  /// The name of the publisher alone: a weak label, believed in the header of a column.
  public var publishers: [String]
  /// Lower comes first where two facts match a question equally well.
  public var rank: Int
  /// How to treat its values, in one sentence.
  public var treatment: String?
  /// The same in other languages.
  public var treatments: [String: String]
  /// What its values are meant for; nil where that depends on each.
  public var medium: Medium?

  public init(
    id: String, label: String, labels: [String: String] = [:], spellings: [String] = [],
    publishers: [String] = [], rank: Int, treatment: String? = nil,
    treatments: [String: String] = [:],
    medium: Medium? = nil
  ) {
    self.id = id
    self.label = label
    self.labels = labels
    self.spellings = spellings
    self.publishers = publishers
    self.rank = rank
    self.treatment = treatment
    self.treatments = treatments
    self.medium = medium
  }
}
