enum Version {
  static let current = "0.1.0"
  /// Of this version, as a manual page has it.
  static let date = "November 30, 2026"
}
