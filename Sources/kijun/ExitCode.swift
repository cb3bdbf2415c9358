/// What the program tells other programs about how it went.
enum ExitCode: Int32, CaseIterable {
  /// Done; for a question: answered.
  case success = 0
  /// The database, the disk or the program failed.
  case failure = 1
  /// The command or what it was given can't be used.
  case usage = 2
  /// The knowledge base has no answer.
  case unknown = 3
  /// The documents say that they give no value.
  case delegated = 4
  /// Something was found: facts of one tier that disagree, or a source that has changed.
  case found = 10
  /// A value or a colour doesn't keep the rules.
  case violation = 11

  /// For people.
  var meaning: String {
    switch self {
    case .success: "done or answered"
    case .failure: "failure of the database, the disk or the program; or a check found something"
    case .usage: "usage or input error; one line on standard error says what, where and what to do"
    case .unknown: "not in the knowledge base"
    case .delegated: "left to the system, or not published"
    case .found: "facts of one tier disagree, or a source has changed"
    case .violation: "a value, a colour or the knowledge base doesn't keep the rules"
    }
  }
}
