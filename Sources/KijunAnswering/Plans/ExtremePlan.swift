import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The largest or smallest of the things in a table: `biggest text style`, 最小の見出し. No row says of itself that it is
/// that, so it is found by comparing them all.
struct ExtremePlan {
  let tools: Tools

  private static let fewestRows = 3

  /// nil where no table has several of the things that are asked about, or where it states their bounds itself.
  func reply(_ question: Question) throws -> Reply? {
    let roles = Set(question.bounds.flatMap(\.meaning.roles)).intersection(["minimum", "maximum"])
    guard roles.count == 1, question.namesThing, !question.isSide, question.quantities.isEmpty,
      question.residues.isEmpty,
      question.asks.isSubset(of: ["value", "quantity", "thing"])
    else { return nil }
    var question = question
    question.slots.removeAll { $0.kind == .bound }
    let facts = try column(of: question)
    let numbers = facts.compactMap(\.claim?.value.numbers.first)
    guard let extreme = roles == ["maximum"] ? numbers.max() : numbers.min() else { return nil }
    let making = AnswerMaking(tools: tools)
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    reply.answers = try zip(facts, numbers).filter { $0.1 == extreme }.map {
      try making.answer($0.0, score: 1)
    }
    return reply
  }

  /// The numbers that are compared, of each thing of that kind in one table: the first column that all of them have.
  private func column(of question: Question) throws -> [Unit] {
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    let properties = PropertyFit(question: question, relations: tools.relations, lexicon: tools.lexicon)
    func isOfKind(_ unit: Unit) -> Bool {
      unit.kind == .tableRow && unit.isFact && filters.exclusion(unit) == nil
        && question.content.allSatisfy { Self.isNarrower(unit, $0) }
    }
    var tables: [ListedGroup.Place: Set<Int64>] = [:]
    for unit in try tools.candidates.units(for: question) where isOfKind(unit) {
      guard let group = unit.passage.group else { continue }
      let place = ListedGroup.Place(document: unit.passage.documentID, group: group)
      tables[place, default: []].insert(unit.passage.id)
    }
    let most = tables.values.map(\.count).max() ?? 0
    guard
      let place = tables.filter({ $0.value.count == most }).keys.min(by: {
        ($0.document, $0.group) < ($1.document, $1.group)
      }),
      let group = try ListedGroup(place, tools)
    else { return [] }
    let rows = try tools.units.units(ofPassages: group.rows.map(\.id)).filter {
      isOfKind($0) && properties.fits($0)
    }
    let numbers = rows.filter { $0.value?.kind == .number && $0.value?.numbers.count == 1 }
    // A table of bounds says what holds at least of each; none of them is the least of all.
    guard numbers.allSatisfy({ $0.value?.comparator == .equal && $0.value?.role == nil }) else { return [] }
    var columns: [[String]: [Unit]] = [:]
    var order: [[String]] = []
    for unit in numbers {
      let column = [unit.claim?.property ?? "", unit.value?.unit ?? "", unit.tier]
      if columns[column] == nil { order.append(column) }
      columns[column, default: []].append(unit)
    }
    let fullest = columns.values.map(\.count).max() ?? 0
    guard fullest >= Self.fewestRows, let first = order.first(where: { columns[$0]?.count == fullest }) else {
      return []
    }
    return columns[first] ?? []
  }

  /// Whether a fact is of a thing of the kind that is asked about, and not of that kind as a whole.
  private static func isNarrower(_ unit: Unit, _ slot: Question.Slot) -> Bool {
    let nearness = slot.nearness.best(unit.subject)
    return nearness >= 0.5 && nearness < 0.95
  }
}
