import KijunVocabulary

extension QuestionReader {
  /// `B43TextField`, `AccentButtonStyle`: a name with capitals or digits inside is one word of its own. Returns
  /// where those stand that the documents know.
  func addIdentifiers(to question: inout Question) -> [Range<Int>] {
    var known: [Range<Int>] = []
    var word = ""
    var offset = 0
    for scalar in (question.text + " ").unicodeScalars {
      let isInside = scalar == "." && !word.isEmpty
      if scalar.isASCII,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || isInside
      {
        word.unicodeScalars.append(scalar)
      } else {
        if addIdentifier(word, to: &question) || addMember(word, to: &question) {
          known.append(offset - word.utf8.count..<offset)
        }
        word = ""
      }
      offset += String(scalar).utf8.count
    }
    return known
  }

  /// `Spacing.large`, `gap.xl`: a name in two parts, which means what the documents say of it and none of its words.
  private func addMember(_ word: String, to question: inout Question) -> Bool {
    let parts = word.split(separator: ".").map { Folding.fold(String($0)) }
    guard parts.count > 1, parts.allSatisfy({ $0.first?.isLetter == true }) else { return false }
    let isKnown = parts.allSatisfy { weights.frequency(ofTerm: $0) > 0 }
    // A member of a family that the documents know, which they don't: it is none of the others.
    guard isKnown || parts.allSatisfy({ $0.count > 1 }) && weights.frequency(ofTerm: parts[0]) > 0 else {
      return false
    }
    question.residues.append(
      Question.Residue(
        text: parts.joined(separator: "."), terms: parts, weight: isKnown ? 0.8 : 1.5, isKnown: isKnown,
        isWhole: true))
    return true
  }

  private func addIdentifier(_ word: String, to question: inout Question) -> Bool {
    let capitals = word.dropFirst().count { $0.isUppercase }
    guard word.utf8.count >= 6, capitals > 0, capitals * 2 < word.count, word.contains(where: \.isLowercase)
    else {
      return false
    }
    let name = Folding.fold(word)
    guard relations.mark("word-" + name, base) else { return false }
    question.residues.append(Question.Residue(text: name, terms: [name], weight: 0.6, isKnown: true))
    return true
  }
}
