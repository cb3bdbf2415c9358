import Foundation
import Testing

@Suite("CONTRIBUTING: modules")
struct ModuleTests {
  @Test("every folder of Sources is a module that CONTRIBUTING names, and the other way round")
  func modules() throws {
    let table = try #require(MarkdownTable.under("module", in: Repository.text("CONTRIBUTING.md")))
    #expect(try table.names.sorted() == Repository.names(in: "Sources"))
  }

  @Test("no module imports one that CONTRIBUTING doesn't allow it")
  func imports() throws {
    let table = try #require(MarkdownTable.under("module", in: Repository.text("CONTRIBUTING.md")))
    let modules = Set(table.names)
    for row in table.rows {
      let module = try #require(MarkdownTable.code(in: row[0]).first)
      let allowed = Set(MarkdownTable.code(in: row[2]))
      for path in Repository.files(below: ["Sources/" + module]) where path.hasSuffix(".swift") {
        let imports = try Repository.text(path)
          .matches(of: /(?m)^[ \t]*(?:@\w+ )*(?:public |internal |private |package )?import (\w+)/)
          .map { String($0.1) }
        let foreign = Set(imports).intersection(modules).subtracting(allowed)
        #expect(foreign.isEmpty, "\(path)")
      }
    }
  }
}
