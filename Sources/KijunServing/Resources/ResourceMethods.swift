import KijunAnswering
import KijunGuidelines
import KijunStore

/// `resources/list`, `resources/templates/list` and `resources/read`.
enum ResourceMethods {
  /// Documents on one page of the list; there may be hundreds of thousands.
  static let page = 200

  static let list = Method(name: "resources/list", caching: .ofKnowledge) { call in
    let after = try cursor(call.params)
    return try call.knowledge.read { open in
      let documents = try open.base.documents(after: after ?? 0, limit: page + 1)
      let shown = documents.prefix(page)
      let resources = (after == nil ? [tiers] : []) + shown.map { json($0, open) }
      return [("resources", .array(resources))]
        + (documents.count > page ? [("nextCursor", .string("d\(shown.last?.id ?? 0)"))] : [])
    }
  }

  static let templates = Method(name: "resources/templates/list", caching: .ofProgram) { call in
    try call.params.expectNoCursor()
    return [
      (
        "resourceTemplates",
        .array([
          template(
            "kijun://documents/{source}/{+name}", "document", "A document, line by line", "text/plain"),
          template(
            "kijun://claims/{id}", "claim", "A claim with all that is known of it", "application/json"),
          template("kijun://passages/{id}", "passage", "A passage and its claims", "application/json"),
        ])
      )
    ]
  }

  static let read = Method(name: "resources/read", caching: .ofKnowledge) { call in
    let uri = try call.params.text("uri")
    let found = try ResourceURI(uri).flatMap { address in
      try call.knowledge.read { try content(of: address, $0) }
    }
    guard let found else {
      throw Failure(
        call.revision.hasHandshake ? .resourceNotFound : .invalidParams, "Resource not found",
        data: .object([("uri", .string(Brief.text(uri, 400)))]))
    }
    let contents = JSON.object([
      ("uri", .string(uri)), ("mimeType", .string(found.type)), ("text", .string(found.text)),
    ])
    return [("contents", .array([contents]))]
  }

  private static func content(of uri: ResourceURI, _ open: OpenBase) throws -> (type: String, text: String)? {
    switch uri {
    case .tiers: return ("application/json", JSON.array(open.tiers.all.map(json)).pretty)
    case .record(let id): return try open.record.json(id: id).map { ("application/json", $0.pretty) }
    case .document(let source, let name):
      guard let document = try open.base.document(source: source, name: name), document.state != nil else {
        return nil
      }
      return ("text/plain", try DocumentText(open: open, document: document).text())
    }
  }

  private static func cursor(_ params: Params) throws -> Int64? {
    guard let given = params["cursor"] else { return nil }
    guard let text = given.string, text.hasPrefix("d"), let id = Int64(text.dropFirst()), id > 0 else {
      throw Failure(.invalidParams, "there is no such cursor")
    }
    return id
  }

  private static let tiers = JSON.object([
    ("uri", .string(ResourceURI.tiers.text)), ("name", .string("tiers")),
    ("title", .string("Tiers: whose word a value is, and how to treat it")),
    ("mimeType", .string("application/json")),
  ])

  private static func json(_ document: StoredDocument, _ open: OpenBase) -> JSON {
    let source = open.places.source(document.source)?.source
    let about = [source?.publisher, source.map { open.tiers[$0.tier] }, source?.edition].compactMap { $0 }
    return .object([
      ("uri", .string(ResourceURI.document(source: document.source, name: document.name).text)),
      ("name", .string(document.name)), ("title", .string(source?.title ?? document.title ?? document.name)),
      ("description", .string(about.joined(separator: " · "))), ("mimeType", .string("text/plain")),
    ])
  }

  private static func json(_ tier: Tier) -> JSON {
    .object([
      ("id", .string(tier.id)), ("label", .string(tier.label)), ("rank", .number(tier.rank)),
      ("treatment", .string(tier.treatment)),
    ])
  }

  private static func template(_ uri: String, _ name: String, _ title: String, _ type: String) -> JSON {
    .object([
      ("uriTemplate", .string(uri)), ("name", .string(name)), ("title", .string(title)),
      ("mimeType", .string(type)),
    ])
  }
}
