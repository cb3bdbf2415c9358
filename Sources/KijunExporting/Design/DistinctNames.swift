import KijunGuidelines
import KijunStore

/// Tells values of one name apart: by their role, unit and platform, then by their source, at last by the claim's id. What
/// says the same under one name is one token. The variants of a value keep one name.
enum DistinctNames {
  /// What two values differ in, and the word for it.
  private struct Mark: Sendable {
    var key: @Sendable (DesignToken) -> String
    var word: @Sendable (DesignToken) -> String

    init(_ key: @escaping @Sendable (DesignToken) -> String, word: (@Sendable (DesignToken) -> String)? = nil)
    {
      self.key = key
      self.word = word ?? key
    }
  }

  private static let marks: [Mark] = [
    Mark { $0.fact.claim.value.role?.rawValue ?? "" }, Mark { Slug.of(concepts: [$0.value.unit ?? ""]) },
    Mark(
      { Slug.of(concepts: platforms($0)) },
      word: { token in
        let all = platforms(token)
        return all.count > 2 ? "\(Slug.of(concepts: [all[0]]))-and-\(all.count - 1)" : Slug.of(concepts: all)
      }),
    // A long id says no more than a short mark.
    Mark(
      { $0.fact.source.id },
      word: { token in
        let slug = Slug.joined(Slug.words(of: token.fact.source.id))
        guard slug.isEmpty || slug.utf8.count > 16 else { return slug }
        var hash = Fingerprint()
        hash.add(token.fact.source.id)
        return "s" + hash.text.prefix(6)
      }),
    Mark({ $0.fact.claim.key }, word: { DesignToken.shortID($0.fact.claim.key) }),
  ]

  private static func platforms(_ token: DesignToken) -> [String] {
    token.fact.claim.conditions["platform"]?.concepts ?? []
  }

  static func of(_ found: [DesignToken]) -> [DesignToken] {
    var groups = Dictionary(grouping: found, by: \.name)
    var settled: [[DesignToken]] = []
    for name in groups.keys.sorted() { settled += settle(groups.removeValue(forKey: name) ?? [], marks[...]) }
    return unique(settled)
  }

  /// Groups of one name each, with one value for each variant.
  private static func settle(_ tokens: [DesignToken], _ marks: ArraySlice<Mark>) -> [[DesignToken]] {
    guard let mark = marks.first, !isOne(tokens) else { return [merged(tokens)] }
    let groups = Dictionary(grouping: tokens, by: mark.key)
    guard groups.count > 1 else { return settle(tokens, marks.dropFirst()) }
    return groups.keys.sorted().flatMap { key in
      settle(
        (groups[key] ?? []).map { token in
          var token = token
          let word = mark.word(token)
          if !word.isEmpty { token.property += "-" + word }
          return token
        }, marks.dropFirst())
    }
  }

  /// Whether there is one value for each variant.
  private static func isOne(_ tokens: [DesignToken]) -> Bool {
    Dictionary(grouping: tokens, by: \.variant).values.allSatisfy { Set($0.map(\.value)).count == 1 }
  }

  private static func merged(_ tokens: [DesignToken]) -> [DesignToken] {
    var result: [DesignToken] = []
    for token in tokens {
      if let index = result.firstIndex(where: { $0.variant == token.variant && $0.value == token.value }) {
        result[index].also.append(token.fact.claim.key)
      } else {
        result.append(token)
      }
    }
    return result
  }

  /// Names that are short enough. Two of them may be one then, and two paths one name once they are joined, or one constant
  /// once that is in camel case: the second has its id behind it.
  private static func unique(_ groups: [[DesignToken]]) -> [DesignToken] {
    var taken: Set<String> = []
    var result: [DesignToken] = []
    for group in groups {
      let id = group.map(\.fact.claim.key).min() ?? ""
      var mark = ""
      var named = group.map { $0.named(with: mark) }
      var names = named.map(constant)
      var count = 1
      while !taken.isDisjoint(with: names) {
        mark = DesignToken.shortID(id) + (count > 1 ? "-\(count)" : "")
        count += 1
        named = group.map { $0.named(with: mark) }
        names = named.map(constant)
      }
      taken.formUnion(names)
      result += named
    }
    return result.sorted {
      ($0.path + [$0.variant.suffix]).lexicographicallyPrecedes($1.path + [$1.variant.suffix])
    }
  }

  /// The name as a constant has it: small and capital letters don't tell either.
  private static func constant(_ token: DesignToken) -> String {
    (token.name + token.variant.suffix).filter { $0 != "-" }
  }
}
