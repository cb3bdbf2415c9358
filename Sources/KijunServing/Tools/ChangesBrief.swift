import KijunAnswering
import KijunGuidelines
import KijunStore

/// Changes in little room: each document with how much has changed, then the first of the claims, with what they were and are.
struct ChangesBrief {
  let changes: [DocumentChanges]
  /// Of the claims, and of the documents too.
  let limit: Int

  private typealias Line = (document: String, change: ClaimChange)

  func result() -> Tool.Result {
    let all: [Line] = changes.flatMap { changed in changed.claims.map { (changed.document.name, $0) } }
    let shown = all.prefix(limit)
    let documents = changes.prefix(limit)
    let omitted = all.count - shown.count + changes.count - documents.count
    let structured = JSON.object(
      [
        ("documents", .array(documents.map(Self.json))), ("changes", .array(shown.map(Self.json))),
      ] + (omitted > 0 ? [("omitted", .number(omitted))] : []))
    let silent = documents.filter(\.claims.isEmpty).map {
      "\(Brief.line(Brief.path($0.document.name, 80), 80)) · \($0.outcome.rawValue), no fact of it"
    }
    var lines = shown.map(Self.text) + silent
    if changes.isEmpty { lines = ["Nothing has changed."] }
    if omitted > 0 { lines.append("(and \(omitted) more)") }
    return Tool.Result(text: lines.joined(separator: "\n"), structured: structured)
  }

  private static func json(_ changed: DocumentChanges) -> JSON {
    .object([
      ("document", .string(Brief.path(changed.document.name, 100))),
      ("source", .string(Brief.text(changed.document.source, 80))),
      ("outcome", .string(changed.outcome.rawValue)), ("claims", .number(changed.claims.count)),
    ])
  }

  private static func json(_ line: Line) -> JSON {
    let change = line.change
    let claim = change.after ?? change.before
    return .object([
      ("id", .string(change.key)), ("kinds", .strings(change.kinds.map(\.rawValue))),
      ("document", .string(Brief.path(line.document, 100))),
      ("line_start", .number(claim?.lines.lowerBound ?? 0)),
      ("subject", .string(Brief.text(claim?.subject ?? "", 80))),
      ("property", .string(Brief.text(claim?.property ?? "", 60))),
      ("before", .string(change.before.map { Brief.text($0.statement, 120) })),
      ("after", .string(change.after.map { Brief.text($0.statement, 120) })),
      ("reject", .string(change.reject?.reason.rawValue)),
      ("tier", .string(claim?.tier ?? "")), ("verified_on", .string(claim?.verifiedOn?.description)),
    ])
  }

  private static func text(_ line: Line) -> String {
    let change = line.change
    let claim = change.after ?? change.before
    let topic = [claim?.subject ?? "", claim?.property ?? ""].filter { !$0.isEmpty }.map {
      Brief.line($0, 60)
    }
    let none = change.reject.map { "none (rejected as \($0.reason.rawValue))" } ?? "none"
    let sides = [change.before, change.after].map { $0.map { Brief.line($0.statement, 80) } ?? none }
    return
      ([change.kinds.first?.rawValue ?? ""] + topic + [
        sides.joined(separator: " → "),
        "\(Brief.line(Brief.path(line.document, 80), 80)):\(claim?.lines.lowerBound ?? 0)",
        change.key,
      ]).joined(separator: " · ")
  }
}
