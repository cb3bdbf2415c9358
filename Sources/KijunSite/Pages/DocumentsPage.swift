import KijunGuidelines

/// The list of all documents.
struct DocumentsPage {
  let context: SiteContext

  /// `counts` has the facts of each document, by its id.
  func lay(_ counts: [Int64: Int]) -> PagedPages.Result {
    let standing = StandingMarkup(context)
    let pieces = context.documents.map { document -> PagedPages.Piece in
      let source = document.source
      let publisher: Markup =
        source?.publisher.map { "<p class=\"property\">\($0.shortened(to: 120))</p>\n" } ?? ""
      return PagedPages.Piece(
        body: """
          <article class="entry"><h2><a href="\(document.page)"\(LanguageTag.attribute(document.language))>\(document.title.shortened(to: 160))</a></h2>
          \(publisher)\(standing.line(
            tier: source?.tier ?? "", isHistorical: document.isHistorical, edition: document.edition,
            verifiedOn: source?.verifiedOn))
          <p class="source"><code>\(document.name.shortened(to: 160))</code> · \(context.say(.factsHere(counts[document.id] ?? 0)))</p></article>

          """, wrapper: "list")
    }
    return PagedPages(
      first: "documents.html", title: context.say(.documents), entry: "documents.html"
    ).lay("<p class=\"lead\">\(context.say(.aboutDocuments))</p>\n", pieces, "", context)
  }
}
