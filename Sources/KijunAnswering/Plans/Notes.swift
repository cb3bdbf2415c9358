import KijunGuidelines
import KijunStore
import KijunVocabulary

/// What to know beside a value: the other cells of its row, and where a standard component decides itself.
struct Notes {
  let tools: Tools

  func beside(_ top: Ranked, _ ranking: Ranking, _ question: Question) throws -> [Note] {
    guard let claim = top.unit.claim, !claim.value.numbers.isEmpty else { return [] }
    let making = AnswerMaking(tools: tools)
    var notes: [Note] = []
    if top.unit.passage.kind == .tableRow {
      for other in try tools.base.claims(ofPassages: [claim.passageID])
      where other.value.kind == .text && other.id != claim.id && other.value.text.unicodeScalars.count >= 12 {
        notes.append(try making.note(top, .said("\(other.property): \(other.value.text)")))
      }
    }
    let delegated = (ranking.fitting + ranking.excluded.map(\.ranked)).filter { other in
      guard let rival = other.unit.claim, !rival.value.kind.isValue, other.fit.coverage >= 0.4 else {
        return false
      }
      return question.properties.contains {
        $0.nearness.best(other.unit.property) > 0 && $0.nearness.best(top.unit.property) > 0
      }
        && question.content.contains {
          $0.nearness.best(other.unit.property) + $0.nearness.best(other.unit.subject) > 0
        }
    }
    if let best = delegated.max(by: { $0.fit.score < $1.fit.score }) {
      notes.append(try making.note(best, Self.text(of: best)))
    }
    return notes
  }

  /// `標準 List · 行高: left to the system`
  static func text(of ranked: Ranked) -> NoteText {
    guard let claim = ranked.unit.claim else { return .said(ranked.unit.passage.text) }
    let name = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
    return claim.value.kind == .notPublished ? .notPublished(of: name) : .leftToSystem(of: name)
  }
}
