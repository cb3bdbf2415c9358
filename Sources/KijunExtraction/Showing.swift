import KijunVocabulary

/// A sentence that presents a picture or an example, such as `The next two illustrations show buttons`: what it tells
/// is one case and no rule.
enum Showing {
  static func showsCase(_ analysis: Analysis) -> Bool {
    let mentions = analysis.mentions
    guard
      let shown = mentions.firstIndex(where: { mention in
        mention.concepts.contains { $0.id == "show" }
      }), shown > 0, mentions[shown].tokens.lowerBound <= 6
    else { return false }
    let subject = mentions[shown - 1]
    return subject.tokens.upperBound == mentions[shown].tokens.lowerBound
      && subject.concepts.contains { concept in
        concept.id == "example" || concept.id == "image" || concept.broader.contains("image")
      }
  }
}
