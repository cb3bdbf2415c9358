import KijunAnswering
import KijunGuidelines
import KijunStore

extension Fact {
  /// The value with whose word it is, in one line: `≥ 68 pt · FP採用 · verified 2026-09-05`.
  var standing: String {
    var parts = [claim.statement, tierLabel]
    if let edition = edition.name { parts.append("edition of \(edition)") }
    parts.append(claim.verifiedOn.map { "verified \($0)" } ?? "never verified")
    return parts.joined(separator: " · ")
  }

  /// What it is a value of, as the document says it: `Custom row · min-height (platform: iOS)`.
  var topic: String {
    let conditions = claim.conditions.all.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
    let name = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
    return conditions.isEmpty ? name : "\(name) (\(conditions))"
  }

  /// Where it stands: `FP iOS foundation, guidelines/fp-ios.md:218`.
  var spot: String {
    let title = source.title ?? document.title
    let place = document.name + (claim.locator.map { " \($0)" } ?? ":\(claim.lines.lowerBound)")
    let cited = claim.citation.map { ", cites \($0)" } ?? ""
    return (title.map { $0 + ", " } ?? "") + place + cited
  }
}

/// Text of documents inside code: on one line, and nothing in it ends the comment that it stands in.
enum CommentText {
  static func line(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: out.append(" ")
      // They would show the code around it in another order.
      case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: out.append("\u{FFFD}")
      // `*/` and `/*` come apart.
      case 0x2F where out.last == "*": out += [" ", scalar]
      case 0x2A where out.last == "/": out += [" ", scalar]
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
