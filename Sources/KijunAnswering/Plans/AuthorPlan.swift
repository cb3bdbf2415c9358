import KijunGuidelines
import KijunVocabulary

/// `is the 56 pt row from Apple`: whether it is that tier that states a value. If it is another one, that is the answer.
struct AuthorPlan {
  let tools: Tools

  func reply(_ question: Question) throws -> Reply? {
    guard let tier = question.boundTier, question.asks == ["whether"], question.bounds.isEmpty,
      let value = question.checked ?? question.quantities.first, question.quantities.count <= 1
    else { return nil }
    var open = question
    open.tierMentions = []
    open.asks = []
    open.quantities = [value]
    let text = question.analysis.slice(value.range)
    open.residues.removeAll { $0.text == text }
    guard var reply = try ReversePlan(tools: tools).reply(open), reply.status == .answered else { return nil }
    let own = reply.answers.filter { $0.tier == tier }
    reply.question = question.text
    reply.answers = own + reply.answers.filter { $0.tier != tier }
    reply.answers[0].statement = "\(own.isEmpty ? "no" : "yes"): \(reply.answers[0].statement)"
    return reply
  }
}
