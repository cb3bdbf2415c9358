import KijunAnswering
import KijunGuidelines

/// A verdict in less than a kilobyte: the rules that it rests on first.
struct CheckBrief {
  let reply: CheckReply

  func result() -> Tool.Result {
    let rules = reply.verdicts.filter(\.decides) + reply.verdicts.filter { !$0.decides }
    for (quote, halves) in [(120, 2), (0, 2), (0, 1)] {
      for count in stride(from: rules.count, through: min(1, rules.count), by: -1) {
        let made = made(rules, count, quote, halves)
        if JSON.string(made.text).text.utf8.count + made.structured.text.utf8.count <= ReplyBrief.limit {
          return made
        }
      }
    }
    return made(rules, min(1, rules.count), 0, 1)
  }

  private func made(_ rules: [Verdict], _ count: Int, _ quote: Int, _ halves: Int) -> Tool.Result {
    let shown = rules.prefix(count)
    let omitted = rules.count - count
    let notes = (reply.reply?.notes ?? []).prefix(1)
    let structured = JSON.object(
      [
        ("status", .string(reply.status.rawValue)),
        ("rules", .array(shown.enumerated().map { json($1, $0 == 0 ? quote : 0, halves) })),
      ] + (notes.isEmpty ? [] : [("notes", .array(notes.map(note)))])
        + (omitted > 0 ? [("omitted", .number(omitted))] : []))
    var lines = [headline]
    if let first = shown.first {
      lines.append("\(first.outcome.rawValue): " + AnswerBrief(answer: first.rule, halves: halves).text)
    }
    if rules.count > 1 { lines.append("(and \(rules.count - 1) more)") }
    return Tool.Result(text: lines.joined(separator: "\n"), structured: structured)
  }

  private func json(_ verdict: Verdict, _ quote: Int, _ halves: Int) -> JSON {
    .object([
      ("outcome", .string(verdict.outcome.rawValue)), ("binding", .bool(verdict.isBinding)),
      ("decides", .bool(verdict.decides)),
      ("rule", AnswerBrief(answer: verdict.rule, quote: quote, isFurther: true, halves: halves).json),
    ])
  }

  private func note(_ note: Note) -> JSON {
    .object(
      [("text", .string(Brief.text(note.text, 160)))]
        + (note.source.map { [("source", SourceBrief(place: $0, quote: 120).json)] } ?? []))
  }

  private var headline: String {
    switch reply.status {
    case .pass: "Passes: \(Brief.line(reply.value.text, 60))"
    case .fail: "Fails: \(Brief.line(reply.value.text, 60))"
    case .delegated: "No rule: it is left to the system, or not published."
    case .unknown: "No rule in this knowledge base."
    }
  }
}
