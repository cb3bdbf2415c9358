import KijunStore

/// What a colour is for, by the concepts of what it is a colour of.
struct ColorRoles {
  enum Ink { case text, other, none }

  private let relations: Relations
  private let grounds: Set<Int>
  private let texts: Set<Int>
  private let others: Set<Int>

  init(_ relations: Relations) {
    self.relations = relations
    func numbers(_ ids: String...) -> Set<Int> { Set(ids.map(relations.number)) }
    grounds = numbers("background-role", "surface", "background")
    texts = numbers("text", "text-style", "foreground-color", "subtitle", "title-text")
    others = numbers("tint-color", "accent-color", "icon", "icon-color", "focus-color", "control")
  }

  /// Whether things stand on it. `Text on a background` is of a text.
  func isGround(_ unit: Unit) -> Bool { isA(grounds, unit) && !isA(texts, unit) }

  func ink(_ unit: Unit) -> Ink { isA(texts, unit) ? .text : isA(others, unit) ? .other : .none }

  private func isA(_ wanted: Set<Int>, _ unit: Unit) -> Bool {
    unit.subject.contains { concept in
      wanted.contains(concept) || relations.broader(concept).contains { wanted.contains($0.index) }
    }
  }
}
