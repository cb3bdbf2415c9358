import KijunGuidelines
public import KijunStore

/// Makes a site of a knowledge base: pages to look at, without any request to another place.
public struct Site {
  private let context: SiteContext

  public init(_ base: KnowledgeBase, _ options: SiteOptions) throws {
    context = try SiteContext(base, options)
  }

  /// Gives each file to `put`, one after the other. In memory are one document at a time and the facts that are drawn.
  /// `progress` is told how many documents are done, and of how many.
  public func write(
    progress: (Int, Int) -> Void = { _, _ in }, _ put: @escaping (SiteFile) throws -> Void
  ) throws -> SiteCounts {
    let tally = Tally()
    let counted = { (file: SiteFile) throws in
      tally.add(file)
      try put(file)
    }
    let index = try SearchIndex(context, counted)
    var shown = ShownFacts()
    var done = 0
    try context.eachDocument { document, claims in
      let facts = try claims.map { try context.fact($0, of: document) }
      let passages = try context.base.passages(ofDocument: document.id)
      let made = try DocumentPages(context: context, document: document).make(passages, facts)
      for file in made.files { try counted(file) }
      for fact in made.facts { try index.add(fact) }
      shown.add(made.facts, of: document)
      done += 1
      progress(done, context.documents.count)
    }
    tally.counts.facts = shown.total
    let pages = SitePages(context, shown)
    for page in try pages.all() { try counted(page.file(context)) }
    try index.finish(pages.places)
    try counted(SiteFile(path: "sizes.css", text: pages.sizes))
    for asset in SiteAssets.all { try counted(asset) }
    return tally.counts
  }

  private final class Tally {
    var counts = SiteCounts()

    func add(_ file: SiteFile) {
      let size = file.text.utf8.count
      counts.files += 1
      counts.size += size
      if file.path.hasSuffix(".html") { counts.largestPage = max(counts.largestPage, size) }
    }
  }
}
