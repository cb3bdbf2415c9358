import KijunReading
import KijunStore

/// Fetches the addresses of a plan, and tells which pages are new.
struct AddressReading {
  /// What is new, by source.
  private(set) var pages: [String: Fetch] = [:]
  /// Why a source is as it was, though not because its page is.
  private(set) var problems: [String: (outcome: SyncReport.Outcome, reason: String)] = [:]

  init(_ addresses: [(source: String, url: String)], _ options: SyncOptions, _ base: KnowledgeBase) throws {
    var requests: [FetchRequest] = []
    var urls: [String: String] = [:]
    for (source, url) in addresses {
      urls[source] = url
      guard let address = WebAddress(DocCAddress.data(ofPage: url) ?? url) else {
        problems[source] = (.failed, "\(url): is no address of http or https without a password in it")
        continue
      }
      let known = try base.fetch(ofSource: source).flatMap { $0.url == url ? $0 : nil }
      guard options.readsAddresses else {
        if known == nil { problems[source] = (.neverFetched, url) }
        continue
      }
      requests.append(
        FetchRequest(
          id: source, address: address, entityTag: known?.entityTag, lastModified: known?.lastModified))
    }
    let results = FetchQueue(limits: options.limits, agent: options.agent).fetch(requests)
    for request in requests {
      let url = urls[request.id] ?? ""
      switch results[request.id] {
      case .unchanged?: continue
      case .failed(let problem)?: problems[request.id] = (.failed, "\(url): \(problem)")
      case .page(let page)?:
        try take(page, request.id, url, isAccepted: options.accepted.contains(request.id), base)
      case nil: problems[request.id] = (.failed, "\(url): was not fetched")
      }
    }
  }

  private mutating func take(
    _ page: FetchedPage, _ source: String, _ url: String, isAccepted: Bool, _ base: KnowledgeBase
  ) throws {
    let known = try base.fetch(ofSource: source)
    // Servers that give the same page another mark each time make no change.
    if let known, known.url == url, known.body == page.body { return }
    let format: String?
    switch PageForm.of(page.contentType, url) {
    case .form(let form): format = form
    case .unread(let type):
      problems[source] = (.failed, "\(url): is \(type), which can't be read")
      return
    }
    if !isAccepted, let fault = PageFault.of(page.body, form: format) {
      problems[source] = (.refused, "\(url): \(fault)")
      return
    }
    pages[source] = Fetch(
      source: source, url: url, name: url, format: format, entityTag: page.entityTag,
      lastModified: page.lastModified, fetchedAt: "", body: page.body)
  }

  /// A page that was refused once it was read: the one before stays.
  mutating func refuse(_ source: String) { pages[source] = nil }
}
