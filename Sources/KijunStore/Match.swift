import KijunGuidelines

/// A query for the full-text index. Nothing else makes text for `MATCH`, whose operators would otherwise turn
/// the punctuation of a question into an error.
public struct Match: Sendable, Equatable {
  private indirect enum Part: Sendable, Equatable {
    case word(String, isOwn: Bool)
    case all([Part])
    case any([Part])
  }

  /// nil for what finds nothing.
  private let part: Part?

  /// Finds nothing.
  public static let nothing = Match(part: nil)

  /// Finds rows that have each word of a term, in any order: the index keeps no positions, so it knows no
  /// phrases and would raise an error for a term of two words.
  public static func quote(_ term: String) -> Match {
    all(words(of: term).map { Match(part: .word($0, isOwn: false)) })
  }

  /// Finds rows that have one of the terms.
  public static func any(_ terms: [String]) -> Match { any(terms.map(quote)) }

  public static func any(_ matches: [Match]) -> Match { join(matches) { .any($0) } }

  /// Finds rows that have all of the terms. A term without any word is no condition.
  public static func all(_ terms: [String]) -> Match { all(terms.map(quote)) }

  public static func all(_ matches: [Match]) -> Match { join(matches) { .all($0) } }

  /// Looks only into the words of the passage itself, not into those around it.
  public static func own(_ match: Match) -> Match { Match(part: match.part.map(own)) }

  private static func own(_ part: Part) -> Part {
    switch part {
    case .word(let word, _): .word(word, isOwn: true)
    case .all(let parts): .all(parts.map(own))
    case .any(let parts): .any(parts.map(own))
    }
  }

  private static func join(_ matches: [Match], _ made: ([Part]) -> Part) -> Match {
    let parts = matches.compactMap(\.part)
    return Match(part: parts.count > 1 ? made(parts) : parts.first)
  }
}

extension Match {
  /// As SQLite reads it.
  public var expression: String { part.map(Self.expression) ?? "\"\"" }

  private static func expression(_ part: Part) -> String {
    switch part {
    case .word(let word, let isOwn):
      isOwn ? "\"\(word)\"" : "(\"\(word)\" OR \"\(word)\(IndexMark.around)\")"
    case .all(let parts): "(\(parts.map(expression).joined(separator: " AND ")))"
    case .any(let parts): "(\(parts.map(expression).joined(separator: " OR ")))"
    }
  }

  /// What the quoted words of the expression are for `text_rank`, in their order: `o` for a word of the passage itself,
  /// `a` for the one before it where that stands around the passage; all of those in round brackets belong together,
  /// and any of those in square ones.
  var roles: String {
    var roles = ""
    if let part { Self.addRoles(of: part, to: &roles) }
    return roles
  }

  private static func addRoles(of part: Part, to roles: inout String) {
    switch part {
    case .word(_, let isOwn): roles += isOwn ? "o" : "oa"
    case .all(let parts):
      roles += "("
      for part in parts { addRoles(of: part, to: &roles) }
      roles += ")"
    case .any(let parts):
      roles += "["
      for part in parts { addRoles(of: part, to: &roles) }
      roles += "]"
    }
  }
}

extension Match {
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
