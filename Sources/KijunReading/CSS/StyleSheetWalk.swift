internal import KijunGuidelines

/// Walks through the statements of a style sheet, and remembers in which rules it stands.
struct StyleSheetWalk {
  private struct Context {
    var scope: [Entry.Scope] = []
    var conditions: [String] = []
    /// Frames of an animation, functions, loops: what stands in them holds for no thing by itself.
    var isSkipped = false
    /// What the last comment on a line of its own says of the declarations below it.
    var note: String?
  }

  private(set) var document = TreeDocument(quotesFile: true)
  private let bytes: [UInt8]
  private let lines: Lines
  private let statements: [StyleSheet.Statement]
  private let variables: StyleVariables
  private static let depthLimit = 64
  /// Longer values are pictures and fonts written out.
  private static let lengthLimit = 1000

  init(_ bytes: [UInt8], _ statements: [StyleSheet.Statement]) {
    self.bytes = bytes
    self.statements = statements
    lines = Lines(bytes)
    variables = StyleVariables(bytes, statements)
  }

  mutating func run() {
    var contexts = [Context()]
    var depth = 0
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .open(let prelude):
        depth += 1
        if depth < Self.depthLimit { contexts.append(inner(text(prelude), contexts[contexts.count - 1])) }
      case .close:
        if depth < Self.depthLimit, contexts.count > 1 { contexts.removeLast() }
        depth = max(0, depth - 1)
      case .comment(let range, let isBehind):
        // Behind a declaration it was read together with that.
        if isBehind, index > 0, case .declaration = statements[index - 1] { continue }
        let isTop = contexts.count == 1
        say(range, asHeading: isTop)
        contexts[contexts.count - 1].note = isTop ? nil : DataText.short(Self.plain(text(range)))
      case .declaration(let name, let value):
        guard depth < Self.depthLimit, !contexts[contexts.count - 1].isSkipped else { continue }
        declare(name, value, contexts[contexts.count - 1], note: note(behind: index, value))
      }
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func inner(_ prelude: String, _ outer: Context) -> Context {
    var inner = outer
    inner.note = nil
    guard prelude.first == "@" else {
      let own = Selector.scope(prelude)
      // Rules stand in one another as far as people can follow them.
      inner.scope = Array((outer.scope + own).suffix(8))
      return inner
    }
    let name = prelude.prefix { $0 != " " && $0 != "(" }.lowercased()
    switch name {
    case "@media", "@container":
      inner.conditions = Array((outer.conditions + [DataText.short(prelude)]).suffix(8))
    case "@layer", "@supports", "@scope", "@starting-style", "@at-root", "@include", "@nest": break
    case "@font-face", "@property", "@page", "@mixin":
      inner.scope.append(Entry.Scope(text: DataText.short(Selector.collapsed(prelude)), word: ""))
    default: inner.isSkipped = true
    }
    return inner
  }

  /// The comment on the line of a declaration.
  private func note(behind index: Int, _ value: Range<Int>) -> String? {
    guard index + 1 < statements.count, case .comment(let range, true) = statements[index + 1],
      lines.number(at: range.lowerBound) == lines.number(at: max(0, value.upperBound - 1))
    else { return nil }
    return DataText.short(Self.plain(text(range)))
  }

  /// A comment before all rules heads what follows; one in a rule says something.
  private mutating func say(_ range: Range<Int>, asHeading: Bool) {
    let words = Self.plain(text(range))
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let node = TreeDocument.Node(path: TreePath(), lines: lines.numbers(of: range), range: range)
    if asHeading, words.utf8.count <= 100, SentenceSplitter.split(words).count == 1, !words.hasSuffix(".") {
      document.heading(TreeDocument.shown(words), level: 2, node)
    } else {
      document.sentences(TreeDocument.shown(words), .sentence, node, block: document.newBlock())
    }
  }

  /// Without the stars and lines that only decorate.
  private static func plain(_ comment: String) -> String {
    let marks = "*/=-—–_#~+ \t\r!"
    return comment.split(separator: "\n").map { line in
      var line = line[...]
      while let first = line.first, marks.contains(first) { line = line.dropFirst() }
      while let last = line.last, marks.contains(last) { line = line.dropLast() }
      return String(line)
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func declare(_ name: Range<Int>, _ value: Range<Int>, _ context: Context, note: String?) {
    let key = text(name)
    guard value.count <= Self.lengthLimit else { return }
    let written = StyleValue.withoutFlags(text(value))
    let isVariable = key.hasPrefix("--") || key.hasPrefix("$")
    if written.hasPrefix("("), key.hasPrefix("$") { return map(key, value, context) }
    let resolved = variables.resolved(written, in: context.conditions, scope: context.scope)
    var entry = Entry(
      name: isVariable ? DataText.short(key) : "", property: isVariable ? "" : DataText.short(key),
      value: resolved.value ?? "", note: note ?? context.note, isDeclared: true)
    entry.reference = resolved.isReference ? written : nil
    entry.written = written
    entry.conditions = context.conditions
    entry.scope = context.scope
    add(entry, name.lowerBound..<value.upperBound)
  }

  /// `$spacing: (small: 4px, large: 16px)`
  private mutating func map(_ key: String, _ value: Range<Int>, _ context: Context) {
    var start = value.lowerBound + 1
    var depth = 0
    for at in value.lowerBound..<value.upperBound {
      if bytes[at] == UInt8(ascii: "(") { depth += 1 }
      if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 1 && bytes[at] == UInt8(ascii: ",") || depth == 0 else { continue }
      pair(key, start..<at, context)
      start = at + 1
      if depth == 0 { break }
    }
  }

  private mutating func pair(_ map: String, _ range: Range<Int>, _ context: Context) {
    guard range.lowerBound < range.upperBound, let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
    else {
      return
    }
    let key = text(range.lowerBound..<colon).filter { !"\"' \n\r\t".contains($0) }
    let words = text(colon + 1..<range.upperBound).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    guard !key.isEmpty, !words.isEmpty, !words.hasPrefix("(") else { return }
    let resolved = variables.resolved(words, in: context.conditions, scope: context.scope)
    var entry = Entry(
      name: DataText.short(map + "." + key), property: "", value: resolved.value ?? "", isDeclared: true)
    entry.reference = resolved.isReference ? words : nil
    entry.written = words
    entry.conditions = context.conditions
    entry.scope = context.scope
    var low = range.lowerBound
    while low < range.upperBound, bytes[low] <= 0x20 { low += 1 }
    var high = range.upperBound
    while high > low, bytes[high - 1] <= 0x20 { high -= 1 }
    add(entry, low..<high)
  }

  private mutating func add(_ entry: Entry, _ range: Range<Int>) {
    document.entry(
      entry, TreeDocument.Node(path: TreePath(), lines: lines.numbers(of: range), range: range))
  }
}
