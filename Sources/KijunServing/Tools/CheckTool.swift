import KijunAnswering
import KijunGuidelines
import KijunIngesting

/// `check`: whether a value keeps the rules.
enum CheckTool {
  static let tool = Tool(
    name: "check", title: "Check a value",
    help: """
      Holds a value that is in some code or design against the rules for a thing: passes or fails, and by which rules, \
      each with whose word it is. Example: thing "tap target", value "36x36".
      """,
    parameters: [
      Parameter(
        name: "thing", kind: .text, help: "what it is a value of, such as tap target", isNeeded: true),
      Parameter(name: "value", kind: .text, help: "the value, such as 36x36, 60pt or 4.5:1", isNeeded: true),
      Parameter(name: "tier", kind: .text, help: "only this tier's rules, by its id"),
      Parameter(name: "platform", kind: .text, help: "only what holds for this platform, such as iOS"),
    ],
    output: Schema.object(
      [
        ("status", Schema.oneOf("pass", "fail", "delegated", "unknown")),
        (
          "rules",
          Schema.list(
            of: Schema.object(
              [
                ("outcome", Schema.oneOf("met", "below", "above", "differs")),
                ("binding", Schema.described(Schema.flag, "false for a default or a proposal")),
                ("decides", Schema.described(Schema.flag, "whether the status rests on it")),
                ("rule", ToolSchemas.answer),
              ], needed: ["outcome", "binding", "decides", "rule"]))
        ),
        ("notes", Schema.list(of: ToolSchemas.note)),
        ("omitted", Schema.described(Schema.integer, "how many more rules there are than fit")),
      ], needed: ["status", "rules"])
  ) { arguments, open, day in
    let thing = try AskedText.checked(arguments.text("thing"), of: "check")
    let value = arguments.text("value") ?? ""
    let options = try AskOptions.of(arguments, open, day)
    guard value.utf8.count <= 200,
      let reply = try open.answerer.check(thing, value, options: options)
    else {
      throw InputError(
        "check", "'\(Brief.text(value, 80))' is no value", "write one, such as 36x36, 60pt or 4.5:1")
    }
    return CheckBrief(reply: reply).result()
  }
}
