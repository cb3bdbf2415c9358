import KijunVocabulary

extension QuestionReader {
  /// `light and dark` asks for each of the two.
  func takeApart(_ question: inout Question) {
    question.slots = question.slots.flatMap { slot -> [Question.Slot] in
      guard let each = slot.meaning.concepts.lazy.compactMap({ $0.detail["each"] }).first else {
        return [slot]
      }
      let concepts = each.split(separator: " ").compactMap { lexicon.concept(String($0)) }
      return concepts.map { concept in
        self.slot(
          .condition(concept.detail["condition"] ?? ""), slot.text, [concept],
          weights.weight(ofConcept: concept.id), slot.tokens, [])
      }
    }
  }
}
