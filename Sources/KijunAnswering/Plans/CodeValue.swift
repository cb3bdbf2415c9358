import KijunGuidelines
import KijunStore
import KijunVocabulary

/// What a line of code says by itself: its text, and the numbers in it with the unit of the platform that it is for.
struct CodeValue {
  let tools: Tools

  func value(of unit: Unit) -> Value {
    let text = unit.passage.text
    let numbers = CodeNumbers.of(text)
    return Value(
      kind: .code, text: text, numbers: numbers,
      unit: !numbers.isEmpty && isOfLength(unit) ? platformUnit(unit.source.source.platforms) : nil)
  }

  private func isOfLength(_ unit: Unit) -> Bool {
    let measured = unit.own.compactMap { number -> [String]? in
      guard tools.relations.kind(number) == .property else { return nil }
      return tools.lexicon.concept(tools.relations.id(number))?.measures
    }
    return measured.contains { $0.contains("length") }
      && measured.allSatisfy { $0.contains("length") || $0.isEmpty }
  }

  /// `.frame(minHeight: 44)` is in points where all platforms measure in points.
  private func platformUnit(_ platforms: [String]) -> String? {
    let units = platforms.map { name in
      ((try? PlatformNames(tools.base).concepts(name)) ?? []).lazy
        .compactMap { tools.lexicon.concept($0)?.detail["unit"] }.first
    }
    guard let first = units.first, units.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
