import KijunGuidelines
import KijunStore
import KijunVocabulary

/// How near two concepts are: the same, one more general than the other, or unrelated.
///
/// Concepts are numbered here; a question compares thousands of pairs, and numbers compare fast.
final class Relations {
  let graph: ConceptGraph
  private let base: KnowledgeBase
  /// Marks that are no concepts of the vocabulary, such as a tier or `code-name`, come behind them by what columns call
  /// them; those that no column has come last.
  private var unknown: [String: Int] = [:]
  private static let firstUnknown = 1 << 24

  private let rarity: Rarity
  private(set) lazy var marks = Marks(self)
  /// Concepts that a great many others are a kind of.
  private let isGeneral: [Bool]
  private let kinds: [Concept.Kind?]
  /// By number, filled in when asked for: a question meets few of the concepts, but those a thousand times.
  private var weights: [Double]

  init(_ base: KnowledgeBase, _ rarity: Rarity) throws {
    self.base = base
    self.rarity = rarity
    graph = try base.conceptGraph()
    var special = [Int](repeating: 0, count: graph.count)
    for node in 0..<graph.count {
      for ancestor in graph.broader(node) where ancestor.distance > 0 { special[ancestor.index] += 1 }
    }
    isGeneral = special.map { $0 > 80 }
    kinds = graph.kinds.map(Concept.Kind.init)
    weights = Array(repeating: -1, count: graph.count)
  }

  func number(_ id: String) -> Int {
    if let index = graph.index(id) { return index }
    if let mark = unknown[id] { return mark }
    // A damaged file shows in its answers as words that are not known, and is named by `doctor`.
    let stored = try? base.conceptNumber(id)
    let mark = graph.count + (stored ?? Self.firstUnknown + unknown.count)
    unknown[id] = mark
    return mark
  }

  func numbers(_ ids: [String]) -> [Int] { ids.map(number) }

  /// The same for concepts of a column.
  func numbers(_ stored: [Int]) -> [Int] { stored.map { graph.node(ofNumber: $0) ?? graph.count + $0 } }

  /// The two parts of what surrounds a passage, told by the numbers of its column.
  func context(_ stored: [Int]) -> (near: [Int], far: [Int], before: [Int]) {
    ContextMark.split(numbers(stored), by: (marks.near, marks.far, marks.before))
  }

  func kind(_ number: Int) -> Concept.Kind? { number < graph.count ? kinds[graph.kind(number)] : nil }

  /// For a condition its name, such as `platform`.
  func condition(_ number: Int) -> String { number < graph.count ? graph.condition(number) : "" }

  /// How much a concept tells.
  func weight(_ number: Int) -> Double {
    guard number < weights.count else { return rarity.weight(0) }
    if weights[number] < 0 { weights[number] = rarity.weight(frequency(number)) }
    return weights[number]
  }

  func frequency(_ number: Int) -> Int { number < graph.count ? graph.frequency(number) : 0 }

  func broader(_ number: Int) -> ArraySlice<ConceptGraph.Link> {
    number < graph.count ? graph.broader(number) : []
  }

  private func distance(from number: Int, to general: Int) -> Int? {
    number < graph.count ? graph.distance(from: number, to: general) : nil
  }

  func id(_ number: Int) -> String {
    guard number >= graph.count else { return graph.id(number) }
    if let id = unknown.first(where: { $0.value == number })?.key { return id }
    return (try? base.conceptIDs([number - graph.count]))?.first ?? ""
  }

  func isMark(_ number: Int) -> Bool { number >= graph.count }

  /// How well a fact about `said` answers a question about `asked`: what holds for the general holds for the
  /// special; the other way round it is an example at best.
  func nearness(asked: Int, said: Int) -> Double {
    if asked == said { return 1 }
    // By distance: nearly the same, one, two or three steps more general.
    if let distance = distance(from: asked, to: said) {
      let base =
        switch distance {
        case 0: 0.85
        case 1: 0.75
        case 2: 0.5
        default: 0.3
        }
      // What nearly everything is, such as an element, says little about what was asked.
      return distance > 0 && isGeneral[said] ? base * 0.85 : base
    }
    switch distance(from: said, to: asked) {
    case nil: return 0
    case 0: return 0.85
    case 1: return 0.6
    case 2: return 0.4
    default: return 0.25
    }
  }

  func nearness(asked: [Int], said: [Int]) -> Double {
    var best = 0.0
    for one in said {
      for concept in asked {
        best = max(best, nearness(asked: concept, said: one))
        if best == 1 { return 1 }
      }
    }
    return best
  }
}

extension Relations {
  /// Concepts of platforms and devices, which say for whom a rule is rather than when it holds.
  var platforms: Set<Int> {
    Set((0..<graph.count).filter { ["platform", "device"].contains(graph.condition($0)) })
  }
}

extension Relations {
  /// Whether any passage is marked so.
  func mark(_ id: String, _ base: KnowledgeBase) -> Bool {
    ((try? base.documentFrequency(IndexTerms.concept(id))) ?? 0) > 0
  }
}
