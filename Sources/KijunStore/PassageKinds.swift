import KijunGuidelines

/// Kinds of passages by their numbers in the database: there are as many as passages, so they are short. The
/// numbers stay; a new kind goes at the end.
extension Passage.Kind {
  private static let numbered: [Passage.Kind] = [
    .sentence, .listItem, .tableRow, .tableHeader, .heading, .code, .entry,
  ]

  var number: Int { Self.numbered.firstIndex(of: self) ?? 0 }

  init(number: Int) { self = Self.numbered.indices.contains(number) ? Self.numbered[number] : .sentence }
}
