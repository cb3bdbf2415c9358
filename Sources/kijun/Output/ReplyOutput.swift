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
    try write(reply.conflicts, under: say(.disagreeing))
    if reply.status == .answered { try writeNotes() }
    try write(reply.nearest, under: say(.nearest))
    for line in reply.explanation { try output.line(style.faint(Printable.line(line))) }
  }

  private var reason: String? {
    switch reply.reason {
    case nil:
      reply.status == .unknown ? say(.noAnswer) : nil
    case .leftToSystem:
      say(.leftToSystem)
    case .notPublished:
      say(.notPublished)
    case .notCovered:
      say(.notCovered)
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
    // Of a list of names the statement is the name.
    Printable.line(
      [answer.subject, answer.property].filter { !$0.isEmpty && $0 != answer.statement }.joined(
        separator: " · "))
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
