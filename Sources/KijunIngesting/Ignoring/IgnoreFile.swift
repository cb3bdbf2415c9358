/// The rules of one `.gitignore`, `.ignore` or `.kijunignore`.
struct IgnoreFile {
  /// In the order in which they are read: a later one goes before.
  static let names = [".gitignore", ".ignore", ".kijunignore"]

  struct Rule {
    var pattern: PathPattern
    var isNegated: Bool
    var isForFoldersAlone: Bool
    var line: Int
  }

  private(set) var rules: [Rule] = []

  init(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let rule = Self.rule(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line), index + 1) {
        rules.append(rule)
      }
    }
  }

  private static func rule(_ line: [UInt8], _ number: Int) -> Rule? {
    var pattern = number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line[3...] : line[...]
    while pattern.last == UInt8(ascii: " "), pattern.dropLast().last != UInt8(ascii: "\\") {
      pattern.removeLast()
    }
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    let isForFolders = pattern.last == UInt8(ascii: "/")
    if isForFolders { pattern.removeLast() }
    guard pattern.contains(where: { $0 != UInt8(ascii: "/") }) else { return nil }
    return Rule(
      pattern: PathPattern(Array(pattern), isAnchored: pattern.contains(UInt8(ascii: "/"))),
      isNegated: isNegated, isForFoldersAlone: isForFolders, line: number)
  }

  /// The last rule that speaks of a name in a folder, which is relative to the folder of this file.
  func rule(for name: ArraySlice<UInt8>, in folder: ArraySlice<[UInt8]>, isFolder: Bool) -> Rule? {
    var path: [[UInt8]]?
    return rules.last { rule in
      guard isFolder || !rule.isForFoldersAlone else { return false }
      if let isName = rule.pattern.matches(name: name) { return isName }
      let whole = path ?? folder + [Array(name)]
      path = whole
      return rule.pattern.matches(whole)
    }
  }
}
