/// Under what conditions a claim holds: platform, appearance, text size and the like.
///
/// Names are the kinds of the vocabulary (`platform`, `appearance`, `text_size`, …), values the text of the
/// document, ids the concepts it names. A document that covers two platforms has two ids under one name.
public struct Conditions: Sendable, Equatable {
  public struct Condition: Sendable, Equatable {
    public var name: String
    public var text: String
    public var concepts: [String]

    public init(name: String, text: String, concepts: [String]) {
      self.name = name
      self.text = text
      self.concepts = concepts
    }
  }

  public private(set) var all: [Condition]

  public init(_ all: [Condition] = []) {
    self.all = []
    for condition in all { set(condition) }
  }

  public subscript(name: String) -> Condition? { all.first { $0.name == name } }

  /// A condition said nearer to the fact replaces one of the same name said further away.
  public mutating func set(_ condition: Condition) {
    if let index = all.firstIndex(where: { $0.name == condition.name }) {
      all[index] = condition
    } else {
      let index = all.firstIndex { $0.name > condition.name } ?? all.endIndex
      all.insert(condition, at: index)
    }
  }
}
