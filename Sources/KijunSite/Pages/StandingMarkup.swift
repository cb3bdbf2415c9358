import KijunGuidelines

/// Whose word something is, of which edition, and when it was last checked.
struct StandingMarkup {
  let context: SiteContext

  init(_ context: SiteContext) { self.context = context }

  /// Older than a year is to be checked again.
  static let staleDays = 365

  func badge(_ tier: String) -> Markup {
    "<span class=\"badge tier-\(min(context.rank(ofTier: tier), 4))\">\(context.label(ofTier: tier))</span>"
  }

  func line(_ fact: Fact) -> Markup {
    line(
      tier: fact.tier, isHistorical: fact.isHistorical, edition: fact.edition, verifiedOn: fact.verifiedOn,
      isLapsed: fact.isLapsed)
  }

  /// A document without a fact was checked when its source was.
  func line(_ document: SiteDocument, _ checked: Checked) -> Markup {
    let source = document.source
    let some: Markup =
      checked.oldest != nil && checked.never > 0
      ? "<span class=\"never\">\(context.say(.neverChecked(checked.never)))</span>" : ""
    return line(
      tier: source?.tier ?? "", isHistorical: document.isHistorical, edition: document.edition,
      verifiedOn: checked.count == 0 ? source?.verifiedOn : checked.oldest, isLapsed: checked.isLapsed,
      more: some)
  }

  private func line(
    tier: String, isHistorical: Bool, edition: String?, verifiedOn: CalendarDate?, isLapsed: Bool = false,
    more: Markup = ""
  ) -> Markup {
    var parts = [badge(tier)]
    if isHistorical { parts.append("<span class=\"badge old\">\(context.say(.historical))</span>") }
    if let edition {
      parts.append("<span>\(context.say(.edition(edition.shortened(to: 40))))</span>")
    }
    parts.append(date(verifiedOn, isLapsed: isLapsed))
    if more.size > 0 { parts.append(more) }
    return "<p class=\"standing\">\(parts.joined(" "))</p>"
  }

  /// The script of the site counts the days anew when the page is opened.
  func date(_ day: CalendarDate?, isLapsed: Bool = false) -> Markup {
    guard let day else {
      let again: Markup = isLapsed ? " <strong>\(context.say(.stale))</strong>" : ""
      return "<span class=\"never\">\(context.say(.neverVerified))\(again)</span>"
    }
    let age = max(0, context.options.today.dayNumber - day.dayNumber)
    let isStale = isLapsed || age > Self.staleDays
    let ago =
      age == 0 ? context.say(.today) : context.say(.daysAgo, age)
    let stale: Markup = isStale ? " <strong>\(context.say(.stale))</strong>" : ""
    return
      "<span class=\"date\(isStale ? " stale" : "" as Markup)\">\(context.say(.verified)) <time datetime=\"\(day.description)\">\(day.description)</time> (<span>\(ago)</span>)\(stale)</span>"
  }
}
