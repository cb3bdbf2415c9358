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
    question.quantities.removeAll { quantity in
      quantity.shape == .number && quantity.unit == nil && analysis.mentions.contains {
        $0.has(.condition) && $0.first(.condition)?.detail["condition"] == "platform"
          && analysis.range($0).upperBound <= quantity.range.lowerBound
          && quantity.range.lowerBound - analysis.range($0).upperBound <= 1
      }
    }
    // A denial or a bare comparison word doesn't ask for a comparison by itself.
    if question.asks.contains("whether"), analysis.mentions.first?.has(.question) != true,
      question.language == "en", !analysis.text.hasSuffix("?")
    {
      question.asks.remove("whether")
    }
  }
}
