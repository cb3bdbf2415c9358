import KijunAnswering
import KijunGuidelines

/// A reply in less than a kilobyte, for it takes room that a model needs for other things.
///
/// What is left out is counted. The first answer stays, then what disagrees with it, then the other answers, a line each,
/// the notes, and what is nearest.
struct ReplyBrief {
  /// In bytes, text and structure together: with what the protocol puts around them it is less than 1,024.
  static let limit = 810

  let reply: Reply

  private enum Item {
    case answer(Answer)
    case conflict(Answer)
    case note(Note)
    case nearest(Answer)
  }

  private struct Form {
    /// Of the first answer, in bytes.
    var quote: Int
    /// How many of the items are told in the structure, and in the text.
    var items: Int
    var lines: Int
    var halves = 2
  }

  func result() -> Tool.Result {
    let items = items
    var best = result(
      of: items, Form(quote: 0, items: min(1, items.count), lines: min(1, items.count), halves: 1))
    for form in forms(items.count) {
      let made = result(of: items, form)
      if Self.size(made) <= Self.limit {
        best = made
        break
      }
    }
    return best
  }

  private static func size(_ result: Tool.Result) -> Int {
    JSON.string(result.text).text.utf8.count + result.structured.text.utf8.count
  }

  /// From the longest to the shortest. What is left out can be asked for; without its quote the first answer could not be
  /// checked, nor known to be disputed without what disagrees.
  private func forms(_ count: Int) -> [Form] {
    let core = 1 + reply.conflicts.count
    var forms = [Form(quote: 240, items: count, lines: count), Form(quote: 120, items: count, lines: count)]
    for items in stride(from: count, through: min(core, count), by: -1) {
      forms.append(Form(quote: 120, items: items, lines: 1))
    }
    for items in stride(from: min(core, count), through: 1, by: -1) {
      forms += [Form(quote: 60, items: items, lines: 1), Form(quote: 0, items: items, lines: 1)]
    }
    return forms
  }

  private var items: [Item] {
    reply.answers.prefix(1).map(Item.answer) + reply.conflicts.map(Item.conflict)
      + reply.answers.dropFirst().map(Item.answer) + reply.notes.map(Item.note)
      + reply.nearest.map(Item.nearest)
  }

  private static let lists = ["answers", "further", "conflicts", "notes", "nearest"]

  private func result(of items: [Item], _ form: Form) -> Tool.Result {
    let told = items.prefix(form.items)
    let omitted = items.count - told.count
    var lists: [(key: String, items: [JSON])] = Self.lists.map { ($0, []) }
    for (index, item) in told.enumerated() {
      func brief(_ answer: Answer) -> JSON {
        AnswerBrief(
          answer: answer, quote: index == 0 ? form.quote : 0, isFurther: index > 0, halves: form.halves
        ).json
      }
      let (list, json) =
        switch item {
        case .answer(let answer):
          index == 0
            ? (0, brief(answer)) : (1, .string(AnswerBrief(answer: answer, halves: form.halves).short))
        case .conflict(let answer): (2, brief(answer))
        case .note(let note): (3, Self.json(note, index == 0 ? form.quote : 0, form.halves))
        case .nearest(let answer): (4, brief(answer))
        }
      lists[list].items.append(json)
    }
    // Answers are always told of, so that none is an empty list and no missing key.
    let shown = lists.enumerated().filter { $0.offset == 0 || !$0.element.items.isEmpty }
    let structured = JSON.object(
      [("status", .string(reply.status.rawValue)), ("reason", .string(reply.reason?.rawValue))]
        + shown.map { ($0.element.key, .array($0.element.items)) }
        + (omitted > 0 ? [("omitted", .number(omitted))] : []))
    return Tool.Result(
      text: text(Array(told.prefix(form.lines)), more: items.count - form.lines, halves: form.halves),
      structured: structured)
  }

  private static func json(_ note: Note, _ quote: Int, _ halves: Int) -> JSON {
    .object(
      [("text", .string(Brief.text(note.text, 160 * halves / 2)))]
        + (note.source.map { [("source", SourceBrief(place: $0, quote: quote).json)] } ?? []))
  }

  private func text(_ items: [Item], more: Int, halves: Int) -> String {
    var lines = reply.status == .answered ? [] : [Self.headline(reply.reason)]
    for item in items {
      switch item {
      case .answer(let answer): lines.append(AnswerBrief(answer: answer, halves: halves).text)
      case .conflict(let answer):
        lines.append("Disagrees: " + AnswerBrief(answer: answer, halves: halves).text)
      case .note(let note): lines.append("Note: " + Brief.line(note.text, 160 * halves / 2))
      case .nearest(let answer):
        lines.append("Nearest, not an answer: " + AnswerBrief(answer: answer, halves: halves).text)
      }
    }
    if more > 0 { lines.append("(and \(more) more)") }
    return lines.joined(separator: "\n")
  }

  /// All of it, as `kijun ask --json` has it.
  func whole() -> Tool.Result {
    let items = items
    return Tool.Result(text: text(items, more: 0, halves: 2), structured: reply.json)
  }

  private static func headline(_ reason: Reply.Reason?) -> String {
    switch reason {
    case .leftToSystem: "No value: it is left to the system."
    case .notPublished: "No value: the document says that it is not published."
    case .notCovered, nil: "Not in this knowledge base."
    }
  }
}
