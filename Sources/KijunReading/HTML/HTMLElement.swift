/// What an element of HTML does to the text inside it.
enum HTMLElement: UInt8 {
  /// Text goes on across it.
  case inline
  /// Text before, inside and behind it are different paragraphs.
  case block
  /// Nobody reads what is in it.
  case hidden
  case page, title, meta
  case heading1, heading2, heading3, heading4, heading5, heading6
  case list, item, terms, term, description
  case table, headRows, row, cell, headerCell, caption
  case code, lineBreak, image, struck, raised, time

  var headingLevel: Int? {
    rawValue >= Self.heading1.rawValue && rawValue <= Self.heading6.rawValue
      ? Int(rawValue - Self.heading1.rawValue) + 1 : nil
  }

  /// Elements that nobody has heard of are blocks, as a page's own elements mostly are.
  static func named(_ name: String) -> HTMLElement { names[name] ?? .block }

  private static let names: [String: HTMLElement] = {
    var names: [String: HTMLElement] = [
      "html": .page, "title": .title, "meta": .meta,
      "h1": .heading1, "h2": .heading2, "h3": .heading3, "h4": .heading4, "h5": .heading5, "h6": .heading6,
      "li": .item, "dl": .terms, "dt": .term, "dd": .description,
      "table": .table, "thead": .headRows, "tr": .row, "td": .cell, "th": .headerCell, "caption": .caption,
      "br": .lineBreak, "img": .image, "sup": .raised, "time": .time,
    ]
    for name in ["ul", "ol", "menu", "dir"] { names[name] = .list }
    for name in ["pre", "xmp", "listing", "plaintext"] { names[name] = .code }
    for name in ["del", "s", "strike"] { names[name] = .struck }
    for name in [
      "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "dfn", "em", "font", "i",
      "ins",
      "kbd", "label", "mark", "picture", "q", "ruby", "rb", "samp", "small", "source", "span", "strong",
      "sub",
      "tt", "u", "var", "wbr", "math", "mi", "mn", "mo", "mrow", "input", "meter", "output", "track", "slot",
    ] { names[name] = .inline }
    for name in [
      "script", "style", "svg", "template", "nav", "noscript", "iframe", "object", "canvas", "video", "audio",
      "map", "select", "datalist", "textarea", "link", "base", "rt", "rp",
    ] { names[name] = .hidden }
    return names
  }()
}
