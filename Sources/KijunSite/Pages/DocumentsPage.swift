import KijunGuidelines

/// The list of all documents.
struct DocumentsPage {
  let context: SiteContext

  /// `checked` has what was checked of each document, by its id.
  func lay(_ checked: [Int64: Checked]) -> PagedPages.Result {
    let standing = StandingMarkup(context)
    let pieces = context.documents.map { document -> PagedPages.Piece in
      let source = document.source
      let checked = checked[document.id] ?? Checked()
      let publisher: Markup =
        source?.publisher.map { "<p class=\"property\">\($0.shortened(to: 120))</p>\n" } ?? ""
      return PagedPages.Piece(
        body: """
          <article class="entry"><h2><a href="\(document.page)"\(LanguageTag.attribute(document.language))>\(document.title.shortened(to: 160))</a></h2>
          \(publisher)\(standing.line(document, checked))
          <p class="source"><code>\(document.name.shortened(to: 160))</code> · \(context.say(.factsHere(checked.count)))</p></article>

          """, wrapper: "list")
    }
    return PagedPages(
      first: "documents.html", title: context.say(.documents), entry: "documents.html"
    ).lay("<p class=\"lead\">\(context.say(.aboutDocuments))</p>\n", pieces, "", context)
  }
}
