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
    day = try LookingBack.apply(invocation, to: base)
    (answerer, version) = try base.snapshot { [base] in
      (try Answerer(base), try base.dataVersion())
    }
    try base.snapshot { try check() }
  }

  /// - Parameter isOnly: whether it is the only one; of several, each is one line of JSON.
  func answer(_ question: String, isOnly: Bool) throws -> ExitCode {
    if try base.dataVersion() != version { try reopen() }
    options.today = day ?? Today.date
    let reply = try answerer.answer(question, options: options)
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

  private func check() throws {
    options.tier = try Tiers(base).checked(invocation["tier"])
    options.platform = try Platforms(base).checked(invocation["platform"])
    options.limit = try invocation.count("limit") ?? options.limit
    options.explain = invocation.has("explain")
  }

  /// Another process has ingested something: what is kept in memory is of the state before.
  private func reopen() throws {
    base = try KnowledgeBase(path: base.path, access: .readOnly)
    try LookingBack.apply(invocation, to: base)
    answerer = try Answerer(base)
    version = try base.dataVersion()
  }
}
