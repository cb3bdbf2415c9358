import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore

/// A knowledge base that is open for one question after the other.
final class Asking {
  private let invocation: Invocation
  private var base: KnowledgeBase
  private var answerer: Answerer
  private var options: Answerer.Options
  private var version: Int
  /// The day that is asked about; nil for today.
  private let day: CalendarDate?

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    base = try KnowledgeBase.open(for: invocation)
    options = Answerer.Options()
    (day, answerer, version) = try base.snapshot { [base] in
      (try LookingBack.apply(invocation, to: base), try Answerer(base), try base.dataVersion())
    }
    try base.snapshot { try check() }
  }

  /// - Parameter isOnly: whether it is the only one; of several, each is one line of JSON.
  func answer(_ question: String, isOnly: Bool) throws -> ExitCode {
    options.today = day ?? Today.date
    let reply = try reply(to: question)
    if invocation.has("json") {
      try invocation.output.line(isOnly ? reply.json.pretty : reply.json.text)
    } else {
      try ReplyOutput(reply, invocation).write()
    }
    if invocation.has("log") {
      if reply.status == .unknown { try QuestionLog().add(question) }
      try QuestionLog.add(answers: reply.answers.map(\.id))
    }
    switch reply.status {
    case .answered: return .success
    case .unknown: return .unknown
    case .delegated: return .delegated
    }
  }

  private func reply(to question: String) throws -> Reply {
    while true {
      let reply = try base.snapshot(of: version) { try answerer.answer(question, options: options) }
      if let reply { return reply }
      try reopen()
    }
  }

  private func check() throws {
    options.tier = try Tiers(base).checked(invocation["tier"])
    options.platform = try Platforms(base).checked(invocation["platform"])
    options.limit = try invocation.count("limit") ?? options.limit
    if let age = invocation["older-than"] {
      options.staleAfterDays = try Age.days(age, option: "older-than")
    }
    options.explain = invocation.has("explain")
  }

  /// Another process has ingested something: what is kept in memory is of the state before.
  private func reopen() throws {
    base = try KnowledgeBase(path: base.path, access: .readOnly)
    (answerer, version) = try base.snapshot { [base] in
      try LookingBack.apply(invocation, to: base)
      return (try Answerer(base), try base.dataVersion())
    }
  }
}
