import KijunGuidelines

/// The pages of what is drawn to scale, and of what has no value.
struct TopicPages {
  let context: SiteContext

  init(_ context: SiteContext) { self.context = context }

  func lay(_ topic: Topic, _ figures: Figures) -> PagedPages.Result {
    let facts = FactMarkup(context)
    var pieces: [PagedPages.Piece] = []
    for group in FactGroup.of(figures.sorted(context.rank), \.fact) {
      let heading = heading(group.tier, group.isHistorical)
      for entry in group.items {
        pieces.append(
          PagedPages.Piece(
            heading: heading, body: facts.card(entry),
            keys: [entry.fact.key] + entry.others.map(\.key), wrapper: topic == .open ? "list" : "cards"))
      }
    }
    let end: Markup =
      figures.omitted > 0 ? "<p class=\"omitted\">\(context.say(.omitted(figures.omitted)))</p>\n" : ""
    return PagedPages(first: topic.page, title: context.say(topic.title), entry: topic.page)
      .lay(intro(topic), pieces, end, context)
  }

  private func intro(_ topic: Topic) -> Markup {
    let scale: Markup = topic == .open ? "" : " \(context.say(.scale))"
    return "<p class=\"lead\">\(context.say(topic.about))\(scale)</p>\n"
  }

  /// The label of a tier, and how to treat its values.
  func heading(_ tier: String, _ isHistorical: Bool) -> Markup {
    let treatment = context.treatment(ofTier: tier)
    let label = context.label(ofTier: tier)
    let about: Markup = treatment.map { "<p class=\"treatment\">\($0)</p>\n" } ?? ""
    guard isHistorical else { return "<h2>\(label)</h2>\n\(about)" }
    return "<h2>\(label) · \(context.say(.history))</h2>\n"
  }
}
