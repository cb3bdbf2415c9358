import KijunVocabulary

/// What the two numbers of `34px / 41px` are, where no header says it: a text style's size and leading.
enum PairedProperties {
  static func of(_ topic: Topic, _ vocabulary: Vocabulary) -> [(text: String?, concept: String?)] {
    guard isTextStyle(topic, vocabulary) else { return [(nil, nil), (nil, nil)] }
    return [("font size", "font-size"), ("leading", "leading")]
  }

  static func isTextStyle(_ topic: Topic, _ vocabulary: Vocabulary) -> Bool {
    topic.subjectConcepts.contains { id in
      id == "text-style" || vocabulary[id]?.broader.contains("text-style") == true
    }
  }
}
