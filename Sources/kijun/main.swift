import Foundation
import KijunReading
import KijunGuidelines
import KijunVocabulary
import KijunExtraction
let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let v = try Vocabulary.shipped()
print(v.concepts.count, v.spellings.count)
let start = Date()
let d = TextReader.read(bytes)
let t1 = Date()
let e = Extractor(vocabulary: v).extract(d, source: Source(id: "x", path: "x", tier: CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : "fp_adopted"))
print(t1.timeIntervalSince(start), Date().timeIntervalSince(t1))
for c in e.claims {
  print(c.lines.lowerBound, c.tier, "|", c.subject, "|", c.property, "|", c.value.kind, c.value.text, c.value.numbers, c.value.unit ?? "-", c.value.comparator.rawValue, c.value.role?.rawValue ?? "", c.conditions.all.map { "\($0.name)=\($0.text)" }, "|", c.subjectConcepts, c.propertyConcepts)
}
print("REJECTS")
for r in e.rejects { print(d.passages[r.passage].lines.lowerBound, r.reason, r.text, "|", d.passages[r.passage].text.string.prefix(60)) }
print("PASSAGES")
for (p, a) in zip(d.passages, e.annotations) { print(p.lines.lowerBound, a.tier, a.verifiedOn?.description ?? "-", a.citation ?? "-", p.text.string.prefix(50), a.concepts, a.conditions.all.map { "\($0.name)=\($0.text)" }) }
