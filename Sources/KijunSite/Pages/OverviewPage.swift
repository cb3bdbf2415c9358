import KijunGuidelines

/// The first page: what one looks for most, drawn at once, and the way to all else.
struct OverviewPage {
  let context: SiteContext
  let shown: ShownFacts
  let type: TypePages
  let colours: ColourPages
  let changes: ChangesPage

  private static let cards = 3

  func page() -> Page {
    var body: Markup = "<p class=\"lead\">\(context.say(.purpose))</p>\n\(numbers)"
    let facts = FactMarkup(context)
    for topic in Topic.allCases where context.topics.contains(topic) {
      switch topic {
      case .rows, .regions, .spacing:
        let entries = (shown.figures[topic] ?? Figures()).sorted(context.rank)
        body += section(topic, "cards", entries.prefix(Self.cards).map(facts.card), entries.count)
      case .type:
        let entries = type.sorted(shown.specimens)
        body += section(topic, "specimens", entries.prefix(Self.cards).map(type.markup), entries.count)
      case .colours:
        let sets = colours.sorted(shown.colours)
        body += section(topic, "cards wide", Self.pairsFirst(sets).prefix(3).map(colours.markup), sets.count)
      case .shapes, .sizes, .open: break
      }
    }
    body += changes.newest()
    body += tiers
    return Page(
      path: "index.html", title: context.say(.overview), body: body, entry: "index.html", hasType: true)
  }

  /// Colours that are given in light and dark say more than one alone, within the tier that comes first.
  private static func pairsFirst(_ sets: [ColourSet]) -> [ColourSet] {
    let pairs = sets.filter { $0.shades.count > 1 && !$0.fact.isHistorical }
    return pairs.isEmpty ? sets : pairs
  }

  private func section(_ topic: Topic, _ wrapper: String, _ pieces: [Markup], _ count: Int) -> Markup {
    guard !pieces.isEmpty else { return "" }
    let all: Markup =
      count > pieces.count
      ? "<p class=\"all\"><a href=\"\(topic.page)\">\(context.say(topic.title)): \(context.say(.seeAll(count)))</a></p>\n"
      : ""
    return """
      <section aria-labelledby="\(topic.rawValue)"><h2 id="\(topic.rawValue)"><a href="\(topic.page)">\(context.say(topic.title))</a></h2>
      <div class="\(wrapper)">
      \(pieces.joined())</div>
      \(all)</section>

      """
  }

  private var numbers: Markup {
    let limit = context.options.today.dayNumber - StandingMarkup.staleDays
    let old = shown.days.filter { $0.key < limit }.map(\.value).reduce(0, +)
    let recent = shown.days.map(\.value).reduce(0, +) - old
    var items = [
      context.say(.facts(shown.total)), context.say(.documentsCount(context.documents.count)),
      context.say(.checkedWithinYear(recent)),
    ]
    if old > 0 { items.append(context.say(.checkedLonger(old))) }
    if shown.unverified > 0 { items.append(context.say(.neverChecked(shown.unverified))) }
    let none: Markup = shown.total == 0 ? "<p>\(context.say(.noFacts))</p>\n" : ""
    if shown.total > SearchIndex.limit { items.append(context.say(.searchEnds(SearchIndex.limit))) }
    return "\(none)<ul class=\"counts\">\(items.map { "<li>\($0)</li>" as Markup }.joined())</ul>\n"
  }

  private var tiers: Markup {
    let standing = StandingMarkup(context)
    let items = context.tiers.map { tier in
      "<dt>\(standing.badge(tier.id))</dt><dd>\(context.treatment(ofTier: tier.id) ?? "")</dd>\n" as Markup
    }
    return
      "<section aria-labelledby=\"tiers\"><h2 id=\"tiers\">\(context.say(.tiers))</h2><dl class=\"about\">\(items.joined())</dl></section>\n"
  }
}
