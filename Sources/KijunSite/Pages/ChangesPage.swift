import KijunStore

/// What facts were before, as far as the knowledge base was there to see it.
struct ChangesPage {
  private struct Change {
    var day: String
    var before: Fact?
    var after: Fact?
    var fact: Fact
  }

  private let context: SiteContext
  private let changes: [Change]
  /// More than anybody reads.
  private static let limit = 1_000

  init(_ context: SiteContext) throws {
    self.context = context
    let base = context.base
    var changes: [Change] = []
    for ended in try base.endedClaims(limit: Self.limit) {
      guard context.isWanted(ended), let document = context.document(ended.documentID) else { continue }
      let successor = try base.history(ofClaim: ended.key).last {
        $0.firstRevision > (ended.lastRevision ?? 0)
      }
      let before = try context.fact(ended, of: document)
      let after = try successor.map { try context.fact($0, of: document) }
      guard after?.statement != before.statement || after?.tier != before.tier else { continue }
      changes.append(
        Change(
          day: try base.day(afterRevision: ended.lastRevision ?? 0, ofDocument: ended.documentID) ?? "",
          before: before, after: after, fact: after ?? before))
    }
    for added in try base.addedClaims(limit: Self.limit) {
      guard context.isWanted(added), let document = context.document(added.documentID) else { continue }
      let fact = try context.fact(added, of: document)
      changes.append(
        Change(day: try base.day(ofRevision: added.firstRevision) ?? "", before: nil, after: fact, fact: fact)
      )
    }
    self.changes = changes.enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }
      .map(\.element)
  }

  func lay() -> PagedPages.Result {
    let lead: Markup = "<p class=\"lead\">\(context.say(.aboutChanges))</p>\n"
    let none: Markup = changes.isEmpty ? "<p>\(context.say(.noChange))</p>\n" : ""
    let pieces = changes.map {
      PagedPages.Piece(heading: "<h2>\($0.day)</h2>\n", body: markup($0, level: "h3"), wrapper: "list")
    }
    return PagedPages(first: "changes.html", title: context.say(.changes), entry: "changes.html")
      .lay(lead, pieces, none, context)
  }

  /// For the first page; nothing where nothing has changed.
  func newest() -> Markup {
    guard !changes.isEmpty else { return "" }
    let items = changes.prefix(5).map { markup($0, level: "h3") }
    let all: Markup =
      changes.count > 5
      ? "<p class=\"all\"><a href=\"changes.html\">\(context.say(.changes)): \(context.say(.seeAll(changes.count)))</a></p>\n"
      : ""
    return """
      <section aria-labelledby="changes"><h2 id="changes"><a href="changes.html">\(context.say(.changes))</a></h2>
      <div class="list">
      \(items.joined())</div>
      \(all)</section>

      """
  }

  private func markup(_ change: Change, level: Markup) -> Markup {
    let fact = change.fact
    let facts = FactMarkup(context)
    let value: Markup =
      switch (change.before, change.after) {
      case (nil, let after?): now(after, .new)
      case (let before?, nil): "\(earlier(before)) → <span class=\"quiet\">\(context.say(.gone))</span>"
      case (let before?, let after?): "\(earlier(before)) → \(now(after, .isNow))"
      case (nil, nil): ""
      }
    let source: Markup = change.after == nil ? "" : facts.source(fact)
    return """
      <article class="change"><\(level)>\(fact.name.shortened(to: 120))</\(level)>
      \(facts.property(fact))<p class="value">\(value)</p>
      \(facts.standing.line(fact))\(source)<p class="quiet"><time datetime="\(change.day)">\(change.day)</time> · \(fact.document.title.shortened(to: 80))</p></article>

      """
  }

  private func earlier(_ fact: Fact) -> Markup {
    "<del><span class=\"quiet\">\(context.say(.was))</span> <span class=\"struck\">\(fact.statement.shortened(to: 80))</span></del>"
  }

  private func now(_ fact: Fact, _ word: Words) -> Markup {
    "<ins><span class=\"quiet\">\(context.say(word))</span> \(fact.statement.shortened(to: 80))</ins>"
  }
}
