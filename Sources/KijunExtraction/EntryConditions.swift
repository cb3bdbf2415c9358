import KijunGuidelines
import KijunVocabulary

/// Under what conditions an entry holds: by the rules it stands in, and by the parts of its name.
enum EntryConditions {
  /// Conditions under which the format itself sets it, and those that a part of the name is and nothing else.
  static func of(
    _ entry: Entry, _ scope: [Conditions.Condition], _ vocabulary: Vocabulary
  ) -> [Conditions.Condition] {
    var conditions = Conditions(scope)
    let parts = entry.name.split(whereSeparator: { $0 == "." || $0 == "/" }).suffix(8).map(String.init)
    for part in parts + [entry.property] {
      for condition in whole(part, vocabulary) where setByName.contains(condition.name) {
        conditions.set(condition)
      }
    }
    for text in entry.conditions {
      let named = ConditionScope.named(Analysis(EntryWords.setting(text), vocabulary: vocabulary), in: nil)
      for condition in named { conditions.set(condition) }
      // What is understood by nobody holds all the same, and sets the value apart from others.
      if named.isEmpty { conditions.set(Conditions.Condition(name: "media", text: text, concepts: [])) }
    }
    if entry.isDeprecated {
      conditions.set(Conditions.Condition(name: "status", text: "deprecated", concepts: []))
    }
    return conditions.all
  }

  /// The conditions that a word is, where it is nothing else.
  private static func whole(_ word: String, _ vocabulary: Vocabulary) -> [Conditions.Condition] {
    let analysis = Analysis(EntryWords.spaced(word), vocabulary: vocabulary)
    let tokens = analysis.mentions.reduce(0) { $0 + ($1.has(.condition) ? $1.tokens.count : 0) }
    return tokens > 0 && tokens == analysis.tokens.count ? ConditionScope.named(analysis, in: nil) : []
  }

  /// `.dark .row:hover` is of a row, in the dark and under the pointer.
  static func split(
    _ scope: [Entry.Scope], _ vocabulary: Vocabulary
  ) -> (names: [String], conditions: [Conditions.Condition]) {
    var names: [String] = []
    var conditions: [Conditions.Condition] = []
    for part in scope {
      var found = part.word.isEmpty ? [] : whole(part.word, vocabulary)
      if found.isEmpty, !part.word.isEmpty {
        // `theme-dark` is *dark theme*.
        let words = EntryWords.spaced(part.word).split(separator: " " as Character)
        if words.count == 2 { found = whole("\(words[1]) \(words[0])", vocabulary) }
      }
      if found.isEmpty { names.append(part.text) } else { conditions += found }
    }
    return (names, conditions)
  }

  /// *Large* in a name is more often the name of a step than the reader's text size.
  private static let setByName: Set<String> = [
    "platform", "appearance", "contrast", "orientation", "size_class", "device",
  ]
}
