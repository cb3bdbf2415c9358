/// Where a text tells of a change: `raised from 44 pt to 48 pt` is an old value and a new one, and no range.
struct ChangeMarks {
  /// Where words end that the old value follows, in bytes.
  private(set) var ends: Set<Int> = []
  /// Where words begin that follow the new value, as `に変更` does.
  private(set) var starts: Set<Int> = []

  init(_ mentions: [Mention], in tokens: [Token]) {
    for mention in mentions where mention.has(.supposition) {
      let first = tokens[mention.tokens.lowerBound]
      switch mention.first(.supposition)?.detail["change"] {
      case "step": ends.insert(tokens[mention.tokens.upperBound - 1].range.upperBound)
      case "to" where first.isHiragana || first.script == .hangul: starts.insert(first.range.lowerBound)
      default: break
      }
    }
  }
}
