import KijunVocabulary

/// A heading with a cross before it, `❌ Avoid`: what its items show is how not to do it.
enum FailureHeading {
  private static let marks: Set<Unicode.Scalar> = ["❌", "✗", "✘", "✖", "⛔", "🚫", "🙅"]

  static func heads(_ title: String) -> Bool {
    guard let first = title.unicodeScalars.first, first.value >= 0x2000 else { return false }
    return marks.contains(first)
  }

  /// Whether a sentence below it shows a failure. One that forbids something itself is a rule all the same.
  static func shows(_ analysis: Analysis) -> Bool {
    !analysis.mentions.contains { $0.has(.negation) || $0.has(.modality) }
  }
}
