import KijunAnswering
import KijunGuidelines
import KijunStore

extension Listing {
  /// Lists facts that disagree, those of one tier first. Returns whether there are such.
  func conflicts() throws -> Bool {
    let tier = try tierLabels.checked(invocation["tier"])
    let all = try DisagreementSearch(base).all(tier: tier)
    if isJSON {
      var list = try JSONList(output)
      for found in all { try list.add(json(found)) }
      try list.end()
    } else {
      for found in all { try write(found) }
    }
    return all.contains { $0.kind == .conflict }
  }

  private func json(_ found: Disagreement) throws -> JSON {
    .object([
      ("kind", .string(found.kind.rawValue)),
      ("claims", .array(try found.claims.map(claimJSON.json(of:)))),
    ])
  }

  private func write(_ found: Disagreement) throws {
    let say = Language(invocation)
    let topic = found.claims.first.map {
      [$0.subject, $0.property].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    try output.line(Printable.line("\(say(found.kind == .conflict ? .conflict : .differs))  \(topic ?? "")"))
    for claim in found.claims { try output.line("  " + Printable.line(ClaimText(self).line(claim))) }
  }

  /// Lists exceptions that were declared, by hand or in a manifest.
  func overrides() throws {
    try each(try base.overrides()) {
      $0.json
    } text: {
      "\($0.claim)  \($0.overridden)  \($0.reason)"
    }
  }
}
