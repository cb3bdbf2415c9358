/// The pieces of which a fact on a page is made.
struct FactMarkup {
  let context: SiteContext
  let standing: StandingMarkup

  init(_ context: SiteContext) {
    self.context = context
    standing = StandingMarkup(context)
  }

  /// A drawing with all that is to be known of what it shows.
  func card(_ entry: Figures.Entry) -> Markup {
    let fact = entry.fact
    return """
      <article class="card" id="\(fact.key)">
      \(figure(fact))<p class="value">\(fact.statement.shortened(to: 80))</p>
      <h3>\(fact.name.shortened(to: 160))</h3>
      \(property(fact))\(sentence(fact))\(conditions(fact))\(standing.line(fact))
      \(source(fact))\(others(entry))
      </article>

      """
  }

  func figure(_ fact: Fact) -> Markup {
    guard let drawing = Drawing.of(fact) else {
      return fact.topic == .open ? "" : "<p class=\"undrawn\">\(context.say(.tooLarge))</p>\n"
    }
    let name = context.say(.drawing([fact.name.shortened(to: 80), fact.statement].joined(separator: ", ")))
    let scale: Markup =
      drawing.scale.isFull
      ? "" : "<figcaption>\(context.say(.scaled(drawing.scale.text)))</figcaption>"
    return "<figure>\(drawing.canvas.markup(name))\(scale)</figure>\n"
  }

  func property(_ fact: Fact) -> Markup {
    guard !fact.property.isBlank, !fact.subject.isBlank else { return "" }
    return "<p class=\"property\">\(fact.property.shortened(to: 120))</p>\n"
  }

  /// What the document says, where the name of a thing was cut out of a sentence.
  func sentence(_ fact: Fact) -> Markup {
    guard let sentence = fact.sentence, sentence != fact.name else { return "" }
    return
      "<blockquote class=\"quote\"\(LanguageTag.attribute(fact.document.language))>\(sentence.shortened(to: 160))</blockquote>\n"
  }

  func conditions(_ fact: Fact) -> Markup {
    let texts = fact.conditionTexts
    guard !texts.isEmpty else { return "" }
    let items = texts.prefix(6).map { "<li>\($0.shortened(to: 60))</li>" as Markup }
    return "<ul class=\"conditions\">\(items.joined())</ul>\n"
  }

  /// Where it stands, and what the document itself names as its source.
  func source(_ fact: Fact) -> Markup {
    let cited: Markup =
      fact.citation.map { " · \(context.say(.cites)) \($0.shortened(to: 80))" } ?? ""
    return "<p class=\"source\">\(quoteLink(fact))\(cited)</p>"
  }

  func quoteLink(_ fact: Fact) -> Markup {
    "<a href=\"\(fact.quoteLink)\">\(context.say(.quote)): \(fact.document.title.shortened(to: 80)), \(place(fact))</a>"
  }

  func place(_ fact: Fact) -> String {
    if let locator = fact.locator { return locator.shortened(to: 60) }
    return context.say(.line, fact.line)
  }

  func others(_ entry: Figures.Entry) -> Markup {
    guard entry.otherCount > 0 else { return "" }
    let items = entry.others.map { "<li>\(quoteLink($0))</li>" as Markup }
    return
      "\n<details><summary>\(context.say(.alsoIn(entry.otherCount)))</summary><ul>\(items.joined())</ul></details>"
  }
}
