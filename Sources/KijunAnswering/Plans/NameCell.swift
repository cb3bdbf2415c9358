import KijunGuidelines
import KijunStore
import KijunVocabulary

/// What a row calls its thing in code: the cell below the framework asked for, or the key that is such a name itself.
struct NameCell {
  let tools: Tools

  /// nil for a row without a name in code.
  func answer(_ ranked: Ranked, frameworks: [Question.Slot], _ making: AnswerMaking) throws -> Answer? {
    let unit = ranked.unit
    let words = try tools.base.claims(ofPassages: [unit.passage.id]).filter {
      $0.value.kind == .code || $0.value.kind == .text
    }
    let row = words.filter { $0.value.kind == .code }
    func answer(_ claim: StoredClaim) throws -> Answer {
      try making.answer(
        Unit(passage: unit.passage, claim: claim, source: unit.source, relations: tools.relations),
        score: ranked.fit.score)
    }
    for slot in frameworks {
      // `Stepper` has not the look of code.
      if let claim = words.first(where: {
        slot.nearness.best(tools.relations.numbers($0.propertyConcepts)) >= 0.85
      }) {
        return try answer(claim)
      }
    }
    if let key = unit.passage.cells.first, Self.isName(key) {
      var answer = try making.answer(ranked, value: Value(kind: .code, text: key), property: "")
      answer.subject = ""
      return answer
    }
    // The column of another framework says nothing of the one that is asked for.
    guard frameworks.isEmpty || !words.contains(where: namesFramework), let claim = row.first else {
      return nil
    }
    return try answer(claim)
  }

  private func namesFramework(_ claim: StoredClaim) -> Bool {
    claim.propertyConcepts.contains {
      tools.lexicon.concept($0)?.broader.contains("framework") == true
    }
  }

  /// `gap-l`, `space.5`, `RoomNumber`: ASCII without spaces, with a joint or a capital inside.
  static func isName(_ text: String) -> Bool {
    guard (2...60).contains(text.utf8.count), let first = text.first,
      first.isLetter || first == "." || first == "-"
    else { return false }
    var isJoined = false
    for character in text.dropFirst() {
      guard character.isASCII, character.isLetter || character.isNumber || "._-()".contains(character) else {
        return false
      }
      isJoined = isJoined || "._-".contains(character) || character.isUppercase
    }
    return first.isASCII && isJoined && text.contains(where: \.isLowercase)
  }
}
