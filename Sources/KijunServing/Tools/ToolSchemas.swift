import KijunGuidelines

/// What the tools give back, piece by piece.
enum ToolSchemas {
  static let source = Schema.object(
    [
      ("id", Schema.text), ("document", Schema.text), ("title", Schema.textOrNull),
      ("section", Schema.list(of: Schema.text)), ("line_start", Schema.integer), ("line_end", Schema.integer),
      ("locator", Schema.textOrNull),
      ("quote", Schema.described(Schema.text, "of the document, letter by letter; … where it is cut")),
      ("citation", Schema.textOrNull), ("encoding", Schema.text),
    ], needed: ["document", "line_start"])

  private static let standing: [(String, JSON)] = [
    ("tier", Schema.described(Schema.text, "whose word it is")), ("tier_label", Schema.text),
    ("historical", Schema.described(Schema.flag, "true where a later edition has replaced it")),
    ("edition", Schema.textOrNull),
    ("verified_on", Schema.described(Schema.textOrNull, "the day a person last checked it")),
    ("source", source),
  ]

  static let answer = Schema.object(
    [
      ("id", Schema.described(Schema.text, "for the tool get")),
      ("statement", Schema.described(Schema.text, "the value in one line")),
      ("subject", Schema.text), ("property", Schema.text), ("value", Schema.anyObject),
      ("conditions", Schema.anyObject), ("age_days", Schema.integerOrNull),
      ("stale", Schema.described(Schema.flag, "true where that is longer ago than a year")),
      ("score", Schema.number),
    ] + standing, needed: ["id", "statement", "tier", "verified_on", "source"])

  static let passage = Schema.object(
    [("id", Schema.described(Schema.text, "for the tool get")), ("text", Schema.text)] + standing,
    needed: ["id", "text", "tier", "verified_on", "source"])

  static let note = Schema.object(
    [("text", Schema.text), ("source", Schema.type("object", "null"))], needed: ["text"])

  static let omitted = Schema.described(
    Schema.integer, "how many more there are than fit; ask with full to have them")
}
