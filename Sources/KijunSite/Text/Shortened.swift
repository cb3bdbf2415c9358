extension String {
  /// Whether there is nothing to see of it.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// At most so many characters, with an ellipsis where some are missing.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(self[..<end]) + "…"
  }
}
