import KijunVocabulary

/// Decides between two readings of a word by the shape of the whole question.
enum QuestionShape {
  static func refine(_ question: inout Question) {
    let analysis = question.analysis
    // `list` and 列表 are things as well as requests; a request stands first or last.
    if question.asks.contains("list") {
      let asks = analysis.mentions.filter { $0.concepts.contains { $0.detail["asks"] == "list" } }
      let isRequest = asks.contains { mention in
        !mention.has(.subject) || mention.tokens.lowerBound == 0
      }
      if !isRequest { question.asks.remove("list") }
    }
    // `iOS 9` is an edition, no value to look for.
    question.makeWords { quantity in
      quantity.shape == .number && quantity.unit == nil && analysis.mentions.contains {
        $0.has(.condition) && $0.first(.condition)?.detail["condition"] == "platform"
          && analysis.range($0).upperBound <= quantity.range.lowerBound
          && quantity.range.lowerBound - analysis.range($0).upperBound <= 1
      }
    }
    for quantity in question.quantities where quantity.shape == .number && quantity.unit == nil {
      if let year = quantity.numbers.first, year >= 1990, year < 2100 { question.years.append(String(Int(year))) }
    }
    question.quantities.removeAll { quantity in
      quantity.shape == .number && quantity.unit == nil
        && quantity.numbers.first.map { question.years.contains(String(Int($0))) } == true
    }
    // `does a minHeight of 44 enlarge the hit area`: a sentence answers, not a claim with that number.
    if question.asks.contains("whether"), !question.asks.contains("compare"), question.content.count >= 2 {
      question.makeWords { _ in true }
    }
    // A denial or a bare comparison word doesn't ask for a comparison by itself.
    if question.asks.contains("whether"), analysis.mentions.first?.has(.question) != true,
      question.language == "en", !analysis.text.hasSuffix("?")
    {
      question.asks.remove("whether")
    }
  }
}
