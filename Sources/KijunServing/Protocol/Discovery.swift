import KijunGuidelines

/// What the server is and can do: `server/discover`, and the reply to `initialize` before there was that.
enum Discovery {
  static let method = Method(name: "server/discover", era: .stateless, caching: .ofProgram) { _ in
    [("supportedVersions", .strings(Revision.supported))] + offered
  }

  static let offered: Method.Result = [
    ("capabilities", .object([("tools", none), ("resources", none), ("prompts", none)])),
    ("instructions", .string(instructions)),
  ]

  private static let none = JSON.object([])

  private static let instructions = """
    Kijun knows interface guidelines: sizes, margins, type, colours, contrast, timing, each with its exact source. \
    Use `ask` before you write such a value into code or a design, and say whose word it is: every value has a tier \
    (a company's own rule, the platform vendor's, a figure for browser mock-ups, anybody else's). A value of one tier \
    is never one of another; a value in px is never one in pt. Where the status is `delegated` the documents leave \
    it to the system or don't publish it; where it is `unknown` they say nothing. Then there is no value: don't \
    make one up, and don't take one from `nearest`.
    """
}
