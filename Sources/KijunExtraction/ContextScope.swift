import KijunGuidelines
import KijunVocabulary

/// What surrounds each passage: the headings above it, the header of its table, the paragraph before it.
struct ContextScope {
  private let vocabulary: Vocabulary
  private let title: [String]
  /// Of the sections that came last; a document may have hundreds of thousands.
  private var sections: [Int: [String]] = [:]
  private let document: Document
  private var introduction: [String] = []
  private var introductionBlock = -1
  private var introductionUnit: String?
  private var introductionBounds: [Concept] = []
  private var introductionList: ListCaption?
  private var introductionOrder: ConditionOrder?
  /// The paragraph before a list or table, where it is a line that names it: `Large card`.
  private var nameLine: Analysis?
  private var group: Int?
  private var groupConcepts: [String] = []
  private var groupSection = -1
  private var codeBlock = -1
  private var declared: [String] = []
  private var codeConcepts: [String] = []
  /// Of the section together with those of the paragraph, group or piece of code so far.
  private var around = UniqueList()
  private var start: (section: Int, list: UniqueList)?
  /// What the heading above a table or list, and the paragraph before it, say about it.
  private(set) var caption = Caption()
  /// What the sentences so far of a paragraph or an item of a list are about.
  private var said: [String] = []
  private var saidBlock = -1
  private var sectionCaption = Caption()

  init(document: Document, vocabulary: Vocabulary, title: String?) {
    self.document = document
    self.vocabulary = vocabulary
    self.title = Analysis(title ?? document.title ?? "", vocabulary: vocabulary).conceptIDs()
  }

  mutating func concepts(for passage: Passage, _ analysis: Analysis) -> [String] {
    let surroundings = surroundings(of: passage, analysis)
    guard passage.kind == .sentence || passage.kind == .listItem else { return surroundings }
    if passage.block != saidBlock {
      saidBlock = passage.block
      said = []
    }
    defer { said = Array(analysis.conceptIDs().prefix(Self.mostSaid)) }
    return said.isEmpty ? surroundings : surroundings + [ContextMark.before] + said
  }

  private static let mostSaid = 40
  private static let mostSections = 1000

  private mutating func surroundings(of passage: Passage, _ analysis: Analysis) -> [String] {
    switch passage.kind {
    case .entry: return section(passage.section)
    case .heading:
      introduction = []
      introductionUnit = nil
      introductionBounds = []
      introductionList = nil
      introductionOrder = nil
      nameLine = nil
      group = nil
      sectionCaption = Caption(heading: analysis)
      sectionCaption.list = ListCaption(analysis, vocabulary: vocabulary)
      sectionCaption.order = ConditionOrder(announcedBy: analysis)
      return section(passage.section)
    case .tableHeader, .tableRow:
      if passage.group != group {
        beginGroup(passage, introduction + analysis.conceptIDsWithParts(vocabulary))
      }
      return aroundGroup(passage)
    case .listItem:
      if passage.group != group { beginGroup(passage, introduction) }
      return aroundGroup(passage)
    case .code: return aroundCode(passage, analysis)
    case .sentence: return aroundSentence(passage, analysis)
    }
  }

  private mutating func beginGroup(_ passage: Passage, _ concepts: [String]) {
    group = passage.group
    groupConcepts = concepts
    caption = sectionCaption
    if let nameLine { caption.take(line: nameLine) }
    if let introductionUnit { caption.unit = introductionUnit }
    if !introductionBounds.isEmpty { caption.bounds = introductionBounds }
    if let introductionList { caption.list = introductionList }
    if let introductionOrder { caption.order = introductionOrder }
    groupSection = -1
  }

  private mutating func aroundGroup(_ passage: Passage) -> [String] {
    if passage.section != groupSection {
      groupSection = passage.section
      around = start(passage.section)
      around.append([ContextMark.near] + groupConcepts)
    }
    return around.all
  }

  private mutating func aroundCode(_ passage: Passage, _ analysis: Analysis) -> [String] {
    if passage.block != codeBlock {
      codeBlock = passage.block
      codeConcepts = introduction + (CodeDeclaration.name(passage.text.string).map { ["word-" + $0] } ?? [])
      declared =
        CodeDeclaration.words(passage.text.string).map {
          Analysis($0, vocabulary: vocabulary).conceptIDsWithParts(vocabulary)
        } ?? []
      around = start(passage.section)
      around.append(codeConcepts)
      groupSection = -1
    }
    // Every line of `struct AccentButton` is of that button.
    let concepts = declared.isEmpty ? around.all : around.all + [ContextMark.near] + declared
    if codeConcepts.count < 40 {
      let new = analysis.conceptIDs().filter { !codeConcepts.contains($0) }.prefix(40 - codeConcepts.count)
      codeConcepts += new
      around.append(new)
    }
    return concepts
  }

  private mutating func aroundSentence(_ passage: Passage, _ analysis: Analysis) -> [String] {
    if passage.block != introductionBlock {
      introductionBlock = passage.block
      introduction = []
      introductionUnit = nil
      introductionBounds = []
      introductionList = nil
      introductionOrder = nil
      nameLine = analysis
      group = nil
      around = start(passage.section)
    }
    if nameLine?.text != analysis.text { nameLine = nil }
    let concepts = around.all
    let new = analysis.conceptIDs().filter { !introduction.contains($0) }
    introduction += new
    if introduction.count > 60 {
      introduction.removeFirst(introduction.count - 60)
      around = start(passage.section)
      around.append(introduction)
    } else {
      around.append(new)
    }
    if let unit = Caption.unit(announcedBy: analysis) { introductionUnit = unit }
    introductionBounds += Caption.bounds(announcedBy: analysis)
    if let bound = Caption.bounds(ofPropertyIn: analysis) { sectionCaption.propertyBounds.append(bound) }
    introductionList = ListCaption(analysis, vocabulary: vocabulary) ?? introductionList
    introductionOrder = ConditionOrder(announcedBy: analysis) ?? introductionOrder
    return concepts
  }

  /// Those of a section, to which others are added; paragraph after paragraph begins with them.
  private mutating func start(_ index: Int) -> UniqueList {
    if let start, start.section == index { return start.list }
    let list = UniqueList(section(index))
    start = (index, list)
    return list
  }

  private mutating func section(_ index: Int) -> [String] {
    if let known = sections[index] { return known }
    var concepts = Analysis(document.sections[index].title, vocabulary: vocabulary).conceptIDs()
    concepts.append(ContextMark.far)
    if let parent = document.sections[index].parent {
      concepts += section(parent)
    } else {
      concepts += title
    }
    concepts = concepts.uniqued()
    if sections.count >= Self.mostSections { sections.removeAll(keepingCapacity: true) }
    sections[index] = concepts
    return concepts
  }
}
