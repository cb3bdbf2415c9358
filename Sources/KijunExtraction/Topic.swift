import KijunGuidelines
import KijunVocabulary

/// What a quantity in a sentence is about: its subject and its property.
struct Topic {
  var subject: String
  var property: String
  var subjectConcepts: [String]
  var propertyConcepts: [String]
  /// Whether its clause says under what it holds, apart from what it is of.
  private(set) var isTrimmed = false
  /// Whether its own clause names what it is of, if only in words that the vocabulary doesn't know.
  private(set) var namesThing = false
  /// Whether all that it names are words that say more of a thing: `one that offers Undo`.
  private(set) var goesOnWithThing = false

  init(subject: String, property: String, subjectConcepts: [String], propertyConcepts: [String]) {
    self.subject = subject
    self.property = property
    self.subjectConcepts = subjectConcepts
    self.propertyConcepts = propertyConcepts
  }

  init(
    of quantity: Quantity, in analysis: Analysis, clause: Range<Int>, range: Range<Int>, asides: Asides? = nil
  ) {
    var head = Self.head(before: range.lowerBound, clause: clause, analysis)
    if let asides {
      let trimmed = asides.trimming(head)
      isTrimmed = trimmed != head
      if isTrimmed { head = Self.head(before: trimmed, analysis) }
    }
    let after = range.upperBound..<max(range.upperBound, min(clause.upperBound, range.upperBound + 60))
    let mentions = analysis.mentions(in: head)
    // The property stands nearest to the number: `タブバーの高さは 68`, `44 pt の hit region`.
    let measures: (Mention) -> Bool = { quantity.shape != .ratio || $0.measuresRatio }
    let adjective = Self.adjective(in: after, analysis)
    let property =
      Self.property(in: mentions.filter(measures), of: quantity, analysis)
      ?? (adjective == nil
        ? Self.property(behind: after, analysis) {
          measures($0) && (quantity.unit != "count" || $0.measuresCounts)
        } : nil)
    let subjects = mentions.filter { $0.has(.subject) || $0.has(.term) && !$0.has(.property) }
    self.property = property.map { analysis.slice(analysis.range($0)) } ?? ""
    propertyConcepts = property?.concepts.filter { $0.kind == .property }.map(\.id) ?? []

    if property == nil, adjective == nil, let span = BehindNumber.span(in: after, analysis) {
      // `60 pt across`, `24 pt in from the trailing edge`.
      self.property = span.text
      propertyConcepts = span.concepts
    }
    if property == nil, let adjective {
      // `60 pt tall` is a height.
      self.property = analysis.slice(analysis.range(adjective))
      propertyConcepts = adjective.adjective?.near ?? []
    }
    let namesUnknown = Self.namesUnknown(head, without: property, analysis)
    namesThing = !subjects.isEmpty || namesUnknown
    let isPronoun = mentions.first.map { $0.concepts.contains { $0.id == "pronoun" } } ?? false
    goesOnWithThing =
      isPronoun || !namesUnknown && !subjects.isEmpty && !subjects.contains { $0.has(.subject) }
    // `iOS では 3 つから 5 つのタブ`: what is counted stands behind, whatever was said before.
    let isCounted = quantity.unit == "count" && property == nil
    if !namesThing, !isTrimmed || property == nil && !head.isEmpty || isCounted {
      let behind = BehindNumber.thing(behind: after, analysis)
      if let behind {
        subject = analysis.slice(analysis.range(behind))
        subjectConcepts = behind.concepts.filter { $0.kind == .subject }.map(\.id)
        return
      }
      if let place = BehindNumber.place(behind: after, within: head, property, analysis) {
        subject = analysis.slice(place)
        subjectConcepts = analysis.conceptIDs(in: place)
        namesThing = true
        return
      }
    }
    subject = Self.tidy(analysis.slice(head))
    if let property, let rest = Self.behindOf(property, head, analysis) {
      // English puts it behind: `the minimum height of a card`.
      subject = Self.tidy(analysis.slice(rest))
    } else if let property, let rest = Self.behindLabel(property, head, analysis) {
      subject = Self.tidy(analysis.slice(rest))
    } else if let property, head.contains(analysis.range(property).lowerBound),
      analysis.range(property).lowerBound > head.lowerBound
    {
      let own = Self.tidy(analysis.slice(head.lowerBound..<analysis.range(property).lowerBound))
      if !own.isEmpty { subject = own }
    }
    if let topic = Self.marked(subject, head, analysis) { subject = topic }
    let properties = propertyConcepts
    subjectConcepts = analysis.conceptIDs(in: head).filter { !properties.contains($0) }
  }

  /// The last property named before a quantity; of `行の高さは文字サイズの1.6倍` it is the height, which the other
  /// one only measures.
  private static func property(in mentions: [Mention], of quantity: Quantity, _ analysis: Analysis)
    -> Mention?
  {
    let named = mentions.filter(\.namesProperty)
    guard let last = named.last else { return nil }
    let isShare = quantity.unit == nil || quantity.unit == "%" || quantity.unit == "×"
    let end = analysis.range(last).upperBound
    guard isShare, named.count > 1, end <= quantity.range.lowerBound,
      analysis.slice(end..<quantity.range.lowerBound) == "の"
    else { return last }
    return named[named.count - 2]
  }

