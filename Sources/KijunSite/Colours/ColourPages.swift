import KijunGuidelines
import KijunStore

/// Colours as swatches, with their contrast against what they stand on.
struct ColourPages {
  let context: SiteContext
  let rules: [ContrastRules.Rule]

  func lay(_ sets: ColourSets) -> PagedPages.Result {
    let ordered = sorted(sets)
    var pieces: [PagedPages.Piece] = []
    let topics = TopicPages(context)
    for group in FactGroup.of(ordered, \.fact) {
      let heading = topics.heading(group.tier, group.isHistorical)
      for set in group.items {
        pieces.append(
          PagedPages.Piece(
            heading: heading, body: markup(set),
            keys: [set.fact.key] + set.shades.dropFirst().map(\.fact.key),
            wrapper: "cards wide"))
      }
    }
    let end: Markup =
      sets.omitted > 0 ? "<p class=\"omitted\">\(context.say(.omitted(sets.omitted)))</p>\n" : ""
    return PagedPages(first: Topic.colours.page, title: context.say(.colours), entry: Topic.colours.page)
      .lay(intro, pieces, end, context)
  }

  func sorted(_ sets: ColourSets) -> [ColourSet] {
    sets.sets.enumerated().sorted { a, b in
      let (one, other) = (a.element.fact, b.element.fact)
      return (one.isHistorical ? 1 : 0, context.rank(ofTier: one.tier), a.offset)
        < (other.isHistorical ? 1 : 0, context.rank(ofTier: other.tier), b.offset)
    }.map(\.element)
  }

  private var intro: Markup {
    guard !rules.isEmpty else {
      return "<p class=\"lead\">\(context.say(.aboutColours)) \(context.say(.noRule))</p>\n"
    }
    let facts = FactMarkup(context)
    let items = rules.map { rule in
      "<li><b>≥ \(Canvas.number(rule.ratio)):1</b> \(rule.fact.name.shortened(to: 100)) \(facts.standing.badge(rule.fact.tier)) \(facts.quoteLink(rule.fact))</li>\n"
        as Markup
    }
    return """
      <p class="lead">\(context.say(.aboutColours))</p>
      <section class="rules" aria-labelledby="rules"><h2 id="rules">\(context.say(.rules))</h2>
      <ul>\(items.joined())</ul></section>

      """
  }

  func markup(_ set: ColourSet) -> Markup {
    let fact = set.fact
    let facts = FactMarkup(context)
    let same = set.shades.count == 1 ? facts.property(fact) : ""
    return """
      <article class="card" id="\(fact.key)">
      <div class="swatches">\(set.shades.map(swatch).joined())</div>
      <h3>\(fact.name.shortened(to: 160))</h3>
      \(same)\(facts.conditions(fact.withoutAppearance))\(facts.standing.line(fact))
      \(set.shades.map { contrast($0, set) }.joined())\(facts.source(fact))
      </article>

      """
  }

  /// Colours that let something through are seen on white and on black.
  private func swatch(_ shade: ColourSet.Shade) -> Markup {
    let hex = shade.color.opaqueHex
    let alpha: Markup =
      shade.color.alpha < 255
      ? " fill-opacity=\"\(Canvas.number(Double(shade.color.alpha) / 255))\"" : ""
    let name = name(shade.fact)
    return """
      <figure class="swatch"><svg role="img" aria-label="\(name) \(shade.fact.value.text)" width="120" height="72" viewBox="0 0 120 72"><rect width="60" height="72" fill="#FFFFFF"/><rect x="60" width="60" height="72" fill="#000000"/><rect width="120" height="72" fill="\(hex)"\(alpha)/></svg><figcaption>\(name) <code>\(shade.fact.value.text)</code></figcaption></figure>
      """
  }

  private func name(_ fact: Fact) -> String {
    if fact.traits.contains(.dark), !fact.traits.contains(.light) { return context.say(.dark) }
    if fact.traits.contains(.light), !fact.traits.contains(.dark) { return context.say(.light) }
    return fact.property.shortened(to: 40)
  }

  private func contrast(_ shade: ColourSet.Shade, _ set: ColourSet) -> Markup {
    let isGround = shade.fact.isGround
    let partners = set.others[shade.fact.ground] ?? []
    let plain = [(context.say(.white), Self.white), (context.say(.black), Self.black)]
    let pairs =
      partners.isEmpty ? plain : partners.map { ($0.fact.name.shortened(to: 60), $0.color) }
    let rows = pairs.map { name, other -> Markup in
      let (ink, ground) =
        isGround ? (other, shade.color.over(Self.white)) : (shade.color, other.over(Self.white))
      let ratio = Contrast.ratio(of: ink, on: ground)
      return
        "<tr><td>\(sample(ink, ground)) \(name)</td><td class=\"number\">\(Self.cut(ratio)):1</td><td>\(verdict(ratio))</td></tr>\n"
    }
    return
      "<table class=\"contrast\"><caption>\(context.say(.contrastAgainst)): \(name(shade.fact)) <code>\(shade.fact.value.text)</code></caption><thead><tr><th scope=\"col\">\(context.say(.on))</th><th scope=\"col\">\(context.say(.ratio))</th><th scope=\"col\">\(context.say(.result))</th></tr></thead><tbody>\(rows.joined())</tbody></table>\n"
  }

  private static let white = SRGBColor(red: 255, green: 255, blue: 255)
  private static let black = SRGBColor(red: 0, green: 0, blue: 0)

  /// After two decimals, since 4.499 is not 4.5. What is short of a figure by the error of a division alone is that figure.
  private static func cut(_ ratio: Double) -> String {
    Canvas.number((ratio * 100 + 1e-9).rounded(.down) / 100)
  }

  private func sample(_ ink: SRGBColor, _ ground: SRGBColor) -> Markup {
    let seen = ink.over(ground)
    return
      "<svg class=\"pair\" aria-hidden=\"true\" width=\"28\" height=\"20\" viewBox=\"0 0 28 20\"><rect width=\"28\" height=\"20\" rx=\"4\" fill=\"\(ground.opaqueHex)\"/><circle cx=\"14\" cy=\"10\" r=\"5\" fill=\"\(seen.opaqueHex)\"/></svg>"
  }

  /// In words, since colour alone would say nothing to many.
  private func verdict(_ ratio: Double) -> Markup {
    let met = rules.filter { ratio >= $0.ratio }.map { Canvas.number($0.ratio) }
    let missed = rules.filter { ratio < $0.ratio }.map { Canvas.number($0.ratio) }
    var parts: [Markup] = []
    if !met.isEmpty {
      parts.append("<span class=\"meets\">\(context.say(.meets)) \(met.joined(separator: ", "))</span>")
    }
    if !missed.isEmpty {
      parts.append("<span class=\"below\">\(context.say(.below)) \(missed.joined(separator: ", "))</span>")
    }
    return parts.joined(" ")
  }
}

extension Fact {
  var withoutAppearance: Fact {
    var fact = self
    fact.claim.annotation.conditions = Conditions(conditions.all.filter { $0.name != "appearance" })
    return fact
  }
}
