import KijunVocabulary

extension Question.Slot {
  /// Whether it is a framework, whose column of a table says what a thing is called there.
  var namesFramework: Bool {
    meaning.isContent
      && meaning.concepts.contains { $0.id == "framework" || $0.broader.contains("framework") }
  }

  /// Whether it is a token, which is a thing and a name in one.
  var namesToken: Bool { meaning.isContent && meaning.concepts.contains { $0.measures == ["code"] } }

  /// Whether it says only that what something is called is wanted: `name`, `equivalent`.
  var asksForName: Bool {
    meaning.asksForCode || namesToken
      || meaning.isProperty && meaning.concepts.allSatisfy { $0.measures == ["text"] && $0.id == "name" }
  }
}

extension Question {
  /// Whether the name of something in code is wanted: its token, or what it is called in a framework.
  var asksForCode: Bool {
    slots.contains { $0.asksForCode || $0.namesFramework || $0.namesToken && !asksForValue }
      && asks.isDisjoint(with: ["whether", "why", "how", "date"])
      && asks.isDisjoint(with: ["quantity", "count"])
  }

  /// `the value of the token`
  private var asksForValue: Bool {
    properties.contains { slot in slot.concepts.contains { $0.id == "value" } }
  }

  /// Whether nothing but such a name will do: it asks for one, and brings none along.
  var needsName: Bool {
    asksForCode && !asksForValue && (saysCode || slots.contains(where: \.namesToken))
      && !residues.contains(where: \.isWhole) && !CodeLook.isIn(text)
  }

  /// Whether it says that a name in code is wanted: `the modifier that sets the least width`.
  var asksForCodeName: Bool { units.isEmpty && saysCode }

  /// Whether it says `property name`, `modifier` or the like, which means nothing else.
  var saysCode: Bool { properties.contains { $0.concepts.allSatisfy { $0.measures == ["code"] } } }

  /// The frameworks that it names.
  var frameworks: [Slot] { slots.filter(\.namesFramework) }

  /// The same without the words that only say so.
  var withoutNameWords: Question {
    var question = self
    let hasFramework = !frameworks.isEmpty
    question.slots.removeAll { slot in
      slot.asksForName || slot.namesFramework
        // `UIKit control`: what else would it be.
        || hasFramework
          && slot.concepts.contains { ["control", "component", "element", "view"].contains($0.id) }
    }
    return question
  }
}

/// Whether a text has a name in code by its look: `.caption`, `primaryLabel`, `UIColor`.
enum CodeLook {
  static func isIn(_ text: String) -> Bool {
    var before: Character = " "
    var wasSmall = false
    for character in text {
      if character.isASCII, character.isLetter {
        if before == ".", !wasSmall { return true }
        if character.isUppercase, before.isASCII, before.isLowercase, !names(text) { return true }
      }
      if before != "." { wasSmall = before.isLetter || before.isNumber }
      before = character
    }
    return false
  }

  /// Whether a word, in small letters, stands in a text as a name in code: `maxFontSizeMultiplier`.
  static func isName(_ word: String, in text: String) -> Bool {
    guard word.utf8.count >= 8, word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") || !$0.isASCII }.contains { part in
      part.utf8.count == word.utf8.count && part.first?.isLowercase == true && part.lowercased() == word
        && isIn(String(part))
    }
  }

  /// Capitals stand inside the names of systems and frameworks as well.
  private static func names(_ text: String) -> Bool {
    [
      "SwiftUI", "UIKit", "AppKit", "WatchKit", "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS",
      "iPhone", "iPad",
    ]
    .contains { text.contains($0) }
  }
}

extension QuestionReader {
  /// `SwiftUI control for number of nights`: where a framework is named, `number of` counts nothing.
  func readFramework(_ question: inout Question) {
    guard question.slots.contains(where: \.namesFramework), question.units.isEmpty,
      question.asks.isDisjoint(with: ["quantity", "count"])
    else { return }
    for (index, slot) in question.slots.enumerated()
    where slot.kind == .property && slot.measures == ["count"] {
      question.slots[index] = self.slot(.content, slot.text, slot.concepts, slot.weight, slot.tokens, [])
    }
  }
}
