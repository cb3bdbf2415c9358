import KijunGuidelines
import KijunVocabulary

/// The words by which passages are found. Concepts come again and again, and so do the surroundings of the
/// rows of a table, so their words are made once.
struct IndexWords {
  private static let around = Array(String(IndexMark.around).utf8)

  private var terms: [String: [UInt8]] = [:]
  private var own: [UInt8] = []
  private var context = Context()

  /// The words of the surroundings that came last; those of the next passage mostly begin like them.
  private struct Context {
    var concepts: [String] = []
    var bytes: [UInt8] = []
    /// Where the word of each concept ends.
    var ends: [Int] = []
  }

  /// Of a passage that was read.
  mutating func of(_ passage: Passage, _ analysis: Analysis, _ annotation: Extraction.Annotation) -> String {
    let text = passage.text.string
    // Of code only the comment was analysed.
    let tokens = analysis.text == text ? analysis.tokens : Tokenizer.tokens(of: text)
    return of(tokens, concepts: annotation.concepts, context: annotation.context)
  }

  mutating func of(_ text: String, concepts: [String], context around: [String]) -> String {
    of(Tokenizer.tokens(of: text), concepts: concepts, context: around)
  }

  private mutating func of(_ tokens: [Token], concepts: [String], context around: [String]) -> String {
    var bytes = own
    own = []
    bytes.removeAll(keepingCapacity: true)
    for concept in concepts { append(concept, to: &bytes) }
    IndexTerms.words(of: tokens, to: &bytes)
    let words = words(around: around)
    if !bytes.isEmpty, !words.isEmpty { bytes.append(0x20) }
    bytes += words
    own = bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func words(around concepts: [String]) -> [UInt8] {
    guard context.concepts != concepts else { return context.bytes }
    var same = 0
    while same < min(concepts.count, context.concepts.count), concepts[same] == context.concepts[same] {
      same += 1
    }
    var bytes = context.bytes
    context.bytes = []
    bytes.removeSubrange((same > 0 ? context.ends[same - 1] : 0)...)
    context.ends.removeSubrange(same...)
    for concept in concepts[same...] {
      if !ContextMark.all.contains(concept) {
        append(concept, to: &bytes)
        bytes.append(contentsOf: Self.around)
      }
      context.ends.append(bytes.count)
    }
    context.bytes = bytes
    context.concepts = concepts
    return bytes
  }

  private mutating func append(_ concept: String, to bytes: inout [UInt8]) {
    if !bytes.isEmpty { bytes.append(0x20) }
    if let term = terms[concept] {
      bytes.append(contentsOf: term)
    } else {
      let term = Array(IndexTerms.concept(concept).utf8)
      terms[concept] = term
      bytes.append(contentsOf: term)
    }
  }
}
