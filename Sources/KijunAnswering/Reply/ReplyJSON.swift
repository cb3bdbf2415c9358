public import KijunGuidelines

/// The JSON of a reply, whose keys and order other programs rely on.
extension Reply {
  public var json: JSON {
    .object(
      [
        ("question", .string(question)), ("language", .string(language)),
        ("status", .string(status.rawValue)),
        ("reason", .string(reason?.rawValue)), ("answers", .array(answers.map(\.json))),
        ("conflicts", .array(conflicts.map(\.json))), ("notes", .array(notes.map(\.json))),
        ("nearest", .array(nearest.map(\.json))),
      ] + (explanation.isEmpty ? [] : [("explanation", .strings(explanation))]))
  }
}

extension Answer {
  public var json: JSON {
    .object([
      ("id", .string(id)), ("statement", .string(statement)), ("subject", .string(subject)),
      ("property", .string(property)), ("value", value.json), ("conditions", conditions.json),
      ("tier", .string(tier)), ("tier_label", .string(tierLabel)), ("historical", .bool(historical)),
      ("edition", .string(edition)), ("verified_on", .string(verifiedOn?.description)),
      ("age_days", .number(ageDays)), ("stale", .bool(stale)), ("source", source.json),
      ("score", .number((score * 1000).rounded() / 1000)),
    ])
  }
}

extension Answer.Place {
  public var json: JSON {
    .object([
      ("id", .string(id)), ("document", .string(document)), ("title", .string(title)),
      ("section", .strings(section)), ("line_start", .number(lines.lowerBound)),
      ("line_end", .number(lines.upperBound)), ("locator", .string(locator)), ("quote", .string(quote)),
      ("citation", .string(citation)), ("encoding", .string(encoding)),
    ])
  }
}

extension Note {
  public var json: JSON { .object([("text", .string(text)), ("source", source?.json ?? .null)]) }
}

extension Value {
  public var json: JSON {
    .object([
      ("kind", .string(kind.rawValue)), ("text", .string(text)),
      ("numbers", .array(numbers.map { .number($0) })), ("unit", .string(unit)),
      ("comparator", .string(comparator.rawValue)), ("role", .string(role?.rawValue)),
    ])
  }
}

extension Conditions {
  public var json: JSON { .object(all.map { ($0.name, .string($0.text)) }) }
}
