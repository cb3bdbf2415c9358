#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Fetches pages, several servers at once and one request at a time to each, on one thread.
public struct FetchQueue {
  private let limits: FetchLimits
  private let agent: String

  /// - Parameter agent: how the requests name themselves.
  public init(limits: FetchLimits, agent: String) {
    self.limits = limits
    self.agent = agent
  }

  /// The results by the ids of the requests.
  public func fetch(_ requests: [FetchRequest]) -> [String: FetchResult] {
    // A curl that is gone must not take this program with it.
    signal(SIGPIPE, SIG_IGN)
    var state = State(requests, limits, agent)
    while !state.isDone { state.advance() }
    return state.results
  }

  private struct State {
    private let limits: FetchLimits
    private let agent: String
    private var jobs: [FetchJob]
    /// Indices of jobs, in their order.
    private var waiting: [Int]
    private var working: [Int: CurlProcess] = [:]
    private(set) var results: [String: FetchResult] = [:]

    init(_ requests: [FetchRequest], _ limits: FetchLimits, _ agent: String) {
      self.limits = limits
      self.agent = agent
      jobs = requests.map { FetchJob($0, limits) }
      waiting = Array(jobs.indices)
    }

    var isDone: Bool { waiting.isEmpty && working.isEmpty }

    mutating func advance() {
      start()
      if working.isEmpty {
        // All that is left waits for its time.
        if let earliest = waiting.map({ jobs[$0].earliest }).min() { Clock.sleep(until: earliest) }
        return
      }
      let ready = wait()
      for (index, curl) in working.sorted(by: { $0.key < $1.key }) {
        let isOver = ready.contains(index) && !curl.process.read()
        guard isOver || Clock.now > curl.deadline || curl.process.bytes.count > limits.bytes else { continue }
        if !isOver { curl.process.stop() }
        working[index] = nil
        jobs[index].take(curl.process.bytes, exit: isOver ? curl.process.exitCode() : -1)
        finish(index)
      }
    }

    private mutating func finish(_ index: Int) {
      if let result = jobs[index].result {
        results[jobs[index].request.id] = result
      } else {
        // In front: a page that is to be tried again keeps the next one of its server waiting.
        waiting.insert(index, at: 0)
      }
    }

    private mutating func start() {
      var busy = Set(working.keys.map { jobs[$0].address.authority })
      var rest: [Int] = []
      for index in waiting {
        guard busy.insert(jobs[index].address.authority).inserted, jobs[index].earliest <= Clock.now,
          working.count < limits.atOnce
        else {
          rest.append(index)
          continue
        }
        let configuration = CurlConfiguration(
          request: jobs[index].request, address: jobs[index].address, limits: limits, agent: agent)
        do {
          working[index] = try CurlProcess(configuration)
        } catch {
          switch error {
          case .missing: jobs[index].fail("curl is not installed, which fetches pages")
          case .system(let code): jobs[index].fail("curl can't be started (error \(code))")
          }
          results[jobs[index].request.id] = jobs[index].result
        }
      }
      waiting = rest
    }

    /// The jobs whose curl has something to read, or has ended.
    private func wait() -> Set<Int> {
      let order = working.sorted { $0.key < $1.key }
      var files = order.map { pollfd(fd: $0.value.process.output, events: Int16(POLLIN), revents: 0) }
      let moments = waiting.map { jobs[$0].earliest }.filter { $0 > Clock.now } + order.map(\.value.deadline)
      let rest = ((moments.min() ?? 0) - Clock.now) * 1_000
      let count = unsafe poll(&files, nfds_t(files.count), Int32(max(1, min(60_000, rest + 1))))
      guard count > 0 else { return [] }
      return Set(zip(order, files).filter { $0.1.revents != 0 }.map { $0.0.key })
    }
  }
}
