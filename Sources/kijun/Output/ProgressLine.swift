/// How far long work has come, on one line of the error stream when that is a terminal.
struct ProgressLine {
  private let isOn: Bool

  init(_ invocation: Invocation) {
    isOn = StandardStreams.isTerminal(2) && !invocation.has("quiet")
  }

  func show(_ done: Int, _ total: Int) {
    if isOn { StandardStreams.put("\r\(done) / \(total)\u{1B}[K") }
  }

  func clear() {
    if isOn { StandardStreams.put("\r\u{1B}[K") }
  }
}
