import KijunAnswering
import KijunGuidelines
import KijunIngesting

/// `get`: one claim or passage with all that is known of it.
enum GetTool {
  static let tool = Tool(
    name: "get", title: "Get a claim or passage",
    help: """
      Gives one claim (c_…) or passage (p_…) by the id that ask and search show: exact quote, section, citation, \
      conditions, earlier values, other places that say the same, and what overrides it.
      """,
    parameters: [
      Parameter(name: "id", kind: .text, help: "the id, such as c_79de9a4ac600 or p_12", isNeeded: true)
    ],
    output: Schema.object(
      [
        ("id", Schema.text), ("tier", Schema.text), ("tier_label", Schema.text),
        ("historical", Schema.flag), ("edition", Schema.textOrNull), ("verified_on", Schema.textOrNull),
        ("current", Schema.described(Schema.flag, "false where its document no longer says it")),
        ("source", ToolSchemas.source), ("conditions", Schema.anyObject),
        ("subject", Schema.text), ("property", Schema.text), ("value", Schema.anyObject),
        ("modality", Schema.textOrNull), ("passage", Schema.text),
        ("earlier", Schema.list(of: Schema.anyObject)), ("also_in", Schema.list(of: Schema.anyObject)),
        ("stamps", Schema.described(Schema.list(of: Schema.anyObject), "who checked it and when")),
        ("overrides", Schema.list(of: Schema.anyObject)),
        ("overridden_by", Schema.list(of: Schema.anyObject)),
        ("kind", Schema.text), ("text", Schema.text), ("claims", Schema.list(of: Schema.anyObject)),
        ("left_out", Schema.described(Schema.integer, "how many entries of long lists are not here")),
      ], needed: ["id", "tier", "verified_on", "current", "source"])
  ) { arguments, open, _ in
    let id = arguments.text("id") ?? ""
    guard let record = try open.record.json(id: id) else {
      throw InputError("get", "there is no claim or passage '\(id.prefix(80))'", "use an id of ask or search")
    }
    let short = RecordBrief.shortened(record)
    return Tool.Result(text: short.text, structured: short)
  }
}
