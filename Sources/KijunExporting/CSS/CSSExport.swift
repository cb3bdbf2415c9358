import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Custom properties for a style sheet: those of the usual appearance, then of the dark one and of increased contrast.
public struct CSSExport {
  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func write(_ put: (String) throws -> Void) throws {
    let tokens = try DesignTokens(reader).all
    try put(
      """
      /* Values of guidelines, each with its source. Made by 'kijun export css': change the documents, not this.
         What is in pt is for native code: a property that ends with -pt is a bare number and no length of CSS. */

      """)
    let plain = Set(tokens.filter { $0.variant.appearance == nil }.map { Self.key(of: $0) })
    for block in Block.allCases {
      let own = tokens.filter { Block(of: $0.variant, hasPlain: plain.contains(Self.key(of: $0))) == block }
      guard !own.isEmpty else { continue }
      let indent = block.query == nil ? "" : "  "
      if let query = block.query { try put("\n@media \(query) {\n") } else { try put("\n") }
      try put("\(indent):root {\n")
      for token in own {
        try put("\(indent)  /* \(CommentText.line("\(token.fact.standing) · \(token.fact.spot)")) */\n")
        try put("\(indent)  \(Self.declaration(token));\n")
      }
      try put("\(indent)}\n" + (block.query == nil ? "" : "}\n"))
    }
  }

  private static func key(of token: DesignToken) -> String {
    token.name + (token.variant.isIncreasedContrast ? "+" : "")
  }

  private static func declaration(_ token: DesignToken) -> String {
    let value = token.value
    let number = NumberText.of(value.number)
    switch (value.kind, value.unit) {
    case (.color, _): return "--\(token.name): \((value.color?.hex ?? "").lowercased())"
    case (.length, let unit?) where ["pt", "dp", "sp"].contains(unit):
      return "--\(token.name)-\(unit): \(number)"
    case (.length, let unit?), (.duration, let unit?): return "--\(token.name): \(number)\(unit)"
    case (_, "%"): return "--\(token.name): \(number)%"
    case (_, "°"): return "--\(token.name): \(number)deg"
    default: return "--\(token.name): \(number)"
    }
  }

  /// Where a declaration stands. A later block goes before an earlier one.
  private enum Block: CaseIterable {
    case base, light, dark, contrast, lightContrast, darkContrast

    /// A light value is the usual one, unless there is one that names no appearance.
    init(of variant: DesignVariant, hasPlain: Bool) {
      switch (variant.appearance, variant.isIncreasedContrast) {
      case (nil, false): self = .base
      case (nil, true): self = .contrast
      case (.light, false): self = hasPlain ? .light : .base
      case (.light, true): self = hasPlain ? .lightContrast : .contrast
      case (.dark, false): self = .dark
      case (.dark, true): self = .darkContrast
      }
    }

    var query: String? {
      switch self {
      case .base: nil
      case .light: "(prefers-color-scheme: light)"
      case .dark: "(prefers-color-scheme: dark)"
      case .contrast: "(prefers-contrast: more)"
      case .lightContrast: "(prefers-color-scheme: light) and (prefers-contrast: more)"
      case .darkContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)"
      }
    }
  }
}
