import KijunAnswering
import KijunGuidelines

/// What checks say to people: first the verdict, then each rule with whose word it is and where it stands.
struct CheckOutput {
  private let invocation: Invocation
  private let output: Output
  private let say: Language
  private let style = Style()

  init(_ invocation: Invocation) {
    self.invocation = invocation
    output = invocation.output
    say = Language(invocation)
  }

  func write(_ reply: CheckReply) throws {
    switch reply.status {
    case .pass: try output.line(style.strong("\(say(.pass)): \(Printable.line(reply.value.text))"))
    case .fail: try output.line(style.strong("\(say(.fail)): \(Printable.line(reply.value.text))"))
    case .delegated, .unknown:
      if let other = reply.reply { try ReplyOutput(other, invocation).write() }
    }
    try rules(
      reply.verdicts.map { verdict in
        let isFault = verdict.decides && verdict.outcome != .met
        return (word(verdict.outcome), isFault, verdict.rule)
      })
  }

  func write(_ reply: ContrastReply) throws {
    let word = reply.status == .unknown ? "" : say(reply.status == .pass ? .pass : .fail) + ": "
    let colors = say(
      .contrastOf(ContrastText.of(reply.ratio), reply.foreground.hex, on: reply.background.hex))
    try output.line(style.strong(word + colors))
    try rules(reply.verdicts.map { (say($0.isMet ? .met : .below), $0.decides && !$0.isMet, $0.rule) })
    if reply.verdicts.isEmpty { try output.line(say(.noContrastRule)) }
    for nearest in reply.nearest {
      let required = ContrastText.of(nearest.required)
      if let color = nearest.color, let ratio = nearest.ratio {
        try output.line(say(.nearestColor(color.hex, reaching: required, is: ContrastText.of(ratio))))
      } else {
        try output.line(say(.noNearestColor(required)))
      }
    }
  }

  func write(_ audit: ColorAudit) throws {
    for pair in audit.pairs where !pair.isMet || !invocation.has("quiet") {
      let word = say(pair.isMet ? .met : .below)
      let line =
        "\(Columns.pad(word, to: 6))  \(Columns.padLeft(ContrastText.of(pair.ratio), to: 7))  "
        + "\(pair.foreground.value.text) \(pair.foreground.subject) / \(pair.background.value.text) "
        + "\(pair.background.subject)\(conditions(pair.foreground))  \(pair.foreground.tierLabel)  "
        + "\(pair.foreground.source.document):\(pair.foreground.source.lines.lowerBound)"
        + (pair.isMet ? "" : "  \(pair.rule.statement) \(pair.rule.subject)")
      try output.line(pair.isMet ? Printable.line(line) : style.warning(Printable.line(line)))
    }
    guard !invocation.has("quiet") else { return }
    try output.line(say(.audited(audit.pairs.count, below: audit.failures)))
    if audit.omitted > 0 { try output.line(say(.leftOut(audit.omitted))) }
  }

  private func conditions(_ answer: Answer) -> String {
    let said = answer.conditions.all.filter { $0.name != "platform" }.map(\.text).joined(separator: ", ")
    return said.isEmpty ? "" : " (\(said))"
  }

  private func rules(_ rules: [(word: String, isFault: Bool, rule: Answer)]) throws {
    let width = rules.map { Columns.width($0.word) }.max() ?? 0
    let words = rules.map { "\(Columns.pad($0.word, to: width))  \(Printable.line($0.rule.statement))" }
    let topics = rules.map { Printable.line(RuleTopic.of($0.rule)) }
    let columns = ReplyColumns(zip(words, topics).map { (statement: $0, topic: $1) })
    for (index, rule) in rules.enumerated() {
      let standing = Standing(rule.rule).text(say, style)
      for line in columns.lines(words[index], topics[index], standing, style) {
        try output.line(rule.isFault ? style.warning(line) : line)
      }
      try output.line(columns.indent + style.faint(PlaceText(say).line(rule.rule.source)))
    }
  }

  private func word(_ outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .met: say(.met)
    case .below: say(.below)
    case .above: say(.above)
    case .differs: say(.differs)
    }
  }
}

/// What a rule is about, with the conditions under which it holds: a verdict on an iPad's rule says that it is one.
enum RuleTopic {
  static func of(_ rule: Answer) -> String {
    let topic = [rule.subject, rule.property].filter { !$0.isEmpty }.joined(separator: " · ")
    let conditions = rule.conditions.all.map(\.text).filter { !$0.isEmpty && !topic.contains($0) }
    return conditions.isEmpty ? topic : "\(topic) (\(conditions.joined(separator: ", ")))"
  }
}
