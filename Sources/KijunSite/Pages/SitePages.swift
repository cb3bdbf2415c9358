/// All pages but those of documents.
final class SitePages {
  private let context: SiteContext
  private let shown: ShownFacts
  private let typeSizes = TypeSizes()
  /// For each page the anchors with the facts that they show, once the pages are made.
  private(set) var places: [(page: String, keys: [[String]])] = []

  var sizes: String { typeSizes.styleSheet }

  init(_ context: SiteContext, _ shown: ShownFacts) {
    self.context = context
    self.shown = shown
  }

  func all() throws -> [Page] {
    let type = TypePages(
      context: context, sizes: typeSizes,
      weights: try WeightNames(context.base, spellings: context.spellings()))
    let colours = ColourPages(context: context, rules: shown.rules.rules(context.rank))
    let changes = try ChangesPage(context)
    var pages = [
      OverviewPage(context: context, shown: shown, type: type, colours: colours, changes: changes).page()
    ]
    for topic in Topic.allCases where context.topics.contains(topic) {
      let result =
        switch topic {
        case .type: type.lay(shown.specimens)
        case .colours: colours.lay(shown.colours)
        default: TopicPages(context).lay(topic, shown.figures[topic] ?? Figures())
        }
      places += result.places
      pages += result.pages
    }
    pages += changes.lay().pages
    pages += DocumentsPage(context: context).lay(shown.checked).pages
    return pages
  }
}
