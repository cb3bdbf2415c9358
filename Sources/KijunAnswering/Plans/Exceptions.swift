import KijunGuidelines
import KijunStore

/// Declared exceptions among what a reply says: the claim that overrides goes first, a note says why, and what it
/// overrides is no conflict.
struct Exceptions {
  let base: KnowledgeBase
  let tiers: TierTable

  func applied(to reply: Reply) throws -> Reply {
    guard reply.status == .answered, let first = reply.answers.first else { return reply }
    var reply = reply
    for exception in try base.overrides(over: first.id) {
      if let index = reply.answers.firstIndex(where: { $0.id == exception.claim }) {
        reply.answers.insert(reply.answers.remove(at: index), at: 0)
        break
      }
      if let index = reply.conflicts.firstIndex(where: { $0.id == exception.claim }) {
        reply.answers.insert(reply.conflicts.remove(at: index), at: 0)
        break
      }
    }
    let top = reply.answers[0]
    let over = try base.overrides(by: top.id)
    let under = try base.overrides(over: top.id)
    let settled = Set(over.map(\.overridden) + under.map(\.claim))
    reply.conflicts.removeAll { settled.contains($0.id) || $0.id == top.id }
    // One that a manifest and a person both declared is said once.
    var notes: [Note] = []
    for exception in over where !notes.contains(where: { $0.about == exception.overridden }) {
      guard let note = try note(exception.overridden, { .overrides($0, reason: exception.reason) }) else {
        continue
      }
      notes.append(note)
    }
    for exception in under where !notes.contains(where: { $0.about == exception.claim }) {
      guard let note = try note(exception.claim, { .isOverridden(by: $0, reason: exception.reason) }) else {
        continue
      }
      notes.append(note)
    }
    reply.notes = notes + reply.notes
    return reply
  }

  /// nil where the other claim is no longer said: then there is nothing to make an exception of.
  private func note(_ key: String, _ words: (String) -> NoteText) throws -> Note? {
    guard let claim = try base.claim(key: key), let document = try base.document(id: claim.documentID) else {
      return nil
    }
    let source = try base.source(key: document.source)
    let place = Answer.Place(
      id: document.source, document: document.name, title: source?.source.title ?? document.title,
      section: try base.sectionPath(claim.sectionID), lines: claim.lines, locator: claim.locator,
      quote: Quote.shortened(claim.quote), citation: claim.citation, encoding: document.encoding)
    return Note(
      words("\(Statement.of(claim.value)) (\(tiers.label(claim.tier, language: "ja")))"), source: place,
      about: key)
  }
}