  /// The first property behind a quantity, as far as nothing else begins: `10 pt corner radius`, and not
  /// `60 pt, and the gap is`, `1024 px without rounded corners`.
  private static func property(
    behind after: Range<Int>, _ analysis: Analysis, _ measures: (Mention) -> Bool
  ) -> Mention? {
    for mention in analysis.mentions(in: after) {
      if mention.namesProperty, measures(mention) { return mention }
      if mention.has(.negation) || mention.has(.connector) && !mention.has(.comparator) { return nil }
    }
    return nil
  }

  /// An adjective right behind a quantity: `60 pt tall`.
  private static func adjective(in after: Range<Int>, _ analysis: Analysis) -> Mention? {
    guard let first = analysis.mentions(in: after).first, first.adjective != nil,
      analysis.slice(after.lowerBound..<analysis.range(first).lowerBound).allSatisfy({ $0 == " " })
    else { return nil }
    return first
  }

  /// Whether a head has a word that the vocabulary doesn't know, which may be the name of a thing. Of Chinese
  /// characters one alone is none.
  private static func namesUnknown(_ head: Range<Int>, without property: Mention?, _ analysis: Analysis)
    -> Bool
  {
    let known = analysis.mentions(in: head)
    // `用户端`: a name may begin with a word that is known as a small one.
    let small = known.filter { $0.has(.filler) && $0.tokens.count > 1 }
    func holds(_ mentions: [Mention], _ token: Token) -> Bool {
      mentions.contains { analysis.range($0).overlaps(token.range) }
    }
    var run = (characters: 0, unknown: 0, end: -1)
    for token in analysis.tokens(in: head) where !token.isNumber && !token.isHiragana {
      let isKnown = holds(known, token)
      guard token.isCJK, analysis.slice(token.range).unicodeScalars.count == 1 else {
        if !isKnown, analysis.slice(token.range).unicodeScalars.count > 1 { return true }
        continue
      }
      guard !isKnown || holds(small, token) else { continue }
      if token.range.lowerBound != run.end { run = (0, 0, -1) }
      run = (run.characters + 1, run.unknown + (isKnown ? 0 : 1), token.range.upperBound)
      if run.characters >= 3, run.unknown > 0 { return true }
    }
    return false
  }

  /// `大きさ：行の中は20 pt`: what follows the name of the property and a colon.
  private static func behindLabel(_ property: Mention, _ head: Range<Int>, _ analysis: Analysis) -> Range<
    Int
  >? {
    let place = analysis.range(property)
    guard place.lowerBound == head.lowerBound, place.upperBound < head.upperBound else { return nil }
    let rest = analysis.slice(place.upperBound..<head.upperBound)
    guard let colon = rest.first(where: { $0 != " " && $0 != "*" }), ":：".contains(colon) else { return nil }
    return tidy(rest).isEmpty ? nil : place.upperBound..<head.upperBound
  }

  /// Of `枠線は通常` what は marks is the thing, and the rest says more of it.
  private static func marked(_ subject: String, _ head: Range<Int>, _ analysis: Analysis) -> String? {
    guard let mark = subject.firstIndex(of: "は"), subject.distance(from: subject.startIndex, to: mark) >= 2,
      let next = subject[mark...].dropFirst().unicodeScalars.first,
      next == " " || !(0x3041...0x3096).contains(next.value),
      let last = subject[..<mark].last, !"でにとへ".contains(last)
    else { return nil }
    let rest = subject[mark...].utf8.count
    let behind = max(head.lowerBound, head.upperBound - rest)..<head.upperBound
    // A longer word may name the thing just as well.
    guard subject[mark...].count <= 4, !analysis.mentions(in: behind).contains(where: { $0.has(.subject) })
    else { return nil }
    return tidy(String(subject[..<mark]))
  }

  /// A head whose aside at the end is out ends with small words again.
  private static func head(before head: Range<Int>, _ analysis: Analysis) -> Range<Int> {
    var high = head.upperBound
    for mention in analysis.mentions(in: head).reversed() {
      guard mention.has(.filler) || mention.has(.modality) || mention.has(.connector),
        analysis.range(mention).upperBound >= high - 3
      else { break }
      high = analysis.range(mention).lowerBound
    }
    return min(head.lowerBound, high)..<high
  }

  /// What a sentence without a value speaks of, for the one that goes on with it.
  init?(namedIn analysis: Analysis) {
    let property = analysis.mentions.first { $0.namesProperty && $0.isMeasurable }
    let thing = analysis.mentions.first {
      ($0.has(.subject) || $0 == property) && !$0.has(.filler) && !$0.has(.verification)
    }
    guard let thing else { return nil }
    subject = analysis.slice(analysis.range(thing))
    subjectConcepts = thing.concepts.filter { $0.kind == .subject }.map(\.id)
    self.property = property.map { analysis.slice(analysis.range($0)) } ?? ""
    propertyConcepts = property?.concepts.filter { $0.kind == .property }.map(\.id) ?? []
  }

