import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A unit with its fit, in the order of the answers.
struct Ranked {
  var unit: Unit
  var fit: Fit
}

/// Ranks the units of a question and throws out those that can't answer it.
struct Ranking {
  var fitting: [Ranked] = []
  /// What was left out, with the reason, best first.
  var excluded: [(ranked: Ranked, reason: String)] = []

  init(_ units: [Unit], for question: Question, _ tools: Tools) {
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    let properties = PropertyFit(question: question, relations: tools.relations, lexicon: tools.lexicon)
    let bounds = AskedBounds(question)
    let judge = Fitting(question, tools)
    let versions = PlatformVersions(question, units)
    for unit in units {
      let ranked = Ranked(unit: unit, fit: judge.fit(unit))
      if let reason = filters.exclusion(unit) ?? versions.exclusion(unit) {
        excluded.append((ranked, reason))
      } else if let value = unit.value, bounds.contradict(value) {
        excluded.append((ranked, "another bound"))
      } else if unit.isFact, let rival = judge.rival(unit) {
        excluded.append((ranked, "is \(rival)"))
      } else if !properties.fits(unit) {
        excluded.append((ranked, Self.otherProperty))
      } else {
        fitting.append(ranked)
      }
    }
    leaveOutEmpty(question, tools)
    leaveOutPresent(asksPast: filters.editions.asksPast)
    leaveOutGeneral(question)
    fitting.sort(by: Self.order)
    excluded.sort { Self.order($0.ranked, $1.ranked) }
  }

  /// A row that is empty under the very column that was asked for says so of its thing: neither its other cells nor
  /// things that are only like it answer in its place. Nor do they for a row that was damaged.
  private mutating func leaveOutEmpty(_ question: Question, _ tools: Tools) {
    let cells = EmptyCells(question, tools)
    guard cells.canMatter else { return }
    var silent: [Int64: Double] = [:]
    // The other rows of a table are of other things, even where the vocabulary knows one name for both.
    var tables: Set<[Int64]> = []
    var stated: Set<Int64>?
    for ranked in fitting where ranked.fit.key >= 0.9 && silent[ranked.unit.passage.id] == nil {
      if ranked.unit.claim == nil, ranked.unit.passage.kind == .tableRow {
        stated = stated ?? passagesOfFacts
      }
      if stated?.contains(ranked.unit.passage.id) == false, cells.isMisfit(ranked.unit) {
        // Its other cells may say of it what the question doesn't, so only what lacks a thing asked for gives way to it.
        silent[ranked.unit.passage.id] = ranked.fit.key - Self.lacking
        continue
      }
      guard cells.isEmptyWhereAsked(ranked.unit) else { continue }
      silent[ranked.unit.passage.id] = ranked.fit.key
      tables.insert(Self.table(ranked.unit))
    }
    guard let key = silent.values.max() else { return }
    let isAlone = !question.comparesThings && !question.isSide
    fitting.removeAll { ranked in
      let isSilent = silent[ranked.unit.passage.id] != nil
      let isOther = ranked.fit.key < key - 0.05 || tables.contains(Self.table(ranked.unit))
      guard isSilent || isAlone && Self.isOfData(ranked.unit) && isOther else { return false }
      excluded.append(
        (
          ranked,
          isSilent ? "its cell says nothing" : "another thing, and the cell of the very one says nothing"
        ))
      return true
    }
  }

  private var passagesOfFacts: Set<Int64> {
    Set((fitting + excluded.map(\.ranked)).filter { $0.unit.claim != nil }.map(\.unit.passage.id))
  }

  /// By how much a fit is lower where a thing of the question is another.
  private static let lacking = 0.17

  private static func table(_ unit: Unit) -> [Int64] {
    [unit.passage.documentID, Int64(unit.passage.group ?? -1)]
  }

  /// A fact, or a row of them: prose may well say something of the thing without a value.
  private static func isOfData(_ unit: Unit) -> Bool { unit.claim != nil || unit.passage.kind == .tableRow }

