/// One page on its way: through redirects and tries, to a result.
struct FetchJob {
  let request: FetchRequest
  private let limits: FetchLimits
  private(set) var address: WebAddress
  private var visited: Set<WebAddress>
  private var tries = 0
  /// Not before this moment.
  private(set) var earliest = 0.0
  private(set) var result: FetchResult?

  init(_ request: FetchRequest, _ limits: FetchLimits) {
    self.request = request
    self.limits = limits
    address = request.address
    visited = [request.address]
  }

  mutating func fail(_ problem: String) { result = .failed(problem) }

  /// What came of one request: what curl wrote, and how it ended.
  mutating func take(_ message: [UInt8], exit code: Int32) {
    tries += 1
    if message.count > limits.bytes { return fail("the page is larger than \(limits.bytes >> 20) MB") }
    if let problem = code < 0
      ? ("its server didn't finish within \(limits.seconds) seconds", true)
      : CurlExit.problem(code, seconds: limits.seconds)
    {
      return problem.1 ? tryAgain(problem.0) : fail(problem.0)
    }
    guard let (head, start) = ResponseHead.split(message) else {
      return fail("its server answers with no web page")
    }
    switch head.status {
    case 200, 203:
      guard start < message.count else { return fail("the page is empty") }
      result = .page(
        FetchedPage(
          body: Array(message[start...]), contentType: head["content-type"], entityTag: head["etag"],
          lastModified: head["last-modified"]))
    case 304:
      if request.isConditional {
        result = .unchanged
      } else {
        fail("its server says that nothing has changed, unasked (304)")
      }
    case 301, 302, 303, 307, 308: follow(head)
    case 408, 425, 429, 500, 502, 503, 504: tryAgain(Self.sentence(head.status), after: head.retryAfter)
    default: fail(Self.sentence(head.status))
    }
  }

  private mutating func follow(_ head: ResponseHead) {
    guard let location = head["location"], let next = address.following(location) else {
      return fail("it redirects to no web page (\(head.status))")
    }
    guard address.scheme == "http" || next.scheme == "https" else {
      return fail("it redirects from https to http, where anybody could change it")
    }
    guard visited.insert(next).inserted else { return fail("it redirects in a circle") }
    guard visited.count <= limits.redirects + 1 else {
      return fail("it redirects more than \(limits.redirects) times")
    }
    address = next
    tries = 0
  }

  private mutating func tryAgain(_ problem: String, after asked: Double? = nil) {
    guard tries < limits.tries else {
      return fail(limits.tries > 1 ? "\(problem), \(tries) times" : problem)
    }
    // Twice as long each time, and never sooner than the server asks for.
    let pause = max(limits.pause * Double(1 << (tries - 1)), asked ?? 0)
    guard pause <= limits.longestWait else {
      return fail("\(problem), and asks to come back in \(Int(pause)) seconds")
    }
    earliest = Clock.now + pause
  }

  private static func sentence(_ status: Int) -> String {
    let names = [
      401: "needs a password", 402: "costs something", 403: "is forbidden", 404: "is not there",
      410: "is gone",
      429: "was asked for too often", 451: "is withheld",
    ]
    if let name = names[status] { return "the page \(name) (\(status))" }
    return status >= 500 ? "its server has an error (\(status))" : "its server answers \(status)"
  }
}
