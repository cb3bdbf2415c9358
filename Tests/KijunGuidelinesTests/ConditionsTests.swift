import KijunGuidelines
import Testing

@Suite("Conditions: the one said nearer to the fact wins")
struct ConditionsTests {
  private func condition(_ name: String, _ text: String) -> Conditions.Condition {
    .init(name: name, text: text, concepts: [text])
  }

  @Test("A second condition of one name replaces the first")
  func replaced() {
    var conditions = Conditions([condition("platform", "iOS"), condition("appearance", "dark")])
    conditions.set(condition("platform", "tvOS"))
    #expect(conditions["platform"]?.text == "tvOS")
    #expect(conditions["appearance"]?.text == "dark")
    #expect(conditions.all.count == 2)
  }

  @Test("They are equal in whatever order they were said")
  func order() {
    let one = Conditions([condition("platform", "iOS"), condition("appearance", "dark")])
    #expect(one == Conditions([condition("appearance", "dark"), condition("platform", "iOS")]))
  }
}

@Suite("The path of a section names its headings, the outermost first")
struct SectionPathTests {
  @Test("Headings lead to a section; the document itself has no name")
  func path() {
    let document = Document(sections: [
      Section(title: "", level: 0, parent: nil), Section(title: "Layout", level: 2, parent: 0),
      Section(title: "Rows", level: 3, parent: 1),
    ])
    #expect(document.path(of: 2) == ["Layout", "Rows"])
    #expect(document.path(of: 0) == [])
  }

  @Test("A fingerprint tells two texts apart from the same letters cut elsewhere")
  func fingerprints() {
    func text(_ parts: String...) -> String {
      var hash = Fingerprint()
      for part in parts { hash.add(part) }
      return hash.text
    }
    #expect(text("a", "bc") != text("ab", "c"))
    #expect(text("a", "bc") == text("a", "bc"))
    #expect(text().count == 16)
  }
}
