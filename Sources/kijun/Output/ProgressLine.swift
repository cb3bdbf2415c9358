/// How far long work has come, on one line of the error stream when that is a terminal.
final class ProgressLine {
  private let isOn: Bool
  private let watch = Stopwatch()
  /// When it is drawn next: to draw more often than one can read takes time.
  private var next = 0.1

  init(_ invocation: Invocation) {
    isOn = StandardStreams.isTerminal(2) && !invocation.has("quiet")
  }

  func show(_ done: Int, _ total: Int) {
    guard isOn else { return }
    let now = watch.seconds
    guard now >= next else { return }
    next = now + 0.1
    StandardStreams.put("\r\(done) / \(total)\u{1B}[K")
  }

  func clear() {
    if isOn { StandardStreams.put("\r\u{1B}[K") }
  }
}
