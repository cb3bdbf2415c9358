import KijunGuidelines
import KijunStore

/// What every plan needs: the knowledge base, its vocabulary and the wishes of the asker.
struct Tools {
  let base: KnowledgeBase
  let lexicon: StoredLexicon
  let relations: Relations
  let weights: TermWeights
  let tiers: TierTable
  let sources: SourceTable
  let units: UnitTable
  let platforms: Set<Int>
  var options: Answerer.Options

  var candidates: Candidates { Candidates(base: base, relations: relations, weights: weights, units: units) }
}
