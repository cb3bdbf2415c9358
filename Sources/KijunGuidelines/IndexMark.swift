/// Marks in the words of the full-text index, of characters that no text has.
public enum IndexMark {
  /// In front of the name of a concept, which no literal word can be taken for then.
  public static let concept: Unicode.Scalar = "\u{E000}"
  /// Behind a word that doesn't stand in the passage itself but around it.
  public static let around: Unicode.Scalar = "\u{E001}"
}
