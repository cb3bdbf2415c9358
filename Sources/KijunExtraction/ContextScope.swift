import KijunGuidelines
import KijunVocabulary

/// What surrounds each passage: the headings above it, the header of its table, the paragraph before it.
struct ContextScope {
  private let vocabulary: Vocabulary
  private let title: [String]
  private var sections: [[String]?]
  private let document: Document
  private var introduction: [String] = []
  private var introductionBlock = -1
  private var introductionUnit: String?
  private var group: Int?
  private var groupConcepts: [String] = []
  private var codeBlock = -1
  private var codeConcepts: [String] = []
  /// The unit that the paragraph before the current table gives to its bare numbers.
  private(set) var tableUnit: String?

  init(document: Document, vocabulary: Vocabulary, title: String?) {
    self.document = document
    self.vocabulary = vocabulary
    self.title = Analysis(title ?? document.title ?? "", vocabulary: vocabulary).conceptIDs()
    sections = Array(repeating: nil, count: document.sections.count)
  }

  mutating func concepts(for passage: Passage, _ analysis: Analysis) -> [String] {
    var concepts = section(passage.section)
    switch passage.kind {
    case .heading:
      introduction = []
      introductionUnit = nil
      group = nil
      return concepts
    case .tableHeader, .tableRow:
      if passage.group != group {
        group = passage.group
        groupConcepts = introduction + analysis.conceptIDs()
        tableUnit = introductionUnit
      }
      concepts += groupConcepts
    case .listItem:
      if passage.group != group {
        group = passage.group
        groupConcepts = introduction
      }
      concepts += groupConcepts
    case .code:
      if passage.block != codeBlock {
        codeBlock = passage.block
        codeConcepts = introduction + (CodeDeclaration.name(passage.text.string).map { ["word-" + $0] } ?? [])
      }
      concepts += codeConcepts
      codeConcepts += analysis.conceptIDs().filter { !codeConcepts.contains($0) }.prefix(40 - min(40, codeConcepts.count))
    case .sentence:
      if passage.block != introductionBlock {
        introductionBlock = passage.block
        introduction = []
        introductionUnit = nil
        group = nil
      }
      concepts += introduction
      introduction += analysis.conceptIDs().filter { !introduction.contains($0) }
      if introduction.count > 60 { introduction.removeFirst(introduction.count - 60) }
      if analysis.quantities.allSatisfy({ !$0.isValue }),
        let unit = analysis.mentions.last(where: { $0.has(.unit) })?.first(.unit)?.detail["unit"], unit != "count"
      {
        introductionUnit = unit
      }
    }
    return concepts.uniqued()
  }

  private mutating func section(_ index: Int) -> [String] {
    if let known = sections[index] { return known }
    var concepts = Analysis(document.sections[index].title, vocabulary: vocabulary).conceptIDs()
    if let parent = document.sections[index].parent {
      concepts += section(parent)
    } else {
      concepts += title
    }
    concepts = concepts.uniqued()
    sections[index] = concepts
    return concepts
  }
}
