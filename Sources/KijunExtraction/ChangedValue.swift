import KijunVocabulary

/// Tells the value that was from the one that is: of `raised from 44 pt to 48 pt` and `48 pt (previously 44 pt)`
/// only 48 pt is a fact.
enum ChangedValue {
  /// Whether a quantity is one that no longer holds.
  static func isOld(_ index: Int, in analysis: Analysis) -> Bool {
    if isStep(index, in: analysis) { return true }
    // Hardly a sentence tells of a change.
    guard analysis.mentions.contains(where: { change($0) != nil }) else { return false }
    return followsOld(index, analysis) || precedesNew(index, analysis) || isPast(index, analysis)
      || isSaidOfEdition(index, analysis)
  }

  /// The edition in which a value that no longer holds did hold, where the sentence says.
  ///
  /// What an edition changed (`in the second edition raised from 40 pt to 44 pt`) is the value of the one before it.
  static func edition(of index: Int, among editions: [Edition], in analysis: Analysis) -> Edition? {
    guard !editions.isEmpty else { return nil }
    let quantities = analysis.quantities
    let place = quantities[index].range
    let next =
      index + 1 < quantities.count ? quantities[index + 1].range.lowerBound : analysis.text.utf8.count
    let behind = editions.first {
      $0.range.lowerBound >= place.upperBound && $0.range.lowerBound - place.upperBound <= reach
        && ($0.range.lowerBound <= next || $0.range.contains(next))
    }
    if isStep(index, in: analysis) {
      // What an edition changed is the value of those before it.
      return editions.last { $0.range.upperBound <= place.lowerBound }.map(\.before)
    }
    if precedesNew(index, analysis) || followsStep(index, analysis) {
      return behind
        ?? (stamp(editions, analysis) ?? stepped(index, editions, analysis)
        ?? editions.last { $0.range.upperBound <= place.lowerBound }).map(\.before)
    }
    return editions.last { $0.range.upperBound <= place.lowerBound } ?? behind
  }

