/// A line of three or more backticks or tildes, which opens a piece of code.
struct MarkdownFence {
  private let mark: UInt8
  private let count: Int

  init?(_ line: ArraySlice<UInt8>) {
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let count = line.prefix { $0 == mark }.count
    guard count >= 3, mark == UInt8(ascii: "~") || !line.dropFirst(count).contains(mark) else { return nil }
    self.mark = mark
    self.count = count
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let run = line.prefix { $0 == mark }.count
    return run >= count && line.dropFirst(run).allSatisfy(isBlank)
  }
}
