/// An entry of a manifest: a file with its publisher, default tier and edition.
public struct Source: Sendable, Equatable {
  public var id: String
  public var path: String
  public var format: String
  public var title: String?
  public var publisher: String?
  public var language: String?
  public var platforms: [String]
  public var tier: String
  public var edition: String?
  public var historical: Bool
  public var replaces: [String]
  public var verifiedOn: CalendarDate?
  public var license: String?
  public var url: String?
  public var schedule: String?

  public init(
    id: String, path: String, format: String = "auto", title: String? = nil, publisher: String? = nil,
    language: String? = nil, platforms: [String] = [], tier: String, edition: String? = nil,
    historical: Bool = false, replaces: [String] = [], verifiedOn: CalendarDate? = nil,
    license: String? = nil, url: String? = nil, schedule: String? = nil
  ) {
    self.id = id
    self.path = path
    self.format = format
    self.title = title
    self.publisher = publisher
    self.language = language
    self.platforms = platforms
    self.tier = tier
    self.edition = edition
    self.historical = historical
    self.replaces = replaces
    self.verifiedOn = verifiedOn
    self.license = license
    self.url = url
    self.schedule = schedule
  }
}
