import KijunGuidelines
import KijunIngesting

/// `prompts/list` and `prompts/get`: one prompt, for the work that the tools are there for.
enum PromptMethods {
  static let list = Method(name: "prompts/list", caching: .ofProgram) { call in
    try call.params.expectNoCursor()
    return [
      (
        "prompts",
        .array([
          .object([
            ("name", .string(name)), ("title", .string("Review against the guidelines")),
            ("description", .string(help)),
            (
              "arguments",
              .array([
                .object([
                  ("name", .string("what")),
                  ("description", .string("what to look at: a file, a view, or the code itself")),
                  ("required", .bool(true)),
                ])
              ])
            ),
          ])
        ])
      )
    ]
  }

  static let get = Method(name: "prompts/get") { call in
    let named = try call.params.text("name")
    guard named == name else {
      throw Failure(.invalidParams, "there is no prompt '\(named.prefix(80))': use '\(name)'")
    }
    guard let what = try call.params.object("arguments")?["what"]?.string, !what.isEmpty else {
      throw Failure(.invalidParams, "the argument \"what\" is missing: say what to look at")
    }
    return [
      ("description", .string(help)),
      (
        "messages",
        .array([
          .object([
            ("role", .string("user")),
            ("content", .object([("type", .string("text")), ("text", .string(text(what)))])),
          ])
        ])
      ),
    ]
  }

  private static let name = "review"
  private static let help =
    "Holds the sizes, margins, type, colours and contrasts of some code against the guidelines."

  private static func text(_ what: String) -> String {
    """
    Look at the following and list each size, margin, corner radius, text size, weight, colour, contrast and duration \
    in it. For each of them use the tool `ask` of Kijun. Then write a table with: the place, the value there, the value \
    of the guidelines with its tier, the day it was verified and its source, and whether they agree. Where Kijun has no \
    value, write that and which no it is. Don't compare px with pt, and don't take a value of one tier for one of another.

    \(what)
    """
  }
}
