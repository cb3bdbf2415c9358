import KijunStore
import Testing

@Suite("The graph of the concepts")
struct ConceptGraphTests {
  let test: TestBase
  var base: KnowledgeBase { test.base }

  init() throws { test = try TestBase() }

  private func replace(_ fingerprint: String) throws {
    try base.replaceVocabulary(
      fingerprint: fingerprint,
      concepts: [
        ("row", "subject", "{\"broader\":[\"list\"],\"near\":[\"cell\"]}"), ("list", "subject", "{}"),
        ("cell", "subject", "{}"), ("typography", "term", "{}"),
      ],
      spellings: [], tiers: [])
  }

  private func frequency(_ id: String) throws -> Int? {
    let graph = try base.conceptGraph()
    return graph.index(id).map(graph.frequency)
  }

  @Test("knows what is more general, and what is nearly the same in both directions")
  func links() throws {
    try replace("v1")
    let graph = try base.conceptGraph()
    let (row, list, cell) = (
      try #require(graph.index("row")), try #require(graph.index("list")), try #require(graph.index("cell"))
    )
    #expect(graph.distance(from: row, to: list) == 1)
    #expect(graph.distance(from: list, to: row) == nil)
    #expect(graph.distance(from: row, to: cell) == ConceptGraph.near)
    #expect(graph.distance(from: cell, to: row) == ConceptGraph.near)
    #expect(graph.index("bar") == nil)
  }

  @Test("counts the passages that have a concept or stand under it, over one ingest after the other")
  func frequencies() throws {
    try replace("v1")
    #expect(try frequency("row") == 0)
    try test.write("A label\nA field")
    #expect(try frequency("row") == 2)
    #expect(try frequency("typography") == 2)
    #expect(try frequency("list") == 0)
    // What is as it was is counted already, and what has gone counts no longer.
    try test.write("A label\nA switch")
    #expect(try frequency("row") == 2)
    try test.write(SampleDocument("A bar", context: ["row"]), name: "001.txt")
    #expect(try frequency("row") == 3)
    #expect(try frequency("typography") == 2)
    try base.end(document: 1)
    #expect(try frequency("row") == 1)
    #expect(try frequency("typography") == 0)
  }

  @Test("counts anew with another vocabulary, those passages too that are indexed as they are stored")
  func reindexing() throws {
    try replace("v1")
    try test.write("A label\nA field")
    try base.ingest {
      try replace("v2")
      try base.indexRemaining(\.text)
    }
    #expect(try frequency("row") == 2)
    #expect(try frequency("typography") == 2)
  }

  @Test("of a damaged file is no graph that leads out of itself")
  func damaged() throws {
    try base.set("concept_graph", to: "a term/ 3 0 1:1\nb term/ 2 99999999999 9:7 0:2\nc")
    let graph = try base.conceptGraph()
    #expect((0..<graph.count).map(graph.id) == ["a", "b", "c"])
    #expect(graph.node(ofNumber: 99_999_999_999) == nil)
    #expect(graph.distance(from: 0, to: 1) == 1)
    #expect(graph.broader(1).map(\.index) == [1, 0])
    #expect(graph.broader(2).isEmpty)
  }
}
