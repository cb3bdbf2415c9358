import Testing

@testable import KijunIngesting

@Suite("Workers hand their products over in the order of the jobs")
struct WorkersTests {
  @Test("whatever the number of threads", arguments: [0, 1, 3, 7])
  func order(_ threads: Int) {
    let workers = Workers<Int, Int>(threads: threads) { { $0 * 2 } }
    defer { workers.close() }
    var products: [Int] = []
    for job in 0..<500 {
      workers.add(job)
      while workers.isFull, let product = workers.next() { products.append(product) }
    }
    while let product = workers.next() { products.append(product) }
    #expect(products == (0..<500).map { $0 * 2 })
  }

  @Test("and can be left with jobs undone")
  func leaving() {
    let workers = Workers<Int, Int>(threads: 3) { { $0 } }
    for job in 0..<10 { workers.add(job) }
    #expect(workers.next() == 0)
    workers.close()
  }
}
