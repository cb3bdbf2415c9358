#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Colours and weights, on a terminal that wants them.
struct Style {
  let isOn: Bool

  /// See no-color.org.
  init() {
    isOn =
      StandardStreams.isTerminal(1) && (Environment["NO_COLOR"] ?? "").isEmpty
      && Environment["TERM"] != "dumb"
  }

  func strong(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func warning(_ text: String) -> String { wrapped(text, "33") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
