import KijunGuidelines
import KijunVocabulary

/// What the vocabulary sees in each passage of a document.
///
/// That takes twenty times the memory of the text. Of a document of usual size it is kept, since all of it is needed twice:
/// for what is said of the whole, then passage by passage. Of a large one it is made twice instead.
struct Analyses {
  private let vocabulary: Vocabulary
  /// How many bytes of text are kept.
  private let most: PartSize
  private var kept: [Analysis] = []
  private var size = 0
  private(set) var keepsAll = true

  init(vocabulary: Vocabulary, most: PartSize) {
    self.vocabulary = vocabulary
    self.most = most
  }

  /// Of the next passage, while the whole document is looked at.
  mutating func add(_ passage: Passage) -> Analysis {
    let analysis = make(passage)
    size += analysis.bytes.count
    if keepsAll, size > most.bytes, kept.count >= most.few {
      keepsAll = false
      kept = []
    }
    if keepsAll { kept.append(analysis) }
    return analysis
  }

  func analysis(of passage: Passage, _ index: Int) -> Analysis {
    keepsAll ? kept[index] : make(passage)
  }

  private func make(_ passage: Passage) -> Analysis {
    Analysis(
      Self.words(of: passage), vocabulary: vocabulary,
      numberWords: passage.kind == .sentence || passage.kind == .listItem)
  }

  /// What a passage says, without what only marks it.
  private static func words(of passage: Passage) -> String {
    if passage.kind == .code { return CodeComment.text(passage.text.string) ?? passage.text.string }
    return passage.entry.map(EntryWords.all) ?? passage.text.string
  }
}
