import KijunGuidelines
import KijunIngesting
import KijunStore

/// `changes`: what has become of the claims, one by one.
enum ChangesTool {
  static let tool = Tool(
    name: "changes", title: "What has changed",
    help: """
      Tells claim by claim what has changed in the guidelines since a day or since the last time they were read: \
      44 pt → 48 pt. For code that was written by an earlier state of them.
      """,
    parameters: [
      Parameter(
        name: "since", kind: .text,
        help: "a day such as 2026-10-01, the number of a revision, or last; by default last"),
      Parameter(name: "source", kind: .text, help: "only what is from this source, by its id"),
      Parameter(name: "limit", kind: .count(1...200), help: "at most so many claims; by default 10"),
    ],
    output: Schema.object(
      [
        (
          "documents",
          Schema.list(
            of: Schema.object(
              [
                ("document", Schema.text), ("source", Schema.text),
                ("outcome", Schema.oneOf("added", "removed", "changed", "reread")),
                ("claims", Schema.described(Schema.integer, "how many claims of it have changed")),
              ], needed: ["document", "outcome", "claims"]))
        ),
        (
          "changes",
          Schema.list(
            of: Schema.object(
              [
                ("id", Schema.described(Schema.text, "for the tool get")),
                ("kinds", Schema.list(of: Schema.text)), ("document", Schema.text),
                ("line_start", Schema.integer), ("subject", Schema.text), ("property", Schema.text),
                ("before", Schema.textOrNull), ("after", Schema.textOrNull),
                (
                  "reject",
                  Schema.described(
                    Schema.textOrNull, "why what stands in the place of a removed one is no fact")
                ), ("tier", Schema.text),
                ("verified_on", Schema.textOrNull),
              ], needed: ["id", "kinds", "document", "line_start", "before", "after", "tier", "verified_on"]))
        ),
        (
          "omitted",
          Schema.described(Schema.integer, "how many more there are; ask with a higher limit")
        ),
      ], needed: ["documents", "changes"])
  ) { arguments, open, _ in
    let since = try SinceWhen(arguments.text("since") ?? "last", open.base, place: "since")
    let source = arguments.text("source")
    if let source, try open.base.source(key: source) == nil {
      let known = try open.base.sources().prefix(50).map(\.source.id)
      throw InputError(
        "changes", "no source is called '\(source.prefix(80))'", NearMiss.advice(source, in: known))
    }
    let changes = try open.base.changes(after: since.revision).filter {
      source == nil || $0.document.source == source
    }
    return ChangesBrief(changes: changes, limit: arguments.count("limit") ?? 10).result()
  }
}
