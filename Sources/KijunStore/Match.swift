/// A query for the full-text index. Nothing else makes text for `MATCH`, whose operators would otherwise turn
/// the punctuation of a question into an error.
public struct Match: Sendable, Equatable {
  public let expression: String

  /// Finds nothing.
  public static let nothing = Match(expression: "\"\"")

  private init(expression: String) { self.expression = expression }

  /// Finds rows that have each word of a term, in any order: the index keeps no positions, so it knows no
  /// phrases and would raise an error for a term of two words.
  public static func quote(_ term: String) -> Match {
    let words = words(of: term)
    guard !words.isEmpty else { return nothing }
    let quoted = words.map { "\"\($0)\"" }
    return Match(expression: quoted.count == 1 ? quoted[0] : "(\(quoted.joined(separator: " AND ")))")
  }

  /// Finds rows that have one of the terms.
  public static func any(_ terms: [String]) -> Match { any(terms.map(quote)) }

  public static func any(_ matches: [Match]) -> Match { join(matches, "OR") }

  /// Finds rows that have all of the terms. A term without any word is no condition.
  public static func all(_ terms: [String]) -> Match { all(terms.map(quote)) }

  public static func all(_ matches: [Match]) -> Match { join(matches, "AND") }

  /// Looks only into the words of the passage itself, not into those around it.
  public static func own(_ match: Match) -> Match { Match(expression: "own : (\(match.expression))") }

  private static func join(_ matches: [Match], _ operation: String) -> Match {
    let parts = matches.filter { $0 != nothing }
    guard parts.count > 1 else { return parts.first ?? nothing }
    return Match(expression: "(\(parts.map(\.expression).joined(separator: " \(operation) ")))")
  }

  /// Cuts a term where the tokenizer of the index (`unicode61`) would.
  private static func words(of term: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in term.unicodeScalars {
      if isWordCharacter(scalar) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    switch scalar.value {
    // Letters since Unicode 8, marks in the older tables of the index, which cuts there.
    case 0x19B0...0x19C0, 0x19C8...0x19C9, 0x1CF2...0x1CF3: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse:
      return true
    default: return false
    }
  }
}
