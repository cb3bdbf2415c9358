import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Something that can answer: a claim, or a passage that states a rule in prose.
struct Unit {
  var passage: StoredPassage
  var claim: StoredClaim?
  var source: StoredSource

  /// The concepts of the fact itself, of the sentence or row it stands in, and of what stands around.
  var subject: [String]
  var property: [String]
  var own: [String]
  var around: [String]

  init(passage: StoredPassage, claim: StoredClaim?, source: StoredSource) {
    self.passage = passage
    self.claim = claim
    self.source = source
    subject = claim?.subjectConcepts ?? passage.concepts
    property = claim?.propertyConcepts ?? []
    own = passage.concepts
    around = claim?.annotation.context ?? passage.annotation.context
  }

  var tier: String { claim?.tier ?? passage.annotation.tier }
  var conditions: Conditions { claim?.conditions ?? passage.annotation.conditions }
  var verifiedOn: CalendarDate? { claim?.verifiedOn ?? passage.annotation.verifiedOn }
  var isHistorical: Bool { source.source.historical }
  var value: Value? { claim?.value }
  var id: String { claim?.key ?? "p_\(passage.id)" }
}

extension StoredPassage {
  /// Whether it can be an answer by itself.
  var statesSomething: Bool { kind != .heading && kind != .tableHeader && text.unicodeScalars.count > 3 }
}
