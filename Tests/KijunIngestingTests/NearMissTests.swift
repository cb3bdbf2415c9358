import KijunIngesting
import Testing

@Suite("A word that was probably meant is named")
struct NearMissTests {
  private let words = ["ask", "search", "ingest", "doctor"]

  @Test(arguments: [("aks", "ask"), ("serach", "search"), ("ingst", "ingest"), ("DOCTOR", "doctor")])
  func near(_ word: String, _ meant: String) {
    #expect(NearMiss.of(word, in: words) == meant)
  }

  @Test("and where none is near, all are", arguments: ["zebra", "x", ""])
  func far(_ word: String) {
    #expect(NearMiss.of(word, in: words) == nil || word == "x" || word.isEmpty)
    #expect(NearMiss.advice("zebra", in: words) == "use one of ask, search, ingest, doctor")
  }
}