  /// Who asks for an edition is not answered by what holds today of the same thing.
  private mutating func leaveOutPresent(asksPast: Bool) {
    let past = fitting.filter { $0.unit.pastEdition != nil || asksPast && $0.unit.isHistorical }
    guard let best = past.map(\.fit.key).max() else { return }
    let things = Set(past.filter { $0.fit.key >= best - 0.05 }.flatMap(\.unit.subject))
    fitting.removeAll { ranked in
      guard let claim = ranked.unit.claim, !ranked.unit.isHistorical, claim.value.kind.isValue,
        things.isEmpty || ranked.unit.subject.contains(where: things.contains), ranked.fit.key <= best + 0.2
      else { return false }
      excluded.append((ranked, "is of today's edition"))
      return true
    }
  }

  /// Who asks for a device is not answered by what holds in general, where the same thing has a value for it.
  private mutating func leaveOutGeneral(_ question: Question) {
    let asked = question.conditions.filter {
      $0.kind == .condition("device") || $0.kind == .condition("platform") || $0.kind == .condition("column")
    }
    guard !asked.isEmpty, !question.comparesThings else { return }
    func isFor(_ unit: Unit) -> Bool {
      asked.contains { slot in
        unit.conditionNumbers.contains {
          Self.places.contains($0.name) && slot.nearness.best($0.concepts) > 0
        }
      }
    }
    let own = fitting.filter { $0.unit.claim != nil && isFor($0.unit) && $0.unit.value?.kind.isValue == true }
    guard let best = own.map(\.fit.key).max(), best >= 0.8 else { return }
    let things = Set(own.filter { $0.fit.key >= best - 0.05 }.flatMap(\.unit.subject))
    fitting.removeAll { ranked in
      guard let claim = ranked.unit.claim, claim.value.kind.isValue, !isFor(ranked.unit),
        ranked.unit.subject.contains(where: things.contains), ranked.fit.key <= best + 0.05
      else { return false }
      excluded.append((ranked, "says nothing of the device"))
      return true
    }
  }

  static let otherProperty = "another property"

  private static let places: Set<String> = ["device", "platform", "column"]

  /// The one number of a sentence answers for all that the sentence says.
  mutating func liftLoneNumbers() {
    var whole: [Int64: Fit] = [:]
    var numbers: [Int64: Int] = [:]
    for ranked in fitting where ranked.unit.passage.kind != .tableRow {
      if ranked.unit.claim == nil {
        whole[ranked.unit.passage.id] = ranked.fit
      } else if ranked.unit.value?.numbers.isEmpty == false {
        numbers[ranked.unit.passage.id, default: 0] += 1
      }
    }
    for index in fitting.indices {
      let id = fitting[index].unit.passage.id
      guard numbers[id] == 1, fitting[index].unit.value?.numbers.isEmpty == false, let fit = whole[id]
      else { continue }
      fitting[index].fit.score = max(fitting[index].fit.score, fit.score - 0.03)
      guard !fitting[index].fit.namesOther else { continue }
      fitting[index].fit.coverage = max(fitting[index].fit.coverage, fit.coverage)
      fitting[index].fit.weakest = max(fitting[index].fit.weakest, fit.weakest)
      fitting[index].fit.key = max(fitting[index].fit.key, fit.key)
    }
    fitting.sort(by: Self.order)
  }

  static func order(_ a: Ranked, _ b: Ranked) -> Bool {
    if abs(a.fit.score - b.fit.score) > 1e-9 { return a.fit.score > b.fit.score }
    if (a.unit.claim == nil) != (b.unit.claim == nil) { return a.unit.claim != nil }
    if a.unit.passage.documentID != b.unit.passage.documentID {
      return a.unit.passage.documentID < b.unit.passage.documentID
    }
    if a.unit.passage.ordinal != b.unit.passage.ordinal {
      return a.unit.passage.ordinal < b.unit.passage.ordinal
    }
    return (a.unit.claim?.id ?? 0) < (b.unit.claim?.id ?? 0)
  }

  /// The best unit of each passage.
  var byPassage: [Ranked] {
    var seen: Set<Int64> = []
    return fitting.filter { seen.insert($0.unit.passage.id).inserted }
  }
}
