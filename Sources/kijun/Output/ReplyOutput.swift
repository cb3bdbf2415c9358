import KijunAnswering
import KijunGuidelines

/// A reply for people: each answer with its value first, then where it stands.
struct ReplyOutput {
  let reply: Reply
  let output: Output
  let say: Language
  let style = Style()

  init(_ reply: Reply, _ invocation: Invocation) {
    self.reply = reply
    output = invocation.output
    say = Language(invocation)
  }

  func write() throws {
    if let reason { try output.line(style.strong(reason)) }
    if reply.status != .answered { try writeNotes() }
    try write(reply.answers, under: nil)
    try write(reply.conflicts, under: say("These disagree:", "食い違う記述:"))
    if reply.status == .answered { try writeNotes() }
    try write(reply.nearest, under: say("Nearest, not an answer:", "近い記述（回答ではありません）:"))
    for line in reply.explanation { try output.line(style.faint(Printable.line(line))) }
  }

  private var reason: String? {
    switch reply.reason {
    case nil:
      reply.status == .unknown ? say("No answer.", "回答はありません。") : nil
    case .leftToSystem:
      say("No fixed value: it is left to the system.", "固定値はありません。システムに任せるとされています。")
    case .notPublished:
      say("No value: the document says that it is not published.", "値は公開されていないと文書に書かれています。")
    case .notCovered:
      say("Not in this knowledge base.", "この知識ベースにはありません。")
    }
  }

  private func write(_ answers: [Answer], under title: String?) throws {
    guard !answers.isEmpty else { return }
    if let title { try output.line(style.strong(title)) }
    // A long statement in one answer must not push the others off the screen.
    let first = answers.map { Columns.width(Printable.line($0.statement)) }.filter { $0 <= 24 }.max() ?? 7
    let second = answers.map { Columns.width(topic(of: $0)) }.filter { $0 <= 48 }.max() ?? 0
    let indent = String(repeating: " ", count: first + 3)
    for answer in answers {
      let statement = Columns.pad(Printable.line(answer.statement), to: first)
      try output.line(
        style.strong(statement) + "   " + Columns.pad(topic(of: answer), to: second) + "   "
          + standing(of: answer))
      if !answer.source.quote.isEmpty { try output.line(indent + quoted(answer.source.quote)) }
      try output.line(indent + style.faint(place(answer.source)))
    }
  }

  private func topic(of answer: Answer) -> String {
    Printable.line([answer.subject, answer.property].filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private func standing(of answer: Answer) -> String {
    var parts = [Printable.line(answer.tierLabel)]
    if answer.historical { parts.append(style.warning(say("historical", "旧版"))) }
    if let edition = answer.edition {
      parts.append(say("edition of \(Printable.line(edition))", "\(Printable.line(edition)) 版"))
    }
    if let day = answer.verifiedOn {
      let age = answer.ageDays.map { days in
        switch days {
        case 0: say(" (today)", "（今日）")
        case 1: say(" (1 day ago)", "（1日前）")
        case 2...: say(" (\(days) days ago)", "（\(days)日前）")
        default: ""
        }
      }
      let text = say("verified \(day)", "確認 \(day)") + (age ?? "")
      parts.append(answer.stale ? style.warning(text + say(", check again", "、再確認が必要")) : text)
    } else {
      parts.append(say("never verified", "確認日なし"))
    }
    return parts.joined(separator: " · ")
  }

  private func quoted(_ quote: String) -> String { "「\(Printable.line(quote))」" }

  private func place(_ place: Answer.Place) -> String {
    var path: [String] = []
    for step in [place.title ?? ""] + place.section where !step.isEmpty && step != path.last {
      path.append(step)
    }
    let lines =
      place.lines.count == 1
      ? "\(place.lines.lowerBound)" : "\(place.lines.lowerBound)–\(place.lines.upperBound)"
    let end = place.locator.map { " \($0)" } ?? ":\(lines)"
    let cited = place.citation.map { say(" · cites ", " · 出典 ") + $0 } ?? ""
    return Printable.line(path.joined(separator: " › ") + " · \(place.document)\(end)\(cited)")
  }

  private func writeNotes() throws {
    for note in reply.notes {
      try output.line(Printable.line(note.text))
      guard let source = note.source else { continue }
      if !source.quote.isEmpty { try output.line("  " + quoted(source.quote)) }
      try output.line("  " + style.faint(place(source)))
    }
  }
}
