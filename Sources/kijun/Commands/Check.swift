import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun check`: whether a value keeps the rules.
enum Check {
  static let command = Command(
    name: "check", operands: "THING… VALUE", summary: "hold a value against the rules for a thing",
    options: [
      Option(name: "tier", value: "ID", help: "only this tier's rules"),
      Option(name: "platform", value: "NAME", help: "only what holds for this platform, such as iOS"),
      Option(name: "sarif", help: "print SARIF, for tools that gather findings"),
    ],
    examples: ["kijun check 'tap target' 36x36", "kijun check row height with subtitle 60pt --json"], run: run
  )

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard invocation.operands.count >= 2, let value = invocation.operands.last else {
      throw InputError(
        "check", "takes a thing and a value", "write them, such as kijun check 'tap target' 36x36")
    }
    guard !invocation.has("sarif") || !invocation.has("json") else {
      throw InputError("check", "--sarif and --json are two forms", "leave one out")
    }
    let thing = try Words(invocation.operands.dropLast().joined(separator: " "), command: "check").text
    guard value.utf8.count <= 200 else { throw refused(String(value.prefix(40)) + "…") }
    let base = try KnowledgeBase.open(for: invocation)
    let options = try CheckOptions.of(invocation, base)
    let reply = try base.snapshot { try Answerer(base).check(thing, value, options: options) }
    guard let reply else { throw refused(value) }
    if invocation.has("sarif") {
      try invocation.output.line(SARIF.log(of: reply).pretty)
    } else if invocation.has("json") {
      try invocation.output.line(reply.json.pretty)
    } else {
      try CheckOutput(invocation).write(reply)
    }
    return reply.status.exitCode
  }

  private static func refused(_ value: String) -> InputError {
    InputError("check", "'\(value)' is no value", "write one last, such as 36x36, 60pt or 4.5:1")
  }
}

/// The options that checks share.
enum CheckOptions {
  static func of(_ invocation: Invocation, _ base: KnowledgeBase) throws -> Answerer.Options {
    var options = Answerer.Options()
    options.today = Today.date
    options.tier = try Tiers(base).checked(invocation["tier"])
    options.platform = try Platforms(base).checked(invocation["platform"])
    return options
  }
}

extension CheckReply.Status {
  var exitCode: ExitCode {
    switch self {
    case .pass: .success
    case .fail: .violation
    case .delegated: .delegated
    case .unknown: .unknown
    }
  }
}
