import KijunGuidelines
import KijunStore

/// Tells values of one name apart: by their role, unit and platform, then by their source, at last by the claim's id. What
/// says the same under one name is one token.
enum DistinctNames {
  private static let marks: [@Sendable (DesignToken) -> String] = [
    { $0.fact.claim.value.role?.rawValue ?? "" }, { Slug.of(concepts: [$0.value.unit ?? ""]) },
    { Slug.of(concepts: $0.fact.claim.conditions["platform"]?.concepts ?? []) },
    { Slug.joined(Slug.words(of: $0.fact.source.id)) }, { $0.fact.claim.key.replacingUnderscore },
  ]

  static func of(_ found: [DesignToken]) -> [DesignToken] {
    var groups = Dictionary(grouping: found, by: \.name)
    var settled: [DesignToken] = []
    for name in groups.keys.sorted() { settled += settle(groups.removeValue(forKey: name) ?? [], marks[...]) }
    return unique(settled)
  }

  private static func settle(
    _ tokens: [DesignToken], _ marks: ArraySlice<@Sendable (DesignToken) -> String>
  ) -> [DesignToken] {
    guard let mark = marks.first, !isOne(tokens) else { return merged(tokens) }
    let groups = Dictionary(grouping: tokens, by: mark)
    guard groups.count > 1 else { return settle(tokens, marks.dropFirst()) }
    return groups.keys.sorted().flatMap { word in
      settle(
        (groups[word] ?? []).map { token in
          var token = token
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

  /// Two paths may be one name once they are joined, and one constant once that is in camel case.
  private static func unique(_ tokens: [DesignToken]) -> [DesignToken] {
    var taken: Set<String> = []
    var result: [DesignToken] = []
    var count = 0
    for token in tokens {
      var token = token
      // The name as a constant has it: small and capital letters don't tell either.
      if !taken.insert((token.name + token.variant.suffix).filter { $0 != "-" }).inserted {
        count += 1
        token.property += "-\(token.fact.claim.key.replacingUnderscore)-\(count)"
      }
      result.append(token)
    }
    return result.sorted {
      ($0.path + [$0.variant.suffix]).lexicographicallyPrecedes($1.path + [$1.variant.suffix])
    }
  }
}
