import KijunGuidelines
import KijunVocabulary

/// What a quantity in a sentence is about: its subject and its property.
struct Topic {
  var subject: String
  var property: String
  var subjectConcepts: [String]
  var propertyConcepts: [String]

  init(subject: String, property: String, subjectConcepts: [String], propertyConcepts: [String]) {
    self.subject = subject
    self.property = property
    self.subjectConcepts = subjectConcepts
    self.propertyConcepts = propertyConcepts
  }

  init(of quantity: Quantity, in analysis: Analysis, clause: Range<Int>, range: Range<Int>) {
    let head = Self.head(before: range.lowerBound, clause: clause, analysis)
    let after = range.upperBound..<max(range.upperBound, min(clause.upperBound, range.upperBound + 60))
    let mentions = analysis.mentions(in: head)
    // The property stands nearest to the number: `タブバーの高さは 68`, `44 pt の hit region`.
    let property =
      mentions.last(where: \.namesProperty)
      ?? analysis.mentions(in: after).first(where: \.namesProperty)
    let subjects = mentions.filter { $0.has(.subject) || $0.has(.term) && !$0.has(.property) }
    self.property = property.map { analysis.slice(analysis.range($0)) } ?? ""
    propertyConcepts = property?.concepts.filter { $0.kind == .property }.map(\.id) ?? []

    if subjects.isEmpty {
      let behind = analysis.mentions(in: after).first { $0.has(.subject) }
      if let behind {
        subject = analysis.slice(analysis.range(behind))
        subjectConcepts = behind.concepts.filter { $0.kind == .subject }.map(\.id)
        return
      }
    }
    subject = Self.tidy(analysis.slice(head))
    if let property, let rest = Self.behindOf(property, head, analysis) {
      // English puts it behind: `the minimum height of a card`.
      subject = Self.tidy(analysis.slice(rest))
    } else if let property, head.contains(analysis.range(property).lowerBound),
      analysis.range(property).lowerBound > head.lowerBound
    {
      let own = Self.tidy(analysis.slice(head.lowerBound..<analysis.range(property).lowerBound))
      if !own.isEmpty { subject = own }
    }
    let properties = propertyConcepts
    subjectConcepts = analysis.conceptIDs(in: head).filter { !properties.contains($0) }
  }

  /// The words before the quantity that say what it is of: from the beginning of its clause, without the
  /// verb, the comparator and what was said before the last topic.
  private static func head(before end: Int, clause: Range<Int>, _ analysis: Analysis) -> Range<Int> {
    var high = end
    var clause = clause
    // `HTML近似: Large Title は…`: the label is not part of the subject.
    if let label = analysis.mentions.first, label.has(.tier), label.tokens.lowerBound == 0,
      clause.lowerBound == 0,
      analysis.range(label).upperBound < end
    {
      clause = analysis.range(label).upperBound..<max(clause.upperBound, analysis.range(label).upperBound)
    }
    // もし…場合でも: what the condition speaks of is not the subject, where one follows the number.
    if let condition = analysis.mentions(in: clause.lowerBound..<max(clause.lowerBound, end)).last(where: {
      $0.isCondition
    }),
      analysis.tokens[condition.tokens.lowerBound].isCJK,
      analysis.mentions(in: end..<max(end, min(clause.upperBound, end + 60))).contains(where: {
        $0.has(.subject)
      })
    {
      clause =
        analysis.range(condition).upperBound..<max(clause.upperBound, analysis.range(condition).upperBound)
    }
    for mention in analysis.mentions(in: clause.lowerBound..<max(clause.lowerBound, end)).reversed() {
      guard
        mention.has(.filler) || mention.has(.modality) || mention.has(.comparator) || mention.has(.negation)
          || mention.tellsOfChange,
        analysis.range(mention).upperBound >= high - 3
      else { break }
      high = analysis.range(mention).lowerBound
    }
    return min(clause.lowerBound, high)..<high
  }

  private static let marks: Set<Character> = [
    " ", "*", "`", "「", "」", "“", "”", "\"", ":", "：", "-", "–", "・", "(", "（", "•", "#",
  ]
  /// What is left of `The row height`, once the property is out.
  private static let articles: Set<Substring> = ["The", "the", "A", "a", "An", "an"]
  /// What follows ` of ` or ` for ` behind the property, up to the number.
  private static func behindOf(_ property: Mention, _ head: Range<Int>, _ analysis: Analysis) -> Range<Int>? {
    let end = analysis.range(property).upperBound
    guard end < head.upperBound, head.contains(end) else { return nil }
    let rest = analysis.slice(end..<head.upperBound)
    for word in [" of ", " for "] where rest.hasPrefix(word) {
      let range = end + word.utf8.count..<head.upperBound
      return tidy(analysis.slice(range)).isEmpty ? nil : range
    }
    return nil
  }

  private static func tidy(_ text: String) -> String {
    var part = Substring(text)
    while let first = part.first, marks.contains(first) { part = part.dropFirst() }
    while let last = part.last, marks.contains(last) || "はがをのにで、".contains(last) { part = part.dropLast() }
    for article in ["The ", "the ", "A ", "a ", "An ", "an "] where part.hasPrefix(article) {
      part = part.dropFirst(article.count)
    }
    if articles.contains(part) { return "" }
    for verb in [" is", " are", " has", " have", " must be", " should be", " must", " should"]
    where part.hasSuffix(verb) {
      part = part.dropLast(verb.count)
    }
    return (part.count <= 80 ? String(part) : String(part.suffix(80))).balanced
  }
}

extension Mention {
  /// 場合, とき, if.
  fileprivate var isCondition: Bool { concepts.contains { $0.detail["conditional"] != nil } }

  /// `raised from`, 旧値: how a value came about, and nothing that it is of.
  fileprivate var tellsOfChange: Bool { first(.supposition)?.detail["change"] != nil }

  /// A word for a property, and not at the same time grammar such as `default`.
  var namesProperty: Bool { has(.property) && !has(.bound) && !has(.filler) && !has(.reference) }
}
