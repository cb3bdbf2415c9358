import KijunGuidelines
import KijunIngesting
import KijunStore

/// What an ingest did, document by document.
struct IngestReportOutput {
  let report: IngestReport
  let invocation: Invocation
  let seconds: Double

  init(_ report: IngestReport, seconds: Double, _ invocation: Invocation) {
    self.report = report
    self.seconds = seconds
    self.invocation = invocation
  }

  func write() throws {
    if invocation.has("json") {
      try invocation.output.line(json.pretty)
    } else if !invocation.has("quiet") {
      try writeText()
    }
  }

  private func writeText() throws {
    let say = Language(invocation)
    let width = 8
    for change in report.changes where change.outcome != .kept {
      let counts = change.counts
      let parts = [
        part(
          say(.claims), counts.claimsAdded, counts.claimsChanged, counts.claimsRemoved, counts.claimsMoved),
        part(
          say(.passages), counts.passagesAdded, 0, counts.passagesRemoved, counts.passagesMoved),
        counts.rejects > 0 ? say(.rejects(counts.rejects)) : "",
      ].filter { !$0.isEmpty }
      try invocation.output.line(
        "\(Columns.pad(name(change.outcome, say), to: width))  \(Printable.line(change.document))"
          + (parts.isEmpty ? "" : "  (\(parts.joined(separator: ", ")))"))
    }
    for skipped in report.skipped {
      try invocation.output.line(
        "\(Columns.pad(say(.skipped), to: width))  "
          + Printable.line("\(skipped.document): \(skipped.reason)"))
    }
    for failure in report.failures {
      try invocation.output.line(
        "\(Columns.pad(say(.failed), to: width))  " + Printable.line("\(failure)"))
    }
    let total = report.changes.count + report.unchanged
    let numbers = [
      "\(report.count(.added)) \(say(.added))", "\(report.count(.changed)) \(say(.changed))",
      "\(report.count(.removed)) \(say(.removed))",
      "\(report.unchanged + report.count(.kept)) \(say(.unchanged))",
    ]
    try invocation.output.line("\(say(.documents(total))): \(numbers.joined(separator: ", "))")
    for line in IngestTable(report: report, seconds: seconds).lines(say) { try invocation.output.line(line) }
  }

  private func name(_ outcome: IngestReport.Outcome, _ say: Language) -> String {
    switch outcome {
    case .added: say(.added)
    case .changed: say(.changed)
    case .removed: say(.removed)
    case .kept: say(.unchanged)
    }
  }

  private func part(
    _ name: String, _ added: Int, _ changed: Int, _ removed: Int, _ moved: Int
  ) -> String {
    var numbers = [("+", added), ("~", changed), ("−", removed)].filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }
    if moved > 0 { numbers.append(Language(invocation)(.movedCount(moved))) }
    return numbers.isEmpty ? "" : name + " " + numbers.joined(separator: " ")
  }

  private var json: JSON {
    .object([
      ("documents", .array(report.changes.map(json))), ("unchanged", .number(report.unchanged)),
      (
        "skipped",
        .array(
          report.skipped.map {
            .object([("document", .string($0.document)), ("reason", .string($0.reason))])
          })
      ),
      ("failures", .array(report.failures.map { .string("\($0)") })),
      ("reindexed", .bool(report.isReindexed)), ("totals", json(report.totals)),
      ("seconds", .number((seconds * 1000).rounded() / 1000)),
    ])
  }

  private func json(_ change: IngestReport.Change) -> JSON {
    .object([
      ("document", .string(change.document)), ("source", .string(change.source)),
      ("outcome", .string(change.outcome.rawValue)), ("counts", json(change.counts)),
    ])
  }

  private func json(_ counts: WriteCounts) -> JSON {
    .object([
      ("claims_added", .number(counts.claimsAdded)), ("claims_changed", .number(counts.claimsChanged)),
      ("claims_removed", .number(counts.claimsRemoved)), ("claims_kept", .number(counts.claimsKept)),
      ("claims_moved", .number(counts.claimsMoved)),
      ("passages_added", .number(counts.passagesAdded)),
      ("passages_removed", .number(counts.passagesRemoved)),
      ("passages_kept", .number(counts.passagesKept)), ("passages_moved", .number(counts.passagesMoved)),
      ("rejects", .number(counts.rejects)),
      ("citations", .number(counts.citations)),
    ])
  }
}
