/// A page to be fetched, with what is known of the version that is there already.
public struct FetchRequest: Sendable {
  /// What the result is called by.
  public var id: String
  public var address: WebAddress
  public var entityTag: String?
  public var lastModified: String?

  public init(id: String, address: WebAddress, entityTag: String? = nil, lastModified: String? = nil) {
    self.id = id
    self.address = address
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  var isConditional: Bool { entityTag != nil || lastModified != nil }
}

/// How long and how much.
public struct FetchLimits: Sendable {
  /// Seconds for one try, from the first byte that is sent to the last that comes.
  public var seconds = 30
  /// Bytes of a page with its head, once it is unpacked.
  public var bytes = 16 << 20
  public var redirects = 5
  public var tries = 3
  /// Seconds before the second try; twice as long before the third.
  public var pause = 1.0
  /// Nobody waits longer for a server that asks to come back later.
  public var longestWait = 60.0
  /// So many servers at once, each with one request.
  public var atOnce = 4

  public init() {}
}

public struct FetchedPage: Sendable, Equatable {
  public var body: [UInt8]
  public var contentType: String?
  public var entityTag: String?
  public var lastModified: String?
}

public enum FetchResult: Sendable, Equatable {
  case unchanged
  case page(FetchedPage)
  /// A sentence that says why not.
  case failed(String)
}
