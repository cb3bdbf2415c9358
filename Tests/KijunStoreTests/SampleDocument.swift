import KijunGuidelines

/// A document in a form short enough for a test, line by line: `# heading`, `| a | b |` for a table row,
/// `subject = 44 pt` for a sentence with a claim, `? text` for a reject, `@ text` for a citation, else a
/// sentence.
struct SampleDocument {
  let text: [UInt8]
  let extraction: Extraction

  init(
    _ string: String, tier: String = "fp_adopted", verifiedOn: String = "2026-09-05",
    context: [String] = ["typography"], conditions: Conditions = Conditions()
  ) {
    text = Array(string.utf8)
    var document = Document(title: "Sample", language: "en")
    var extraction = Extraction(document: document, annotations: [])
    var start = 0
    for (number, line) in string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let range = start..<start + line.utf8.count
      start = range.upperBound + 1
      guard !line.isEmpty else { continue }
      let body =
        line.hasPrefix("# ") || line.hasPrefix("? ") || line.hasPrefix("@ ") ? line.dropFirst(2) : line
      var visible = Visible(String(body), at: range.upperBound - body.utf8.count)
      var kind = Passage.Kind.sentence
      var cells: [Visible] = []
      if line.hasPrefix("# ") {
        kind = .heading
        document.sections.append(Section(title: String(body), level: 1, parent: 0))
      } else if line.hasPrefix("|") {
        kind = .tableRow
        var offset = range.lowerBound
        for cell in line.split(separator: "|", omittingEmptySubsequences: false) {
          if cell.utf8.count > 1 { cells.append(Visible(String(cell), at: offset).trimmed()) }
          offset += cell.utf8.count + 1
        }
        visible = Visible()
        for (index, cell) in cells.enumerated() {
          if index > 0 { visible.append(joining: " | ") }
          visible.append(cell)
        }
      }
      let passage = Passage(
        kind: kind, text: visible, range: range, lines: number + 1...number + 1,
        section: document.sections.count - 1, block: document.passages.count,
        group: cells.isEmpty ? nil : document.sections.count, cells: cells)
      let index = document.passages.count
      document.passages.append(passage)
      let day = CalendarDate(iso: verifiedOn)
      extraction.annotations.append(
        .init(concepts: ["row"], context: context, tier: tier, conditions: conditions, verifiedOn: day))
      let sides = line.split(separator: " = ")
      if sides.count == 2, let value = Double(sides[1].prefix { $0 != " " }) {
        let subject = String(sides[0])
        extraction.claims.append(
          Claim(
            id: "c_\(subject)", passage: index, subject: subject, property: "height",
            subjectConcepts: ["row"], propertyConcepts: ["height"],
            value: Value(
              kind: .number, text: String(sides[1]), numbers: [value], unit: "pt", comparator: .atLeast,
              role: .minimum),
            conditions: conditions, modality: .must, tier: tier, verifiedOn: day, citation: "HIG: Layout",
            range: range.upperBound - sides[1].utf8.count..<range.upperBound, lines: passage.lines))
      } else if line.hasPrefix("? ") {
        extraction.rejects.append(
          Reject(
            passage: index, text: String(body), reason: .version,
            range: range.lowerBound + 2..<range.upperBound))
      } else if line.hasPrefix("@ ") {
        extraction.citations.append(Citation(passage: index, text: String(body), target: "layout.md"))
      }
    }
    extraction.document = document
    self.extraction = extraction
  }

  /// Its words by which it is found: those of the line, and those of its heading.
  func words(_ index: Int) -> String {
    let passage = extraction.document.passages[index]
    let heading = extraction.document.path(of: passage.section).joined(separator: " ").split(separator: " ")
    return ([passage.text.string] + heading.map { "\($0)\(IndexMark.around)" }).joined(separator: " ")
  }
}
