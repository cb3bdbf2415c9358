import KijunVocabulary

/// A word of a question that names one of two things held against each other: a concept, or a word that only the
/// documents know.
struct Thing {
  private enum Place: Equatable {
    case slot(Int)
    case residue(Int)
  }

  private let place: Place
  let tokens: Range<Int>

  /// In the order of the question. Properties and bounds are asked of both things.
  static func all(_ question: Question) -> [Thing] {
    var things: [Thing] = []
    for (index, slot) in question.slots.enumerated() where slot.kind != .property && slot.kind != .bound {
      things.append(Thing(place: .slot(index), tokens: slot.tokens))
    }
    for (index, residue) in question.residues.enumerated() where !residue.tokens.isEmpty {
      things.append(Thing(place: .residue(index), tokens: residue.tokens))
    }
    return things.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The words that stand together with the first one, such as `settings rows`, at most so many words between them.
  static func run(_ things: [Thing], from first: Thing, gap: Int = 1) -> [Thing] {
    var run = [first]
    for thing in things where !run.contains(where: { $0.place == thing.place }) {
      let isNear = run.contains {
        thing.tokens.lowerBound <= $0.tokens.upperBound + gap
          && $0.tokens.lowerBound <= thing.tokens.upperBound + gap
      }
      if !isNear { break }
      run.append(thing)
    }
    return run
  }

  /// The question's words without those of one thing; what the other thing is called too stays.
  static func without(
    _ things: [Thing], but others: [Thing], _ question: Question
  ) -> (slots: [Question.Slot], residues: [Question.Residue]) {
    let kept = others.compactMap { $0.numbers(question) }
    let dropped = things.filter { thing in
      guard let numbers = thing.numbers(question) else { return true }
      return !kept.contains(numbers)
    }
    return (
      question.slots.enumerated().filter { slot in !dropped.contains { $0.place == .slot(slot.offset) } }
        .map(\.element),
      question.residues.enumerated().filter { word in !dropped.contains { $0.place == .residue(word.offset) }
      }
      .map(\.element)
    )
  }

  private func numbers(_ question: Question) -> [Int]? {
    guard case .slot(let index) = place else { return nil }
    return question.slots[index].numbers
  }
}
