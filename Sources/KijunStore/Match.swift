import KijunGuidelines
import KijunSQLite

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
}

extension Match {
  /// What the rows of its words come to: the passages that it finds, each with the words that it has.
  ///
  /// The words of the passage itself weigh `own`, and those around it `around`.
  func hits(_ found: WordRows, own: Double, around: Double) -> [WordHit] {
    guard let part, !found.rows.isEmpty else { return [] }
    var next = 0
    return Self.hits(part) { isOwn in
      let first = next
      next += isOwn ? 1 : 2
      guard next <= found.rows.count else { return [] }
      return WordHit.of(
        found.rows[first], weight: own, around: isOwn ? [] : found.rows[first + 1], weight: around,
        total: found.total)
    }
  }

  private static func hits(_ part: Part, _ word: (Bool) -> [WordHit]) -> [WordHit] {
    switch part {
    case .word(_, let isOwn): return word(isOwn)
    case .any(let parts): return WordHit.any(parts.map { hits($0, word) })
    case .all(let parts): return WordHit.all(parts.map { hits($0, word) })
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
