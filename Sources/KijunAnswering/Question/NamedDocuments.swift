import KijunStore
import KijunVocabulary

/// Which documents a question names by a word of their path, title or publisher: `the toast level in Serendie`.
///
/// Words of the field stand in paths as well, so a word that other documents speak of names none.
struct NamedDocuments {
  let base: KnowledgeBase

  private static let mostPassages = 400

  /// Takes the names out of a question and binds it to their documents.
  func bind(_ question: inout Question) {
    var named: [Set<Int64>] = []
    var places: [(text: String, tokens: Range<Int>)] = []
    question.residues.removeAll { residue in
      guard !residue.isWhole,
        let documents = documents(named: residue.text, isKnown: residue.isKnown, residue.terms)
      else { return false }
      named.append(documents)
      places.append((residue.text, residue.tokens))
      return true
    }
    question.slots.removeAll { slot in
      guard slot.kind == .content, slot.concepts.contains(where: { $0.broader.contains("design-system") }),
        let documents = documents(named: slot.text, isKnown: false, [])
      else { return false }
      named.append(documents)
      return true
    }
    guard let first = named.first else { return }
    let all = named.dropFirst().reduce(first) { $0.intersection($1) }
    let bound = all.isEmpty ? named.reduce([]) { $0.union($1) } : all
    question.documents = bound
    // `Wren UI`: what is left of the name.
    question.slots.removeAll { slot in
      places.contains { place in
        place.tokens.upperBound == slot.tokens.lowerBound && !place.tokens.isEmpty
          && isNamed(bound, Self.squeezed(place.text + slot.text))
      }
    }
    question.residues.removeAll { residue in
      let name = Self.squeezed(residue.text)
      guard name.utf8.count >= 2, name.utf8.count < Self.shortest else { return false }
      return isNamed(bound, name)
    }
  }

  private func isNamed(_ bound: Set<Int64>, _ name: String) -> Bool {
    (try? base.documents(named: name)).map { bound.isSubset(of: $0) } ?? false
  }

  private static let shortest = 4

  private static func squeezed(_ text: String) -> String {
    String(String.UnicodeScalarView(Folding.fold(text).unicodeScalars.filter(isLetter)))
  }

  private func documents(named text: String, isKnown: Bool, _ terms: [String]) -> Set<Int64>? {
    let squeezed = Self.squeezed(text)
    guard squeezed.utf8.count >= Self.shortest, text.unicodeScalars.allSatisfy({ $0.isASCII }),
      let found = try? base.documents(named: squeezed), !found.isEmpty,
      let count = try? base.documentCount(), found.count * 2 <= count
    else { return nil }
    let documents = Set(found)
    guard isKnown else { return documents }
    guard let speaking = try? base.documents(with: .own(.any(terms)), limit: Self.mostPassages),
      speaking.isSubset(of: documents)
    else { return nil }
    return documents
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}
