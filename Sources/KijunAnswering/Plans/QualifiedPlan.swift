import KijunGuidelines
import KijunVocabulary

/// A question whose number only says which thing it means: the contrast of `text up to 17 pt`, the widget of
/// `a 393×852 pt screen`. The answer stands where the document says that number beside another value.
struct QualifiedPlan {
  let tools: Tools

  /// Whether the number can't be the value looked for, because that is measured otherwise.
  func comesFirst(_ question: Question) -> Bool {
    let measures = question.measures
    guard !measures.isEmpty, question.quantities.allSatisfy({ $0.unit != nil && $0.unit != "count" }) else {
      return false
    }
    return question.quantities.allSatisfy { quantity in
      let isLength = LengthUnit.isOne(quantity.unit)
      return isLength && measures.isDisjoint(with: ["length", "size", "text", "code"])
    }
  }

  func reply(_ question: Question) throws -> Reply? {
    let named = question.quantities
    guard named.allSatisfy({ $0.shape == .number || $0.shape == .size || $0.shape == .range }) else {
      return nil
    }
    var other = question
    other.makeWords { _ in true }
    let reply = try ValuePlan(tools: tools).reply(other)
    guard reply.status == .answered, let first = reply.answers.first else { return nil }
    let said = Analysis(first.source.quote, vocabulary: tools.lexicon).quantities
    let stands = named.allSatisfy { quantity in
      said.contains { $0.numbers == quantity.numbers && ($0.unit == nil || $0.unit == quantity.unit) }
    }
    let isAnother = named.allSatisfy { $0.numbers != first.value.numbers }
    return stands && isAnother ? reply : nil
  }
}
