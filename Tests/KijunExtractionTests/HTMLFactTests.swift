import KijunGuidelines
import KijunReading
import KijunVocabulary
import Testing

@testable import KijunExtraction

@Suite("Facts of a page")
struct HTMLFactTests {
  @Test("A table with merged cells gives each platform its two sizes")
  func controlSizes() throws {
    let facts = try Facts(
      """
      <h1>Control sizes</h1>
      <table><thead><tr><th rowspan=2>Platform</th><th colspan=2>Control size</th></tr>
      <tr><th>Default</th><th>Minimum</th></tr></thead>
      <tr><th>iOS</th><td rowspan=2>46x46 pt</td><td>30x30 pt</td></tr>
      <tr><th>watchOS</th><td>32x32 pt</td></tr>
      <tr><th>macOS</th><td colspan=2>22x22 pt</td></tr></table>
      """, html: true)
    #expect(
      facts.facts == [
        "iOS = 46×46 pt", "iOS = >= 30×30 pt", "watchOS = 46×46 pt", "watchOS = >= 32×32 pt",
        "macOS = 22×22 pt", "macOS = >= 22×22 pt",
      ])
    #expect(facts.claims.map { $0.lines.lowerBound } == [4, 4, 5, 5, 6, 6])
    #expect(
      facts.claims.map { $0.conditions["platform"]?.text } == [
        "iOS", "iOS", "watchOS", "watchOS", "macOS", "macOS",
      ])
  }
}
