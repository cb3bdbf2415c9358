/// How much of a large document is understood at once.
public struct PartSize: Sendable {
  /// A document of no more text than this is one part.
  var bytes: Int
  /// Nor is one of so few passages cut: to understand a large one twice would take more memory than to keep it.
  var few = 0
  /// A part of a larger one has no more passages than this, but where a citation holds for more of them.
  var passages: Int

  public static let usual = PartSize(bytes: 1 << 19, few: 16, passages: 4096)
}
