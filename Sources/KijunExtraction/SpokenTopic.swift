import KijunGuidelines

/// What was spoken of last, for a sentence that names only a state or an edition: `While pressed, 70 %.`
struct SpokenTopic {
  private var topic: Topic?
  private var passage: Passage?
  /// What the last paragraph was about, or the heading: a list after it goes on with that.
  private var introduction: Topic?

  /// A sentence goes on with the one before it in its paragraph, an item with what stands above its list.
  func topic(before next: Passage) -> Topic? {
    guard let passage, passage.section == next.section else { return nil }
    if passage.block == next.block, passage.kind == next.kind { return topic }
    return next.kind == .listItem ? introduction : nil
  }

  mutating func add(_ next: Passage, _ topic: Topic?) {
    let goesOn =
      passage.map { $0.block == next.block && $0.section == next.section && $0.kind == next.kind } ?? false
    // A sentence that speaks of nothing known leaves the thing as it is.
    self.topic = topic ?? (goesOn ? self.topic : nil)
    passage = next
    if next.kind == .heading { introduction = topic }
    if next.kind == .sentence, let topic { introduction = topic }
  }
}
