/// A line of JavaScript by which MDX takes in what it shows: `import { Tabs } from "x"`, `export const a = 1`.
enum ModuleLine {
  /// The end of the line with which the statement ends: that where its last bracket closes. nil where none does.
  static func end(in bytes: [UInt8], from line: Range<Int>) -> Int? {
    var depth = 0
    var at = line.lowerBound
    let limit = min(bytes.count, at + 1 << 16)
    while at < limit {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case 0x0A, 0x0D: if depth <= 0 { return at }
      default: break
      }
      at += 1
    }
    return limit == bytes.count && depth <= 0 ? limit : nil
  }

  static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
    let line = String(decoding: line, as: UTF8.self)
    if line.hasPrefix("import ") {
      let rest = line.dropFirst(7).drop { $0 == " " }
      if rest.hasPrefix("\"") || rest.hasPrefix("'") || rest.hasPrefix("{") || rest.hasPrefix("*") {
        return true
      }
      let words = rest.split(separator: " ")
      guard let from = words.firstIndex(of: "from"), from + 1 < words.count else { return false }
      return words[from + 1].hasPrefix("\"") || words[from + 1].hasPrefix("'")
    }
    guard line.hasPrefix("export ") else { return false }
    let word = line.dropFirst(7).prefix { $0.isLetter }
    return ["const", "let", "var", "function", "default", "async", "class", "type", "interface"].contains(
      word)
      || line.hasPrefix("export {") || line.hasPrefix("export *")
  }
}
