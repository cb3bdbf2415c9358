/// Makes products of jobs on several threads, and hands them over in the order of the jobs.
///
/// To read and understand documents is most of the work of an ingest and needs no database, which one thread
/// alone may use.
final class Workers<Job: Sendable, Product: Sendable>: @unchecked Sendable {
  /// All that threads share, touched under the lock.
  private struct State {
    var jobs: [Int: Job] = [:]
    var products: [Int: Product] = [:]
    var added = 0
    var begun = 0
    var isClosed = false

    /// The oldest job that none has begun.
    mutating func begin() -> (number: Int, job: Job)? {
      guard let job = jobs.removeValue(forKey: begun) else { return nil }
      begun += 1
      return (begun - 1, job)
    }
  }

  private enum Next {
    case product(Product)
    case work(number: Int, job: Job)
  }

  private let lock = Lock()
  private var state = State()
  // Of the thread that adds and takes, alone.
  private var threads: [Thread] = []
  private var taken = 0
  /// Of the jobs whose products were not taken yet.
  private var sizes: [Int] = []
  private lazy var make = maker()
  private let limit: Int
  private let maker: @Sendable () -> (Job) -> Product

  /// - Parameter maker: called once on each thread, for what the thread keeps from job to job.
  init(threads: Int = Thread.processors - 1, maker: @escaping @Sendable () -> (Job) -> Product) {
    limit = max(0, min(threads, 7))
    self.maker = maker
  }

  /// Whether there are enough jobs for no thread to stand still; more would only fill the memory.
  var isFull: Bool { sizes.count >= (limit + 1) * 4 || sizes.reduce(0, +) > Self.mostBytes }

  /// How many bytes are worked on at once, by what the jobs say of themselves; one job may be larger.
  private static var mostBytes: Int { 4 << 20 }

  func add(_ job: Job, size: Int = 0) {
    sizes.append(size)
    let waiting = lock.locked {
      state.jobs[state.added] = job
      state.added += 1
      return state.jobs.count
    }
    // A job alone is done by the thread that takes it.
    if waiting > 1, threads.count < limit, let thread = Thread({ self.work() }) { threads.append(thread) }
  }

  /// The product of the oldest job that was not taken yet; nil where there is none.
  func next() -> Product? {
    let number = taken
    guard number < lock.locked({ state.added }) else { return nil }
    taken += 1
    sizes.removeFirst()
    while true {
      let next: Next = lock.locked {
        while true {
          if let product = state.products.removeValue(forKey: number) { return .product(product) }
          // Rather than wait for another thread, this one does a job itself.
          if let (number, job) = state.begin() { return .work(number: number, job: job) }
          lock.wait()
        }
      }
      switch next {
      case .product(let product): return product
      case .work(let number, let job):
        let product = make(job)
        lock.locked { state.products[number] = product }
      }
    }
  }

  /// Ends the threads. Jobs that none has begun stay undone.
  func close() {
    lock.locked { state.isClosed = true }
    for thread in threads { thread.join() }
    threads = []
  }

  private func work() {
    let make = maker()
    while true {
      let begun: (number: Int, job: Job)? = lock.locked {
        while !state.isClosed {
          if let begun = state.begin() { return begun }
          lock.wait()
        }
        return nil
      }
      guard let begun else { return }
      let product = make(begun.job)
      lock.locked { state.products[begun.number] = product }
    }
  }
}
