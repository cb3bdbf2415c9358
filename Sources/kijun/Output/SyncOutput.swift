import KijunGuidelines
import KijunIngesting
import KijunStore
import KijunSyncing

/// What a run did: a table of the sources, then what has changed, claim by claim.
struct SyncOutput {
  let report: SyncReport
  let listing: Listing
  private var output: Output { listing.output }

  init(_ report: SyncReport, _ listing: Listing) {
    self.report = report
    self.listing = listing
  }

  func write() throws {
    let changes = report.isChanged ? try listing.base.changes(after: report.before) : []
    let told = ChangesOutput(changes, since: try SinceWhen(after: report.before, listing.base), listing)
    if listing.isJSON {
      return try output.line(
        JSON.object([
          ("documents", .number(report.documents)), ("changed", .bool(report.isChanged)),
          ("failed", .bool(report.isFailed)), ("sources", .array(report.rows.map(json))),
          ("unlisted", .number(report.passedOver)),
          ("changes", try told.json()),
        ]).pretty)
    }
    try writeTable()
    if report.isChanged { try told.text() }
  }

  private func writeTable() throws {
    let say = Language(listing.invocation)
    let isQuiet = listing.invocation.has("quiet")
    // Of thousands of files only those are of interest with which something is.
    let rows = report.rows.filter { row in
      switch row.outcome {
      case .refused, .failed: true
      case .unchanged: report.rows.count <= 40 && !isQuiet
      default: !isQuiet
      }
    }
    let cells = rows.map { row in
      [
        Printable.line(row.source), name(row.outcome, say),
        row.outcome == .unchanged ? "" : Self.counts(row.counts, say), Printable.line(row.reason ?? ""),
      ]
    }
    let widths = (0..<3).map { column in cells.map { Columns.width($0[column]) }.max() ?? 0 }
    for row in cells {
      let line = (0..<3).filter { widths[$0] > 0 }.map { Columns.pad(row[$0], to: widths[$0]) } + [row[3]]
      try output.line(line.joined(separator: "  ").trimmedAtEnd)
    }
    var refused: [String] = []
    for row in report.rows where row.outcome == .refused && !refused.contains(row.source) {
      refused.append(row.source)
    }
    if !refused.isEmpty {
      try output.line(Printable.line(say(.toAccept(refused.joined(separator: ",")))))
    }
    guard !isQuiet else { return }
    func count(_ outcomes: SyncReport.Outcome...) -> Int {
      report.rows.count { outcomes.contains($0.outcome) }
    }
    let unchanged = count(.unchanged) + report.passedOver
    let neverFetched = count(.neverFetched)
    try output.line(
      "\(say(.documents(report.documents))): \(count(.added, .changed, .removed)) \(say(.changed)), "
        + "\(count(.refused)) \(say(.refused)), \(count(.failed)) \(say(.failed)), \(unchanged) \(say(.unchanged))"
        + (neverFetched > 0 ? ", \(neverFetched) \(say(.neverFetched))" : "")
    )
  }

  private func name(_ outcome: SyncReport.Outcome, _ say: Language) -> String {
    switch outcome {
    case .unchanged: say(.unchanged)
    case .added: say(.added)
    case .changed: say(.changed)
    case .removed: say(.removed)
    case .refused: say(.refused)
    case .failed: say(.failed)
    case .neverFetched: say(.neverFetched)
    }
  }

  private static func counts(_ counts: WriteCounts, _ say: Language) -> String {
    let numbers = [("+", counts.claimsAdded), ("~", counts.claimsChanged), ("−", counts.claimsRemoved)].filter
    { $0.1 > 0 }
    let claims = numbers.isEmpty ? "" : say(.claims) + numbers.map { " \($0.0)\($0.1)" }.joined()
    // Where claims have moved, so have their passages.
    let moved =
      counts.claimsMoved > 0
      ? (claims.isEmpty ? say(.claims) + " " : "") + say(.movedCount(counts.claimsMoved))
      : counts.passagesMoved > 0 ? say(.passages) + " " + say(.movedCount(counts.passagesMoved)) : ""
    return [claims, moved].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func json(_ row: SyncReport.Row) -> JSON {
    .object([
      ("source", .string(row.source)), ("outcome", .string(row.outcome.rawValue)),
      ("reason", .string(row.reason)),
      ("claims_added", .number(row.counts.claimsAdded)),
      ("claims_changed", .number(row.counts.claimsChanged)),
      ("claims_removed", .number(row.counts.claimsRemoved)),
      ("claims_moved", .number(row.counts.claimsMoved)),
      ("passages_moved", .number(row.counts.passagesMoved)),
    ])
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
