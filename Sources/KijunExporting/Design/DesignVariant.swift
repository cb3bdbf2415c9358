import KijunGuidelines

/// The appearance and contrast that a value is for.
struct DesignVariant: Sendable, Hashable {
  enum Appearance: String, Sendable { case light, dark }

  var appearance: Appearance?
  var isIncreasedContrast: Bool

  init(_ conditions: Conditions) {
    let said = conditions["appearance"]?.concepts ?? []
    appearance = said.contains("dark") ? .dark : said.contains("light") ? .light : nil
    isIncreasedContrast = conditions["contrast"]?.concepts.contains("increased-contrast") == true
  }

  /// Whether a condition says no more than the variant does.
  func covers(_ condition: Conditions.Condition) -> Bool {
    condition.name == "appearance" && appearance != nil || condition.name == "contrast" && isIncreasedContrast
  }

  /// What a name ends with: `-dark`, `-increased-contrast`, or nothing.
  var suffix: String {
    (appearance.map { "-" + $0.rawValue } ?? "") + (isIncreasedContrast ? "-increased-contrast" : "")
  }
}
