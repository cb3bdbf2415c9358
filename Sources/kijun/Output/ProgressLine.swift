/// How far long work has come, as a bar on one line of the error stream when that is a terminal.
final class ProgressLine {
  private let isOn: Bool
  private let watch = Stopwatch()
  /// When it is drawn next: to draw more often than one can read takes time.
  private var next = 0.1
  private static let width = 24

  init(_ invocation: Invocation) {
    isOn = StandardStreams.isTerminal(2) && !invocation.has("quiet")
  }

  func show(_ done: Int, _ total: Int) {
    guard isOn else { return }
    let now = watch.seconds
    guard now >= next else { return }
    next = now + 0.1
    StandardStreams.put("\r\(Self.bar(done, of: total))\u{1B}[K")
  }

  func clear() {
    if isOn { StandardStreams.put("\r\u{1B}[K") }
  }

  /// `[############            ]  50 %  1200 / 2400`
  private static func bar(_ done: Int, of total: Int) -> String {
    guard total > 0 else { return "\(done)" }
    let part = Double(min(max(done, 0), total)) / Double(total)
    let full = Int(part * Double(width))
    let bar = String(repeating: "#", count: full) + String(repeating: " ", count: width - full)
    return "[\(bar)] \(Columns.padLeft("\(Int(part * 100))", to: 3)) %  \(done) / \(total)"
  }
}