  /// What a short heading is about, all of it: `Menu card` and not the menu alone.
  init?(heading analysis: Analysis) {
    let things = analysis.mentions.filter { $0.has(.subject) && !$0.has(.filler) }
    let joins = analysis.mentions.contains { $0.has(.connector) || $0.namesProperty || $0.has(.tier) }
    guard !things.isEmpty, !joins, analysis.tokens.count <= 8, analysis.quantities.isEmpty,
      !analysis.text.contains(where: { ",，、；;：:（(・/".contains($0) })
    else { return nil }
    subject = Self.tidied(analysis.text)
    subjectConcepts = things.flatMap { $0.concepts.filter { $0.kind == .subject }.map(\.id) }.uniqued()
    property = ""
    propertyConcepts = []
  }

  /// `no more than five tabs`: where nothing else is named, the fact is about what is counted.
  mutating func take(counted quantity: Quantity, in analysis: Analysis) {
    guard let thing = analysis.mentions(in: quantity.range).first(where: { $0.has(.subject) }) else { return }
    subject = analysis.slice(analysis.range(thing))
    subjectConcepts = thing.concepts.filter { $0.kind == .subject }.map(\.id)
  }

  /// Whether it goes on with what was said before: it names nothing but an edition, a state, a property.
  var goesOn: Bool { subject.isEmpty || subjectConcepts.isEmpty && (isTrimmed || subject == property) }

  /// The words before the quantity that say what it is of: from the beginning of its clause, without the
  /// verb, the comparator and what was said before the last topic.
  private static func head(before end: Int, clause: Range<Int>, _ analysis: Analysis) -> Range<Int> {
    var high = end
    var clause = clause
    // `HTML近似: Large Title は…`, `FP採用は一般向け 12 pt`: the label is not part of the subject.
    if let end = TierLabels.end(ofLabelOpening: clause.lowerBound..<max(clause.lowerBound, end), analysis) {
      clause = end..<max(clause.upperBound, end)
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
          || mention.has(.tier) || mention.tellsOfChange,
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

  /// A name without the marks and small words around it.
  static func tidied(_ text: String) -> String {
    var part = tidy(text)[...]
    while let last = part.last, ",，、;；".contains(last) || last == " " { part = part.dropLast() }
    while let first = part.first, ")）]】」』,，、".contains(first) { part = part.dropFirst() }
    return String(part)
  }

  private static func tidy(_ text: String) -> String {
    var part = Substring(text)
    while let first = part.first, marks.contains(first) || ")）]】".contains(first) { part = part.dropFirst() }
    while let last = part.last, marks.contains(last) || "はがをのにで、的".contains(last) { part = part.dropLast() }
    // To compare by characters is slow, and the byte at the end tells most of them apart.
    if part.utf8.first.map({ $0 >= 0x80 }) ?? false {
      for particle in ["의 ", "の", "では", "には"] where part.hasPrefix(particle) {
        part = part.dropFirst(particle.count)
      }
    }
    for article in ["and ", "or ", "The ", "the ", "A ", "a ", "An ", "an "]
    where part.utf8.first == article.utf8.first && part.hasPrefix(article) {
      part = part.dropFirst(article.count)
    }
    for particle in ["끼리는", "의", "은", "는", "을", "를", "에서"]
    where part.utf8.last == particle.utf8.last && part.hasSuffix(particle) && part.count > 1 + particle.count
    {
      part = part.dropLast(particle.count)
      break
    }
    // `主按钮由 44 pt 加高到 48 pt`
    if part.count > 2, let last = part.last, "由从從".contains(last) { part = part.dropLast() }
    // `Fields: a text field`: what stands before the colon is the name of the paragraph.
    if let colon = part.firstIndex(of: ":") {
      let rest = part[colon...].dropFirst(2)
      if let article = ["a ", "an ", "the "].first(where: rest.hasPrefix) {
        part = rest.dropFirst(article.count)
      }
    }
    if articles.contains(part) { return "" }
    for verb in [" is", " are", " has", " have", " must be", " should be", " must", " should"]
    where part.utf8.last == verb.utf8.last && part.hasSuffix(verb) {
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

  fileprivate var measuresCounts: Bool {
    concepts.contains {
      $0.kind == .property && ($0.measures.isEmpty || $0.measures.contains { $0 == "count" || $0 == "text" })
    }
  }

  fileprivate var measuresRatio: Bool {
    concepts.contains { $0.kind == .property && ($0.measures.isEmpty || $0.measures.contains("ratio")) }
  }

  /// A word for a property, and not at the same time grammar such as `default`.
  var namesProperty: Bool {
    has(.property) && !has(.bound) && !has(.filler) && !has(.reference)
      && !concepts.contains { $0.id == "edition" }
  }
}
