import KijunVocabulary

/// Whether a sentence speaks for the list or table that follows it: `次の表は…`, `the table below`, a colon.
enum Announcement {
  static func announces(_ analysis: Analysis) -> Bool {
    if let last = analysis.text.last(where: { $0 != " " && $0 != "*" }), ":：".contains(last) { return true }
    return analysis.mentions.contains { $0.has(.applicability) }
  }
}
