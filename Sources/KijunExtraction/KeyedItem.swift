import KijunGuidelines
import KijunVocabulary

/// An item of a list that is a name and its value, as a row of a table would be: `space-3 = 18, inside a card`,
/// `Field 9`, `Caption 13px / 18px`.
///
/// What the numbers are, and in which unit, stands above the list.
struct KeyedItem {
  private(set) var claims: CellClaims
  /// Where its value stands.
  let place: Range<Int>

  /// nil where the item says anything else, or no value is certain.
  init?(_ analysis: Analysis, caption: Caption, vocabulary: Vocabulary) {
    guard analysis.text.utf8.count <= 120, let quantity = analysis.quantities.first(where: \.isValue),
      quantity.shape != .color, quantity.shape != .ratio, quantity.unit == nil || quantity.shape == .pair
    else { return nil }
    guard caption.unit != nil || quantity.unit != nil else { return nil }
    var key = analysis.slice(0..<quantity.range.lowerBound).trimmingSpaces
    if let last = key.last, "=:：".contains(last) { key = String(key.dropLast()).trimmingSpaces }
    let tail = analysis.slice(quantity.range.upperBound..<analysis.text.utf8.count).trimmingSpaces
    guard !key.isEmpty, tail.isEmpty || tail.first.map({ ",，、(（–—".contains($0) }) ?? false else {
      return nil
    }
    let keyAnalysis = Analysis(key, vocabulary: vocabulary)
    // `Table 3` is a name; a sentence has words that hold it together.
    let says = keyAnalysis.mentions.contains {
      $0.has(.modality) || $0.has(.comparator) || $0.has(.negation)
        || $0.has(.reference) && $0.tokens.upperBound == keyAnalysis.tokens.count
    }
    guard keyAnalysis.tokens.count <= 8, !says, keyAnalysis.quantities.allSatisfy({ !$0.isValue }) else {
      return nil
    }
    // A heading that names more than one property doesn't say which of them these are.
    var header = Header(caption.properties.count == 1 ? caption.text : "", vocabulary: vocabulary)
    if header.unit == nil { header.unit = quantity.unit ?? caption.unit }
    if quantity.shape == .pair, caption.properties.isEmpty {
      guard let size = quantity.numbers.first, let leading = quantity.numbers.last, size <= leading else {
        return nil
      }
      header.parts = PairedProperties.parts
    }
    if header.whole.bounds.isEmpty {
      for part in header.parts.indices { header.parts[part].bounds = caption.bounds }
    }
    let subject = Topic(
      subject: key, property: "", subjectConcepts: keyAnalysis.conceptIDs(), propertyConcepts: [])
    place = quantity.range
    let value = analysis.slice(quantity.range)
    claims = CellClaims(
      value, nil, header: header, subject: subject, defaultUnit: nil, vocabulary: vocabulary)
    guard claims.found.contains(where: { $0.value.kind != .text && $0.value.kind != .code }) else {
      return nil
    }
    claims.add(subjects: Analysis(tail, vocabulary: vocabulary).conceptIDs())
    // `Price: 19 / 24 pt, Medium, …`
    for piece in tail.split(whereSeparator: { ",，、".contains($0) }).map({ String($0).trimmingSpaces }) {
      let analysis = Analysis(piece, vocabulary: vocabulary)
      guard analysis.mentions.count == 1, let mention = analysis.mentions.first, mention.has(.weight),
        mention.tokens.count == analysis.tokens.count
      else { continue }
      claims.add(weight: piece, of: subject)
    }
  }
}
