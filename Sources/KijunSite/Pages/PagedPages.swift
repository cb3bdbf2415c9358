/// Pieces of markup laid out on as many pages as they need, each small enough to load on a phone.
struct PagedPages {
  /// Of a page without its frame, in bytes.
  static let room = 200_000

  var first: String
  var title: String
  var entry: String
  var hasType = false

  /// A piece with the heading that it stands under, which each page repeats.
  struct Piece {
    var heading = Markup()
    var body: Markup
    /// Ids of claims for which the piece is the figure; the first is the anchor.
    var keys: [String] = []
    /// Wraps the pieces of one heading, such as a grid.
    var wrapper = "cards"
  }

  struct Result {
    var pages: [Page]
    /// For each page the anchors with the keys that they stand for.
    var places: [(page: String, keys: [[String]])]
  }

  func lay(_ intro: Markup, _ pieces: [Piece], _ end: Markup, _ context: SiteContext) -> Result {
    var bodies: [[Piece]] = [[]]
    var size = intro.size
    for piece in pieces {
      if size + piece.body.size > Self.room, bodies.last?.isEmpty == false {
        bodies.append([])
        size = 0
      }
      bodies[bodies.count - 1].append(piece)
      size += piece.body.size + 200
    }
    var result = Result(pages: [], places: [])
    for (index, body) in bodies.enumerated() {
      let path = path(index)
      var markup = index == 0 ? intro : Markup()
      markup += Self.grouped(body)
      if index == bodies.count - 1 { markup += end }
      markup += numbers(index, of: bodies.count, context)
      let name = index == 0 ? title : title + " · " + context.say(.page(index + 1, of: bodies.count))
      result.pages.append(Page(path: path, title: name, body: markup, entry: entry, hasType: hasType))
      result.places.append((path, body.map(\.keys).filter { !$0.isEmpty }))
    }
    return result
  }

  private func path(_ index: Int) -> String {
    index == 0 ? first : String(first.dropLast(5)) + "-\(index + 1).html"
  }

  private static func grouped(_ pieces: [Piece]) -> Markup {
    var markup = Markup()
    var open: Piece?
    for piece in pieces {
      if open?.heading != piece.heading || open?.wrapper != piece.wrapper {
        if open != nil { markup += "</div>\n" }
        if open?.heading != piece.heading { markup += piece.heading }
        markup += "\n<div class=\"\(piece.wrapper)\">\n"
        open = piece
      }
      markup += piece.body
    }
    if open != nil { markup += "</div>\n" }
    return markup
  }

  private func numbers(_ index: Int, of count: Int, _ context: SiteContext) -> Markup {
    guard count > 1 else { return "" }
    // A link is from the folder of the page.
    func link(_ index: Int, _ rel: Markup, _ words: Words) -> Markup {
      let name = path(index).split(separator: "/").last.map(String.init) ?? ""
      return "<a rel=\"\(rel)\" href=\"\(name)\">\(context.say(words))</a>"
    }
    let back: Markup = index > 0 ? link(index - 1, "prev", .previous) : ""
    let on: Markup = index + 1 < count ? link(index + 1, "next", .next) : ""
    return
      "<nav class=\"numbers\" aria-label=\"\(context.say(.pageNumbers))\">\(back) <span>\(context.say(.page(index + 1, of: count)))</span> \(on)</nav>\n"
  }
}
