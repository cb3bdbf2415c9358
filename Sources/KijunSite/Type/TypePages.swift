import KijunGuidelines

/// The type scale, set in its real sizes.
struct TypePages {
  let context: SiteContext
  let sizes: TypeSizes
  let weights: WeightNames

  func lay(_ specimens: Specimens) -> PagedPages.Result {
    let topics = TopicPages(context)
    var pieces: [PagedPages.Piece] = []
    for group in FactGroup.of(sorted(specimens), \.specimen.size) {
      let heading = topics.heading(group.tier, group.isHistorical)
      for entry in group.items {
        pieces.append(
          PagedPages.Piece(
            heading: heading, body: markup(entry), keys: entry.specimen.facts.map(\.key) + entry.keys,
            wrapper: "specimens"))
      }
    }
    let end: Markup =
      specimens.omitted > 0 ? "<p class=\"omitted\">\(context.say(.omitted(specimens.omitted)))</p>\n" : ""
    let intro: Markup = "<p class=\"lead\">\(context.say(.aboutType)) \(context.say(.scale))</p>\n"
    return PagedPages(
      first: Topic.type.page, title: context.say(.type), entry: Topic.type.page, hasType: true
    ).lay(intro, pieces, end, context)
  }

  /// By tier; the usual text size before the others.
  func sorted(_ specimens: Specimens) -> [Specimens.Entry] {
    specimens.entries.enumerated().sorted { a, b in
      let (one, other) = (a.element.specimen.size, b.element.specimen.size)
      return (one.isHistorical ? 1 : 0, context.rank(ofTier: one.tier), Self.order(one), a.offset)
        < (other.isHistorical ? 1 : 0, context.rank(ofTier: other.tier), Self.order(other), b.offset)
    }.map(\.element)
  }

  /// Named styles in the usual text size, then in others, then all else that has a size.
  private static func order(_ fact: Fact) -> Int {
    guard fact.traits.contains(.textStyle) else { return 2 }
    return fact.isUsualTextSize ? 0 : 1
  }

  func markup(_ entry: Specimens.Entry) -> Markup {
    let specimen = entry.specimen
    let fact = specimen.size
    let facts = FactMarkup(context)
    let anchors = specimen.facts.dropFirst().map { "<span id=\"\($0.key)\"></span>" as Markup }.joined()
    let shown = Figures.Entry(fact: fact, others: entry.others, otherCount: entry.otherCount)
    return """
      <article class="specimen" id="\(fact.key)">
      \(sample(specimen))<div class="legend">\(anchors)
      <h3>\(fact.name.shortened(to: 120))</h3>
      <p class="value">\(figures(specimen))</p>
      \(facts.conditions(fact))\(facts.standing.line(fact))
      \(facts.source(fact))\(facts.others(shown))
      </div></article>

      """
  }

  private func sample(_ specimen: Specimen) -> Markup {
    guard let size = Length.pixels(specimen.size.value).first else { return "" }
    let leading = specimen.leading.flatMap { Length.pixels($0.value).first }
    func line(_ text: String, _ weight: Fact?) -> Markup {
      let number = weight.flatMap { weights.number($0.value) }
      guard let classes = sizes.classes(size: size, leading: leading, weight: number) else { return "" }
      return "<p class=\"\(classes)\">\(text)</p>"
    }
    let name = specimen.size.name.shortened(to: 40)
    let emphasized = specimen.emphasized.map { line(name, $0) } ?? ""
    let text = line(name + " — " + context.say(.sample), specimen.weight)
    return "<div class=\"sample\">\(text)\(emphasized)</div>\n"
  }

  /// `34 / 41 pt · Regular → Bold`
  private func figures(_ specimen: Specimen) -> String {
    var text = specimen.size.statement
    if let leading = specimen.leading {
      text =
        leading.value.unit == specimen.size.value.unit && specimen.size.value.numbers.count == 1
          && leading.value.numbers.count == 1
        ? "\(Canvas.number(specimen.size.value.numbers[0])) / \(leading.statement)"
        : "\(text) / \(leading.statement)"
    }
    let weights = [specimen.weight, specimen.emphasized].compactMap { $0?.statement }
    if !weights.isEmpty { text += " · " + weights.joined(separator: " → ") }
    if let tracking = specimen.tracking { text += " · \(context.say(.tracking)) \(tracking.statement)" }
    return text.shortened(to: 120)
  }
}
