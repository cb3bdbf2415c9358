/// A pattern of paths as `.gitignore` has them: `*` and `?` stay within a name, `**` stands for any folders between.
///
/// Matching goes back to the last star alone, so it takes the product of both lengths at most, whatever the pattern.
struct PathPattern: Sendable {
  private enum Name {
    case anyFolders
    case tokens([Token])
  }

  private enum Token: Equatable {
    case star, any
    case byte(UInt8)
    case range([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let names: [Name]
  /// Nearly all patterns are such, and each is held against every file.
  private let simple: Simple?

  /// A pattern of a name alone, wherever it stands: `.DS_Store`, `*.tmp`.
  private enum Simple {
    case name([UInt8])
    case ending([UInt8])
  }

  /// - Parameter isAnchored: whether it begins at the folder of the file that has it, rather than anywhere below.
  init(_ pattern: [UInt8], isAnchored: Bool) {
    var names: [Name] = isAnchored ? [] : [.anyFolders]
    for name in pattern.split(separator: UInt8(ascii: "/")) {
      names.append(name.elementsEqual("**".utf8) ? .anyFolders : .tokens(Self.tokens(of: Array(name))))
    }
    // What is in a folder, and not the folder itself.
    if case .anyFolders = names.last { names.append(.tokens([.star])) }
    self.names = names
    simple = Self.simple(names)
  }

  private static func simple(_ names: [Name]) -> Simple? {
    guard names.count == 2, case .anyFolders = names[0], case .tokens(let tokens) = names[1] else {
      return nil
    }
    let isEnding = tokens.first == .star
    var bytes: [UInt8] = []
    for token in isEnding ? tokens[1...] : tokens[...] {
      guard case .byte(let byte) = token else { return nil }
      bytes.append(byte)
    }
    return isEnding ? .ending(bytes) : .name(bytes)
  }

  /// Whether it can be seen by the last name alone, and is of that; nil where the whole path has to be looked at.
  func matches(name: ArraySlice<UInt8>) -> Bool? {
    switch simple {
    case .name(let whole): name.elementsEqual(whole)
    case .ending(let ending): name.count >= ending.count && name.suffix(ending.count).elementsEqual(ending)
    case nil: nil
    }
  }

  func matches(_ path: [[UInt8]]) -> Bool {
    Self.matches(
      names, path,
      isStar: { if case .anyFolders = $0 { true } else { false } },
      isSame: { name, part in
        guard case .tokens(let tokens) = name else { return false }
        return Self.matches(tokens, part, isStar: { $0 == .star }, isSame: Self.matches)
      })
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .star: false
    case .any: true
    case .byte(let wanted): wanted == byte
    case .range(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  private static func tokens(of pattern: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var at = 0
    while at < pattern.count {
      let byte = pattern[at]
      at += 1
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .star { tokens.append(.star) }
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "\\") where at < pattern.count:
        tokens.append(.byte(pattern[at]))
        at += 1
      case UInt8(ascii: "["):
        if let (token, end) = range(in: pattern, from: at) {
          tokens.append(token)
          at = end
        } else {
          tokens.append(.byte(byte))
        }
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// `a-z]`, `!a]`; nil where nothing closes it.
  private static func range(in pattern: [UInt8], from start: Int) -> (Token, end: Int)? {
    var at = start
    let isNegated =
      at < pattern.count && (pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^"))
    if isNegated { at += 1 }
    let first = at
    var ranges: [ClosedRange<UInt8>] = []
    while at < pattern.count {
      if pattern[at] == UInt8(ascii: "]"), at > first {
        return (.range(ranges, isNegated: isNegated), at + 1)
      }
      if at + 2 < pattern.count, pattern[at + 1] == UInt8(ascii: "-"), pattern[at + 2] != UInt8(ascii: "]"),
        pattern[at] <= pattern[at + 2]
      {
        ranges.append(pattern[at]...pattern[at + 2])
        at += 3
      } else {
        ranges.append(pattern[at]...pattern[at])
        at += 1
      }
    }
    return nil
  }

  /// Whether a pattern with stars, each of which stands for any number of items, matches all of a list.
  private static func matches<P, T>(
    _ pattern: [P], _ items: [T], isStar: (P) -> Bool, isSame: (P, T) -> Bool
  ) -> Bool {
    var (at, item) = (0, 0)
    var star: Int?
    var resumed = 0
    while item < items.count {
      if at < pattern.count, isStar(pattern[at]) {
        star = at
        resumed = item
        at += 1
      } else if at < pattern.count, isSame(pattern[at], items[item]) {
        at += 1
        item += 1
      } else if let star {
        resumed += 1
        at = star + 1
        item = resumed
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy(isStar)
  }
}
