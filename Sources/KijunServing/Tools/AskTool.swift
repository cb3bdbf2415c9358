import KijunAnswering
import KijunGuidelines

/// `ask`: one question, one answer.
enum AskTool {
  static let tool = Tool(
    name: "ask", title: "Ask for a value",
    help: """
      Answers a question about interface guidelines, in keywords or a sentence, in English, Japanese or Chinese, with \
      the value, whose word it is (tier), the day it was verified, and where it stands. Says honestly where there is \
      no value. Example: "min row height with subtitle".
      """,
    parameters: [
      Parameter(name: "question", kind: .text, help: "the question, one thing at a time", isNeeded: true),
      Parameter(
        name: "tier", kind: .text,
        help: "only this tier's word, by its id, such as apple_official; the resource kijun://tiers has all"),
      Parameter(name: "platform", kind: .text, help: "only what holds for this platform, such as iOS"),
      Parameter(name: "limit", kind: .count(1...20), help: "at most so many answers; by default 5"),
      Parameter(
        name: "full", kind: .flag, help: "all answers with all that is known of them, instead of a kilobyte"),
    ],
    output: Schema.object(
      [
        ("status", Schema.oneOf("answered", "delegated", "unknown")),
        (
          "reason",
          Schema.described(
            Schema.oneOf("left_to_system", "not_published", "not_covered", orNull: true),
            "why there is no value")
        ),
        ("answers", Schema.list(of: ToolSchemas.answer)),
        (
          "further",
          Schema.described(Schema.list(of: Schema.text), "the other answers in one line each, with their ids")
        ),
        (
          "conflicts",
          Schema.described(
            Schema.list(of: Schema.anyObject), "answers that disagree with the first, in their form")
        ),
        ("notes", Schema.list(of: ToolSchemas.note)),
        (
          "nearest",
          Schema.described(
            Schema.list(of: Schema.anyObject), "of help, in the form of answers; never an answer")
        ),
        ("omitted", ToolSchemas.omitted),
      ], needed: ["status", "reason", "answers"])
  ) { arguments, open, day in
    let question = try AskedText.checked(arguments.text("question"), of: "ask")
    let options = try AskOptions.of(arguments, open, day)
    let reply = ReplyBrief(reply: try open.answerer.answer(question, options: options))
    return arguments.flag("full") ? reply.whole() : reply.result()
  }
}
