/// Text that is equal to another only byte by byte.
///
/// For a `String` the two ways to write é are one, but a quote is the exact bytes of a file.
struct ExactText: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.string.utf8.count == b.string.utf8.count && a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