  /// `由 44 pt 加高到 48 pt`, `从 3 s 缩短为 2 s`: from one value to another, by whatever verb. `可由 8 pt 拖到 12 pt` is a
  /// range.
  static func isStep(_ index: Int, in analysis: Analysis) -> Bool {
    let quantities = analysis.quantities
    guard index + 1 < quantities.count, quantities[index].isValue, quantities[index + 1].isValue else {
      return false
    }
    let gap = quantities[index].range.upperBound..<quantities[index + 1].range.lowerBound
    guard gap.lowerBound < gap.upperBound, gap.count <= 30 else { return false }
    let verb = analysis.slice(gap).trimmingSpaces
    guard verb.count > 1, let last = verb.last, "到至为為成".contains(last),
      verb.allSatisfy({ $0.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) } })
    else { return false }
    let place = quantities[index].range.lowerBound
    let before = analysis.slice(max(0, place - 16)..<place).trimmingSpaces
    guard let from = before.last, "由从從".contains(from) else { return false }
    return !before.dropLast().suffix(2).contains { "可能".contains($0) }
  }

  /// `raised from 40 to 44 pt in edition 6`: the edition that made the step, right behind the new value.
  private static func stepped(_ index: Int, _ editions: [Edition], _ analysis: Analysis) -> Edition? {
    guard index + 1 < analysis.quantities.count else { return nil }
    let new = analysis.quantities[index + 1].range.upperBound
    return editions.first { $0.range.lowerBound >= new && $0.range.lowerBound - new <= reach / 2 }
  }

  /// The unit of a value that no longer holds, where only the new one has it: `raised from 40 to 44 pt`.
  static func unit(of index: Int, in analysis: Analysis) -> String? {
    guard analysis.quantities[index].unit == nil, index + 1 < analysis.quantities.count,
      analysis.quantities[index].shape == analysis.quantities[index + 1].shape
    else { return analysis.quantities[index].unit }
    return analysis.quantities[index + 1].unit
  }

  /// `Edition 6: raised from 40 pt to 44 pt`: an edition that the text begins with.
  private static func stamp(_ editions: [Edition], _ analysis: Analysis) -> Edition? {
    editions.first { $0.range.lowerBound <= 12 && analysis.text.utf8.contains(0x3A) }
  }

  private static func followsStep(_ index: Int, _ analysis: Analysis) -> Bool {
    let end = analysis.quantities[index].range.lowerBound
    return analysis.mentions(in: max(0, end - reach)..<end).last { !$0.has(.filler) || change($0) != nil }
      .map { change($0) == "step" } ?? false
  }

  /// `第 2 版写的是 40 pt，…后来调高`: Chinese has no past tense, and says further on that the value has changed.
  private static func isSaidOfEdition(_ index: Int, _ analysis: Analysis) -> Bool {
    let place = analysis.quantities[index].range
    let changes = analysis.mentions.last { change($0) == "later" || change($0) == "to" }
    guard let changes, analysis.range(changes).lowerBound >= place.upperBound else { return false }
    // `第5版で50 ptに引き上げた` is the new one.
    let gap = analysis.slice(place.upperBound..<analysis.range(changes).lowerBound)
    if ["に", "へ", "まで"].contains(gap) || gap.isEmpty && isSuffix(changes, analysis) { return false }
    let low = max(0, place.lowerBound - reach)
    return analysis.mentions(in: low..<place.lowerBound).contains { mention in
      mention.concepts.contains { $0.id == "edition-mark" }
        && !analysis.quantities.contains {
          $0.isValue && $0.unit != nil && $0.range.upperBound < place.upperBound
            && $0.range.lowerBound >= analysis.range(mention).upperBound
        }
        && SentenceCuts.pieces(
          of: analysis, in: analysis.range(mention).upperBound..<place.lowerBound,
          at: SentenceCuts.clauseMarks
        ).count <= 1
    }
  }

  /// How a word tells of a change: `yes` for one that an old value follows, `step` and `to` for those between the
  /// old value and the new one, `compared` for one that tells only of two values together.
  private static func change(_ mention: Mention) -> String? { mention.first(.supposition)?.detail["change"] }

  /// `previously 44 pt`, `旧値 44 pt`: with nothing but small words between them.
  private static func followsOld(_ index: Int, _ analysis: Analysis) -> Bool {
    let quantities = analysis.quantities
    let low = index > 0 ? quantities[index - 1].range.upperBound : 0
    var end = quantities[index].range.lowerBound
    for mention in analysis.mentions(in: min(low, end)..<end).reversed() {
      let place = analysis.range(mention)
      guard isSmall(analysis.slice(place.upperBound..<end)) else { return false }
      if let change = change(mention), change != "to", change != "past", change != "later" {
        // `was` and `up from` are also said of what holds; with another value beside it, or an edition named, it's
        // history.
        return change != "compared" || namesEdition(analysis) || hasOther(than: index, analysis)
      }
      guard mention.has(.filler) || mention.has(.comparator) else { return false }
      end = place.lowerBound
    }
    return false
  }

  /// `44 pt 改为 48 pt`, `44 pt から 48 pt に変更`, `44 pt から変更`.
  private static func precedesNew(_ index: Int, _ analysis: Analysis) -> Bool {
    let quantities = analysis.quantities
    let start = quantities[index].range.upperBound
    if let mention = analysis.mentions(in: start..<start + reach).first, change(mention) == "yes",
      analysis.range(mention).lowerBound == start, isSuffix(mention, analysis)
    {
      return true
    }
    guard index + 1 < quantities.count, quantities[index + 1].isValue else { return false }
    let next = quantities[index + 1].range
    let between = analysis.mentions(in: start..<max(start, next.lowerBound))
    guard next.lowerBound - start <= reach, !between.isEmpty else { return false }
    var end = start
    for mention in between {
      let place = analysis.range(mention)
      guard isSmall(analysis.slice(end..<place.lowerBound)) else { return false }
      if change(mention) == "to", !isSuffix(mention, analysis) { return true }
      guard mention.has(.filler) || mention.has(.connector), !joins(mention) else { return false }
      end = place.upperBound
    }
    guard isSmall(analysis.slice(end..<next.lowerBound)) else { return false }
    let behind = analysis.mentions(in: next.upperBound..<next.upperBound + reach).first
    return behind.map { change($0) == "to" && isSuffix($0, analysis) } ?? false
  }

  /// `第 2 版では 40 pt だった`, 40 pt였다가: behind the number or, where its clause names an edition, behind the next.
  private static func isPast(_ index: Int, _ analysis: Analysis) -> Bool {
    let quantities = analysis.quantities
    for next in index..<min(quantities.count, index + 6)
    where quantities[next].isValue && quantities[next].unit != nil {
      var end = quantities[next].range.upperBound
      for mention in analysis.mentions(in: end..<end + reach) {
        let place = analysis.range(mention)
        guard isSmall(analysis.slice(end..<place.lowerBound)) else { break }
        if change(mention) == "past" { return next == index || isOfEdition(index, analysis) }
        guard mention.has(.comparator) || mention.has(.bound) else { break }
        end = place.upperBound
      }
      guard isOfEdition(next, analysis) else { return false }
    }
    return false
  }

  /// Whether the number of an edition stands right before a value: `第 2 版で 40 pt`.
  private static func isOfEdition(_ index: Int, _ analysis: Analysis) -> Bool {
    guard index > 0, !analysis.quantities[index - 1].isValue || analysis.quantities[index - 1].unit == nil
    else {
      return false
    }
    let low = analysis.quantities[index - 1].numberRange.upperBound
    let high = analysis.quantities[index].range.lowerBound
    guard low <= high, high - low <= reach else { return false }
    return analysis.mentions(in: low..<high).first?.has(.reference) == true
  }

  private static func namesEdition(_ analysis: Analysis) -> Bool {
    analysis.mentions.contains {
      $0.concepts.contains { ["edition", "edition-mark", "changed-edition", "past"].contains($0.id) }
    }
  }

  /// How far in bytes such words may stand from their number.
  private static let reach = 40

  /// Words of Japanese and Korean stand behind what they speak of.
  private static func isSuffix(_ mention: Mention, _ analysis: Analysis) -> Bool {
    let first = analysis.tokens[mention.tokens.lowerBound]
    return first.isHiragana || first.isHangul
  }

  /// `8 pt と 12 pt に変更`: two new values.
  private static func joins(_ mention: Mention) -> Bool {
    mention.first(.connector).map { $0.detail["connector"] != "to" } ?? false
  }

  private static func isSmall(_ gap: String) -> Bool { gap.allSatisfy { " 　(（:：「\"*`~≈".contains($0) } }

  /// Whether the same is said to measure something else as well: no other thing is named between the two.
  private static func hasOther(than index: Int, _ analysis: Analysis) -> Bool {
    let quantities = analysis.quantities
    return [(index - 1, index), (index, index + 1)].contains { low, high in
      guard low >= 0, high < quantities.count else { return false }
      let between =
        quantities[low].range
        .upperBound..<max(quantities[low].range.upperBound, quantities[high].range.lowerBound)
      return quantities[low].isValue && quantities[high].isValue
        && quantities[low].unit == quantities[high].unit
        && !analysis.mentions(in: between).contains { $0.has(.subject) || $0.has(.property) }
    }
  }
}
