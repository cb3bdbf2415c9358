import KijunGuidelines
import KijunStore

/// The text of a document in pieces that may stand on one page or another: a heading, a paragraph, a list, some rows of
/// a table.
struct DocumentText {
  struct Piece {
    var heading: Heading?
    var markup: Markup
    /// Claims whose quotes are in it.
    var keys: [String] = []
  }

  /// How deep it is among headings, and what stands in it.
  struct Heading {
    var depth: Int
    var attributes: Markup
    var body: Markup
  }

  let context: SiteContext
  let facts: [Int64: [Fact]]
  /// Longer lists and tables are cut in two, so that no piece outgrows a page.
  private static let room = 40_000
  private static let passageLimit = 8_000

  func pieces(of passages: [StoredPassage]) throws -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    var header: StoredPassage?
    while index < passages.count {
      let first = passages[index]
      if first.kind == .heading {
        pieces.append(try heading(first))
        index += 1
        continue
      }
      var run: [StoredPassage] = []
      var size = 0
      while index < passages.count, Self.isOneRun(first, passages[index]),
        run.isEmpty || size + min(passages[index].text.utf8.count, Self.passageLimit) < Self.room / 2
      {
        run.append(passages[index])
        size += min(passages[index].text.utf8.count, Self.passageLimit) + 80
        index += 1
      }
      if first.kind == .tableHeader { header = first }
      // The rest of a table that was cut has the header again, but for its anchors.
      let repeated = first.kind == .tableRow && header?.group == first.group ? header : nil
      var piece = Piece(markup: markup(run, repeated), keys: run.flatMap { facts[$0.id] ?? [] }.map(\.key))
      let found = run.flatMap { facts[$0.id] ?? [] }
      piece.markup += list(found.prefix(100))
      pieces.append(piece)
      for start in stride(from: 100, to: found.count, by: 100) {
        pieces.append(Piece(markup: list(found[start..<min(start + 100, found.count)])))
      }
    }
    return pieces
  }

  private static func isOneRun(_ a: StoredPassage, _ b: StoredPassage) -> Bool {
    switch (a.kind, b.kind) {
    case (.tableHeader, .tableRow), (.tableRow, .tableRow), (.tableHeader, .tableHeader),
      (.listItem, .listItem):
      a.group == b.group
    case (.sentence, .sentence): a.block == b.block
    case (.code, .code), (.entry, .entry): a.sectionID == b.sectionID
    default: false
    }
  }

  private func heading(_ passage: StoredPassage) throws -> Piece {
    let text = Self.text(passage)
    let found = facts[passage.id] ?? []
    return Piece(
      heading: Heading(
        depth: try context.base.sectionPath(passage.sectionID).count, attributes: line(passage),
        body: "\(anchors(passage))\(text.isBlank ? "—" : text)"),
      markup: list(found.prefix(100)), keys: found.map(\.key))
  }

  private func markup(_ run: [StoredPassage], _ header: StoredPassage?) -> Markup {
    switch run[0].kind {
    case .tableHeader, .tableRow: table(run, header)
    case .listItem: "<ul>\(items(run).joined())</ul>\n"
    case .entry:
      "<ul class=\"entries\">\(run.map { "<li\(line($0))>\(anchors($0))\(Self.text($0))</li>\n" as Markup }.joined())</ul>\n"
    case .code:
      "<pre tabindex=\"0\"><code>\(run.map { "<span\(line($0))>\(anchors($0))\(Self.text($0))</span>\n" as Markup }.joined())</code></pre>\n"
    case .sentence, .heading:
      "<p>\(run.map { "<span\(line($0))>\(anchors($0))\(Self.text($0))</span>" as Markup }.joined(" "))</p>\n"
    }
  }

  /// Sentences of one item share a block.
  private func items(_ run: [StoredPassage]) -> [Markup] {
    var items: [Markup] = []
    var block: Int?
    for passage in run {
      let sentence: Markup = "<span\(line(passage))>\(anchors(passage))\(Self.text(passage))</span>"
      if passage.block == block, !items.isEmpty {
        items[items.count - 1] += " \(sentence)"
      } else {
        items.append("<li>\(sentence)")
      }
      block = passage.block
    }
    return items.map { "\($0)</li>\n" }
  }

  private func table(_ run: [StoredPassage], _ repeated: StoredPassage?) -> Markup {
    let headers = run.prefix { $0.kind == .tableHeader }
    var markup: Markup =
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"\(context.say(.line, run[0].lines.lowerBound))\"><table>\n"
    if let repeated { markup += "<thead>\(row(repeated, isHeader: true, isRepeated: true))</thead>\n" }
    if !headers.isEmpty {
      markup += "<thead>\(headers.map { row($0, isHeader: true, isRepeated: false) }.joined())</thead>\n"
    }
    let rows = run.dropFirst(headers.count).map { row($0, isHeader: false, isRepeated: false) }
    if !rows.isEmpty { markup += "<tbody>\(rows.joined())</tbody>" }
    markup += "</table></div>\n"
    return markup
  }

  private func row(_ passage: StoredPassage, isHeader: Bool, isRepeated: Bool) -> Markup {
    var markup: Markup = isRepeated ? "<tr>" : "<tr\(line(passage, isRow: true))>"
    let cells = passage.cells.isEmpty ? [passage.text] : passage.cells
    for (index, cell) in cells.prefix(60).enumerated() {
      let isName = isHeader && !cell.isBlank
      let number: Markup = index == 0 && !isRepeated ? " data-line=\"\(passage.lines.lowerBound)\"" : ""
      let body: Markup =
        "\(index == 0 && !isRepeated ? anchors(passage) : "")\(cell.shortened(to: Self.passageLimit / 4))"
      markup += isName ? "<th scope=\"col\"\(number)>\(body)</th>" : "<td\(number)>\(body)</td>"
    }
    markup += "</tr>\n"
    return markup
  }

  private func line(_ passage: StoredPassage, isRow: Bool = false) -> Markup {
    isRow
      ? " class=\"passage\(has(passage))\""
      : " class=\"passage\(has(passage))\" data-line=\"\(passage.lines.lowerBound)\""
  }

  private func has(_ passage: StoredPassage) -> Markup { facts[passage.id] == nil ? "" : " has" }

  private func anchors(_ passage: StoredPassage) -> Markup {
    (facts[passage.id] ?? []).map { "<span id=\"\($0.key)\"></span>" as Markup }.joined()
  }

  private static func text(_ passage: StoredPassage) -> String { passage.text.shortened(to: passageLimit) }

  /// What was read out of the passages above it.
  private func list(_ found: ArraySlice<Fact>) -> Markup {
    guard !found.isEmpty else { return "" }
    let standing = StandingMarkup(context)
    let items = found.map { fact -> Markup in
      let property: Markup =
        fact.property.isEmpty || fact.subject.isEmpty ? "" : " · \(fact.property.shortened(to: 80))"
      return
        "<li><b>\(fact.statement.shortened(to: 120))</b> \(fact.name.shortened(to: 120))\(property) \(standing.badge(fact.tier)) \(standing.date(fact.verifiedOn, isLapsed: fact.isLapsed))</li>\n"
    }
    return
      "<details class=\"found\" lang=\"\(context.options.language.rawValue)\"><summary>\(context.say(.factsHere(found.count)))</summary><ul>\(items.joined())</ul></details>\n"
  }
}
