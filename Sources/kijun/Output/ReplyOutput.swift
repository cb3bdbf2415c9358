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
    let columns = ReplyColumns(
      answers.map { (statement: Printable.line($0.statement), topic: topic(of: $0)) })
    for answer in answers {
      let statement = Printable.line(answer.statement)
      let lines = columns.lines(statement, topic(of: answer), Standing(answer).text(say, style), style)
      for line in lines { try output.line(line) }
      // A sentence that is its own value needs no second time.
      let quote = Printable.line(answer.source.quote)
      if !quote.isEmpty, quote != statement { try output.line(columns.indent + quoted(quote)) }
      try output.line(columns.indent + style.faint(PlaceText(say).line(answer.source)))
    }
  }

  private func topic(of answer: Answer) -> String {
    Printable.line([answer.subject, answer.property].filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private func quoted(_ quote: String) -> String { "「\(Printable.line(quote))」" }

  private func writeNotes() throws {
    for note in reply.notes {
      try output.line(Printable.line(note.words.text(say == .ja ? .ja : .en)))
      guard let source = note.source else { continue }
      if !source.quote.isEmpty { try output.line("  " + quoted(source.quote)) }
      try output.line("  " + style.faint(PlaceText(say).line(source)))
    }
  }
}
