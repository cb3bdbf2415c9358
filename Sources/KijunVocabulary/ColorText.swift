/// `#RRGGBB`, whatever way a colour was written.
public enum ColorText {
  public static func normalized(_ text: String) -> String {
    let digits = text.drop { $0 == "#" }.uppercased()
    if digits.count == 3 || digits.count == 4 { return "#" + digits.map { "\($0)\($0)" }.joined() }
    return "#" + digits
  }
}
