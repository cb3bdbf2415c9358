import KijunStore
import KijunVocabulary

/// How near two concepts are: the same, one more general than the other, or unrelated.
///
/// Concepts are numbered here; a question compares thousands of pairs, and numbers compare fast.
final class Relations {
  let graph: ConceptGraph
  /// Marks that are no concepts of the vocabulary, such as a tier or `code-name`, get numbers behind them.
  private var marks: [String: Int] = [:]
  private var markNames: [String] = []

  private let rarity: Rarity
  /// Concepts that a great many others are a kind of.
  private let isGeneral: [Bool]

  init(_ graph: ConceptGraph, _ rarity: Rarity) {
    self.graph = graph
    self.rarity = rarity
    var special = [Int](repeating: 0, count: graph.nodes.count)
    for node in graph.nodes.indices {
      for ancestor in graph.broader(node) where ancestor.distance > 0 { special[ancestor.index] += 1 }
    }
    isGeneral = special.map { $0 > 80 }
    self.kinds = Array(repeating: nil, count: graph.nodes.count)
    weights = Array(repeating: -1, count: graph.nodes.count)
  }

  func number(_ id: String) -> Int {
    if let index = graph.index(id) { return index }
    if let mark = marks[id] { return mark }
    let mark = graph.nodes.count + marks.count
    marks[id] = mark
    markNames.append(id)
    return mark
  }

  func numbers(_ ids: [String]) -> [Int] { ids.map(number) }

  /// By number, filled in when asked for: a question meets few of the concepts, but those a thousand times.
  private var kinds: [Concept.Kind??]
  private var weights: [Double]

  func kind(_ number: Int) -> Concept.Kind? {
    guard number < kinds.count else { return nil }
    if let known = kinds[number] { return known }
    let kind = Concept.Kind(rawValue: graph.nodes[number].kind)
    kinds[number] = .some(kind)
    return kind
  }

  /// For a condition its name, such as `platform`.
  func condition(_ number: Int) -> String { number < graph.nodes.count ? graph.nodes[number].condition : "" }

  /// How much a concept tells.
  func weight(_ number: Int) -> Double {
    guard number < weights.count else { return rarity.weight(0) }
    if weights[number] < 0 { weights[number] = rarity.weight(frequency(number)) }
    return weights[number]
  }

  func frequency(_ number: Int) -> Int { number < graph.nodes.count ? graph.nodes[number].frequency : 0 }

  func broader(_ number: Int) -> ArraySlice<ConceptGraph.Link> {
    number < graph.nodes.count ? graph.broader(number) : []
  }

  private func distance(from number: Int, to general: Int) -> Int? {
    number < graph.nodes.count ? graph.distance(from: number, to: general) : nil
  }

  func id(_ number: Int) -> String {
    number < graph.nodes.count ? graph.nodes[number].id : markNames[number - graph.nodes.count]
  }

  func isMark(_ number: Int) -> Bool { number >= graph.nodes.count }

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
    Set(graph.nodes.indices.filter { ["platform", "device"].contains(graph.nodes[$0].condition) })
  }
}

extension Relations {
  /// Whether any passage is marked so.
  func mark(_ id: String, _ base: KnowledgeBase) -> Bool {
    ((try? base.documentFrequency(IndexTerms.concept(id))) ?? 0) > 0
  }
}
