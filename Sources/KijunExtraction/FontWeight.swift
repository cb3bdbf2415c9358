import KijunVocabulary

/// A bare number from 100 to 900 that stands for a font weight.
enum FontWeight {
  static func isWeight(
    _ quantity: Quantity, _ topic: Topic, _ analysis: Analysis, _ clause: Range<Int>, _ vocabulary: Vocabulary
  ) -> Bool {
    guard let number = quantity.numbers.first, number >= 100, number <= 900,
      number.truncatingRemainder(dividingBy: 100) == 0
    else { return false }
    return topic.propertyConcepts.contains("weight") || PairedProperties.isTextStyle(topic, vocabulary)
      || topic.propertyConcepts.contains("font-size") || topic.propertyConcepts.contains("leading")
      || analysis.mentions(in: clause).contains { $0.has(.weight) }
  }
}
