import KijunGuidelines
import KijunStore

/// The pages of one document: its text, with the lines marked that facts were found in.
struct DocumentPages {
  let context: SiteContext
  let document: SiteDocument

  struct Result {
    var files: [SiteFile]
    /// Its facts, each with the page that it is on.
    var facts: [Fact]
  }

  func make(_ passages: [StoredPassage], _ facts: [Fact]) throws -> Result {
    let text = DocumentText(context: context, facts: Dictionary(grouping: facts, by: \.passage))
    let pieces = try text.pieces(of: passages)
    let parts = Self.parts(pieces)
    var pageOfFact: [String: String] = [:]
    var files: [SiteFile] = []
    for (index, part) in parts.enumerated() {
      let path = document.page(part: index)
      for piece in part { for key in piece.keys { pageOfFact[key] = path } }
      var body = index == 0 ? header(facts) : Markup()
      body +=
        "<section class=\"text\" aria-label=\"\(context.say(.whatItSays))\"\(LanguageTag.attribute(document.language))>\n"
      body += Self.joined(part)
      body += "</section>\n"
      body += numbers(index, of: parts.count)
      let title =
        index == 0
        ? document.title : document.title + " · " + context.say(.page(index + 1, of: parts.count))
      files.append(
        Page(path: path, title: title.shortened(to: 200), body: body, entry: "documents.html").file(context))
    }
    let placed = facts.map { fact in
      var fact = fact
      fact.page = pageOfFact[fact.key] ?? fact.page
      return fact
    }
    return Result(files: files, facts: placed)
  }

  /// On each page no heading is more than one level below the one before, as screen readers expect.
  private static func joined(_ pieces: [DocumentText.Piece]) -> Markup {
    var body = Markup()
    var level = 1
    for piece in pieces {
      if let heading = piece.heading {
        level = max(2, min(heading.depth + 1, level + 1, 6))
        body += "<h\(level)\(heading.attributes)>\(heading.body)</h\(level)>\n"
      }
      body += piece.markup
    }
    return body
  }

  /// At least one, also of a document without a word.
  private static func parts(_ pieces: [DocumentText.Piece]) -> [[DocumentText.Piece]] {
    var parts: [[DocumentText.Piece]] = [[]]
    var size = 0
    for piece in pieces {
      let more = piece.markup.size + (piece.heading?.body.size ?? 0) + 100
      if size + more > PagedPages.room, parts.last?.isEmpty == false {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1].append(piece)
      size += more
    }
    return parts
  }

  private func numbers(_ index: Int, of count: Int) -> Markup {
    guard count > 1 else { return "" }
    func link(_ index: Int, _ rel: Markup, _ words: Words) -> Markup {
      let name = document.page(part: index).split(separator: "/").last.map(String.init) ?? ""
      return "<a rel=\"\(rel)\" href=\"\(name)\">\(context.say(words))</a>"
    }
    let back: Markup = index > 0 ? link(index - 1, "prev", .previous) : ""
    let on: Markup = index + 1 < count ? link(index + 1, "next", .next) : ""
    return
      "<nav class=\"numbers\" aria-label=\"\(context.say(.pageNumbers))\">\(back) <span>\(context.say(.page(index + 1, of: count)))</span> \(on)</nav>\n"
  }

  private func header(_ facts: [Fact]) -> Markup {
    let source = document.source
    var rows: [(Words, Markup)] = [(.file, "<code>\(document.name.shortened(to: 300))</code>")]
    if let publisher = source?.publisher { rows.append((.publisher, "\(publisher.shortened(to: 200))")) }
    if let license = source?.license { rows.append((.license, "\(license.shortened(to: 200))")) }
    if let url = source?.url {
      let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
      rows.append(
        (.original, isWeb ? "<a href=\"\(url)\" rel=\"noreferrer\">\(url.shortened(to: 120))</a>" : "\(url)"))
    }
    rows.append((.read, "\(document.ingestedAt)"))
    rows.append((.factCount, "\(facts.count)"))
    let list = rows.map { "<dt>\(context.say($0.0))</dt><dd>\($0.1)</dd>" as Markup }.joined()
    return """
      \(StandingMarkup(context).line(document, Checked(facts)))
      <dl class="about">\(list)</dl>

      """
  }
}
