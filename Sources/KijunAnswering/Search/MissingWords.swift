import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// A word of questions and documents that no concept covers.
public struct MissingWord: Sendable {
  public var word: String
  /// How often questions have it, and documents.
  public var questions = 0
  public var documents = 0
  /// The first passage that has it: the name of the document and a line.
  public var document: String?
  public var line: Int?
  /// The first question that has it.
  public var question: String?
}

/// Counts them.
public struct MissingWords {
  /// Documents have ever more words, of which most come once; beyond so many, those that came once so far are dropped.
  static let capacity = 100_000

  private let lexicon: StoredLexicon
  private var words: [String: MissingWord] = [:]

  public init(_ base: KnowledgeBase) throws {
    lexicon = StoredLexicon(base)
    for document in try base.documents() where document.state != nil {
      // Code is not written in words.
      for passage in try base.passages(ofDocument: document.id) where passage.kind != .code {
        count(passage.text) { word in
          word.documents += 1
          guard word.document == nil else { return }
          word.document = document.name
          word.line = passage.lines.lowerBound
        }
      }
    }
  }

  public mutating func add(question: String) {
    count(question) { word in
      word.questions += 1
      if word.question == nil { word.question = question }
    }
  }

  /// Those that questions have come first, for somebody asked with them; then the most frequent.
  public func all(limit: Int) -> [MissingWord] {
    let sorted = words.values.sorted {
      ($1.questions, $1.documents, $0.word) < ($0.questions, $0.documents, $1.word)
    }
    return Array(sorted.prefix(limit))
  }

  private mutating func count(_ text: String, _ note: (inout MissingWord) -> Void) {
    for (key, written) in lexicon.uncoveredWords(in: text) {
      note(&words[key, default: MissingWord(word: written)])
    }
    guard words.count > Self.capacity else { return }
    words = words.filter { $0.value.questions + $0.value.documents > 1 }
    // All of them frequent, which no language has: then the first to come is as good as any.
    if words.count > Self.capacity { words = [:] }
  }
}
