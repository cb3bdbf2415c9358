public import KijunGuidelines
public import KijunStore

/// The language in which the pages speak; quotes are in that of their document.
public enum SiteLanguage: String, Sendable { case en, ja }

/// What a site is made for.
public struct SiteOptions {
  public var language: SiteLanguage
  /// The day from which ages are counted; pages count anew when they are opened.
  public var today: CalendarDate
  /// Whether that day is a past one, of which the pages are: then they don't count anew.
  public var isPast: Bool
  /// How to treat the values of a tier, by its id, where that is declared in the language of the pages.
  public var treatments: [String: String]
  /// Which claims it is to have. The text of documents stays whole.
  public var selects: (StoredClaim, Source) -> Bool

  public init(
    language: SiteLanguage, today: CalendarDate, isPast: Bool = false,
    treatments: [String: String] = [:],
    selects: @escaping (StoredClaim, Source) -> Bool = { _, _ in true }
  ) {
    self.language = language
    self.today = today
    self.isPast = isPast
    self.treatments = treatments
    self.selects = selects
  }
}

/// One file of a site. The path is from the folder of the site, with `/` between its parts.
public struct SiteFile: Sendable {
  public var path: String
  public var text: String
}

/// How much there is of a site.
public struct SiteCounts: Sendable, Equatable {
  public var files = 0
  public var facts = 0
  /// In bytes.
  public var size = 0
  public var largestPage = 0
}
