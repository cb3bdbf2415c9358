public import KijunGuidelines

extension Answerer {
  /// Holds a value against the rules for a thing; nil where the text of the value is none.
  public func check(_ thing: String, _ value: String, options: Options = Options()) throws -> CheckReply? {
    try planned(options) { tools, reader in
      guard let value = MeasuredValue(reader.read(value).analysis) else { return nil }
      var question = reader.read(thing)
      if let platform = options.platform { question.add(platform: platform, reader) }
      return try RulePlan(tools: tools).reply(question, value)
    }
  }
}

extension Answerer {
  /// Holds two colours against the contrast rules.
  public func contrast(
    of foreground: SRGBColor, on background: SRGBColor, options: Options = Options()
  ) throws -> ContrastReply {
    try planned(options) { tools, _ in ContrastReply(foreground, on: background, try ContrastRules(tools)) }
  }

  /// Holds the colours of the knowledge base against its contrast rules.
  public func audit(options: Options = Options()) throws -> ColorAudit {
    try planned(options) { tools, _ in try ColorAudit(tools) }
  }
}
