/// The units of lengths.
public enum LengthUnit {
  private static let all: Set<String> = ["pt", "px", "dp", "sp", "rem", "em", "mm"]

  public static func isOne(_ unit: String?) -> Bool { unit.map(all.contains) ?? false }
}
