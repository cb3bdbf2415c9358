/// What a reader makes of a file: its sections and passages, in the order of the text.
public struct Document: Sendable, Equatable {
  public var title: String?
  public var language: String?
  /// Facts that the file states about itself, such as the front matter of Markdown.
  public var frontMatter: [FrontMatterField]
  /// The first section is the document itself, before any heading.
  public var sections: [Section]
  public var passages: Passages
  /// What the ranges of passages are of, in UTF-8, where that is not the file: the text that a page shows. Lines
  /// are always those of the file.
  public var text: [UInt8]?

  public init(
    title: String? = nil, language: String? = nil, frontMatter: [FrontMatterField] = [],
    sections: [Section] = [Section(title: "", level: 0, parent: nil)], passages: Passages = [],
    text: [UInt8]? = nil
  ) {
    self.title = title
    self.language = language
    self.frontMatter = frontMatter
    self.sections = sections
    self.passages = passages
    self.text = text
  }

  /// The headings that lead to a section, the outermost first.
  public func path(of section: Int) -> [String] {
    var path: [String] = []
    var next: Int? = section
    while let index = next, path.count < 32 {
      if !sections[index].title.isEmpty { path.append(sections[index].title) }
      next = sections[index].parent
    }
    return path.reversed()
  }
}

public struct Section: Sendable, Equatable {
  public var title: String
  // A large document has hundreds of thousands of them, so numbers are short; -1 is no parent.
  private var storedLevel: Int32
  private var storedParent: Int32

  public init(title: String, level: Int, parent: Int?) {
    self.title = title
    storedLevel = Int32(clamping: level)
    storedParent = Int32(clamping: parent ?? -1)
  }

  public var level: Int { Int(storedLevel) }
  public var parent: Int? { storedParent < 0 ? nil : Int(storedParent) }
}

public struct FrontMatterField: Sendable, Equatable {
  public var key: String
  public var value: String
  public var lines: ClosedRange<Int>

  public init(key: String, value: String, lines: ClosedRange<Int>) {
    self.key = key
    self.value = value
    self.lines = lines
  }
}
