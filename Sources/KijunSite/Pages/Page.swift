import KijunGuidelines

/// The frame that all pages share: head, navigation, search, foot.
struct Page {
  var path: String
  var title: String
  var body: Markup
  /// Which entry of the navigation it belongs to.
  var entry: String?
  /// Whether it sets text in real sizes.
  var hasType = false

  /// Nothing but files of this folder may be loaded, and nothing runs that stands in a page.
  private static let policy: Markup =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

  /// The way from a page up to the folder of the site.
  var root: String { path.contains("/") ? "../" : "" }

  func file(_ context: SiteContext) -> SiteFile { SiteFile(path: path, text: markup(context).text) }

  private func markup(_ context: SiteContext) -> Markup {
    let say: (Words) -> String = context.say
    let sizes: Markup = hasType ? "\n<link rel=\"stylesheet\" href=\"\(root)sizes.css\">" : ""
    let day: Markup = context.options.isPast ? " data-day=\"\(context.options.today.description)\"" : ""
    let name = entry == "index.html" && path == "index.html" ? "Kijun" : title + " · Kijun"
    return """
      <!doctype html>
      <html lang="\(context.options.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <link rel="icon" href="\(root)icon.svg">
      <link rel="stylesheet" href="\(root)site.css">\(sizes)
      <script src="\(root)site.js" defer></script>
      </head>
      <body data-root="\(root)"\(day) data-ago="\(say(.daysAgo))" data-today="\(say(.today))" data-stale="\(say(.stale))">
      <a class="skip" href="#main">\(say(.skip))</a>
      <header class="top">
      <a class="home" href="\(root)index.html">Kijun <span lang="ja">基準</span></a>
      <form class="search" role="search" hidden data-found="\(say(.found))" data-more="\(say(.moreFound))" data-none="\(say(.nothingFound))" data-quote="\(say(.quote))" data-line="\(say(.line))" data-never="\(say(.neverVerified))" data-verified="\(say(.verified))" data-historical="\(say(.historical))">
      <label for="q">\(say(.search))</label>
      <input id="q" type="search" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="\(say(.searchHint))" aria-controls="results" aria-keyshortcuts="/">
      </form>
      <noscript><p>\(say(.searchNeedsScript))</p></noscript>
      \(navigation(context))
      </header>
      <section id="results" aria-label="\(say(.searchResults))" hidden><p id="status" role="status"></p><ol></ol></section>
      <main id="main" tabindex="-1">
      <h1>\(title)</h1>
      \(body)
      </main>
      <footer><p>\(say(.asOf(context.options.today))) \(say(.madeBy))</p></footer>
      </body>
      </html>

      """
  }

  private func navigation(_ context: SiteContext) -> Markup {
    let entries =
      [("index.html", Words.overview)]
      + Topic.allCases.filter(context.topics.contains).map { ($0.page, $0.title) }
      + [("changes.html", .changes), ("documents.html", .documents)]
    let items = entries.map { page, title -> Markup in
      let current: Markup = page == entry ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(root)\(page)\"\(current)>\(context.say(title))</a></li>"
    }
    return "<nav aria-label=\"\(context.say(.pages))\"><ul>\(items.joined())</ul></nav>"
  }
}
