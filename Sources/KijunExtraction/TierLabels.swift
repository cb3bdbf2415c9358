import KijunVocabulary

/// Labels that sort the parts of one sentence: `Smallest text: Apple official 11 pt; FP adopted 12 pt`. Each holds from
/// where it stands to the next one.
struct TierLabels {
  private var places: [Int] = []
  private var tiers: [String] = []

  /// Empty where a text names one tier only: then that is its tier as a whole.
  init(_ analysis: Analysis) {
    let named = analysis.mentions.filter { $0.has(.tier) }
    guard named.count > 1 else { return }
    for mention in named {
      guard let tier = mention.first(.tier)?.detail["tier"], Self.opens(mention, analysis) else { continue }
      places.append(analysis.range(mention).lowerBound)
      tiers.append(tier)
    }
    if Set(tiers).count < 2 {
      places = []
      tiers = []
    }
  }

  /// The one that a place stands behind.
  func tier(at place: Int) -> String? {
    places.lastIndex { $0 <= place }.map { tiers[$0] }
  }

  /// Whether a label begins a part of the sentence: nothing but a mark stands before it, or what the parts are of.
  private static func opens(_ label: Mention, _ analysis: Analysis) -> Bool {
    let place = analysis.range(label)
    guard
      let mark = analysis.slice(max(0, place.lowerBound - 8)..<place.lowerBound).last(where: {
        $0 != " " && $0 != "*" && $0 != "\u{FFFD}"
      })
    else { return true }
    return ":：;；,，、。.(（—–-".contains(mark)
  }

  /// Where the label ends that a stretch opens with, with the words that only join it to what follows: 为, は, `is`.
  static func end(ofLabelOpening stretch: Range<Int>, _ analysis: Analysis) -> Int? {
    let mentions = analysis.mentions(in: stretch)
    guard let label = mentions.first, label.has(.tier) else { return nil }
    let place = analysis.range(label)
    guard place.upperBound < stretch.upperBound || place.upperBound == stretch.upperBound,
      analysis.slice(stretch.lowerBound..<place.lowerBound).allSatisfy({ " *「【[".contains($0) })
    else { return nil }
    var end = place.upperBound
    for mention in mentions.dropFirst() {
      guard mention.has(.filler), mention.tokens.count == 1,
        analysis.slice(end..<analysis.range(mention).lowerBound).allSatisfy({ $0 == " " })
      else { break }
      end = analysis.range(mention).upperBound
    }
    return end
  }
}
