import Foundation
import KijunReading
import KijunGuidelines
let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let d = TextReader.read(bytes)
print("title:", d.title ?? "-")
for p in d.passages {
  print(p.lines.lowerBound, p.kind, "s\(p.section) b\(p.block) g\(p.group ?? 0)", p.cells.isEmpty ? p.text.string : p.cells.map(\.string).joined(separator: " ¦ "))
}
