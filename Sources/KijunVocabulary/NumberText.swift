/// A number as people write it: no trailing `.0`.
public enum NumberText {
  public static func of(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(number)
  }
}
