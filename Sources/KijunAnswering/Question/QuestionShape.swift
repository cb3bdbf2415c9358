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
      quantity.shape == .number && quantity.unit == nil
        && analysis.mentions.contains {
          $0.has(.condition) && $0.first(.condition)?.detail["condition"] == "platform"
            && analysis.range($0).upperBound <= quantity.range.lowerBound
            && quantity.range.lowerBound - analysis.range($0).upperBound <= 1
        }
    }
    for quantity in question.quantities where quantity.shape == .number && quantity.unit == nil {
      if let year = quantity.numbers.first, year >= 1990, year < 2100 {
        question.years.append(String(Int(year)))
      }
    }
    question.quantities.removeAll { quantity in
      quantity.shape == .number && quantity.unit == nil
        && quantity.numbers.first.map { question.years.contains(String(Int($0))) } == true
    }
    if !question.units.isEmpty, question.asks.remove("count") != nil { question.asks.insert("quantity") }
    // いくつ asks for a number of things or for a measure; the property tells.
    if question.language != "en", question.asks.contains("count"),
      question.properties.contains(where: {
        $0.concepts.contains { !$0.measures.isEmpty && $0.id != "size" && $0.id != "count" }
      })
    {
      question.asks.remove("count")
      question.asks.insert("quantity")
    }
    if !question.years.isEmpty {
      question.slots.removeAll { slot in
        slot.concepts.contains { $0.measures.contains("date") || $0.id == "edition" }
      }
    }
    // In English the question is in the first word: `is …`, `can I …`; elsewhere in its last.
    if question.asks.contains("whether"), question.language == "en" {
      let opens = analysis.mentions.contains {
        $0.tokens.lowerBound == 0 && $0.concepts.contains { $0.detail["asks"] == "whether" }
      }
      if !opens { question.asks.remove("whether") }
    }
    // `does a minHeight of 44 enlarge the hit area`: a sentence answers, not a claim with that number.
    if question.asks.contains("whether"), !question.asks.contains("compare"), question.content.count >= 2 {
      question.makeWords { _ in true }
    }
  }
}
