import KijunVocabulary

/// What the two numbers of `34px / 41px` are, where no header says it: a text style's size and leading.
enum PairedProperties {
  static func of(_ topic: Topic, _ vocabulary: Vocabulary) -> [(text: String?, concept: String?)] {
    guard isTextStyle(topic, vocabulary) else { return [(nil, nil), (nil, nil)] }
    return parts.map { ($0.text, $0.concepts.first) }
  }

  static let parts = [
    Header.Part(text: "font size", concepts: ["font-size"], bounds: []),
    Header.Part(text: "leading", concepts: ["leading"], bounds: []),
  ]

  static func isTextStyle(_ topic: Topic, _ vocabulary: Vocabulary) -> Bool {
    topic.subjectConcepts.contains { id in
      id == "text-style" || vocabulary[id]?.broader.contains("text-style") == true
    }
  }
}
