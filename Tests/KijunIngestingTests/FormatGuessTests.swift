import Testing

@testable import KijunIngesting

@Suite("What a file is by its name is the same when many are asked for")
struct FormatGuessTests {
  @Test("as for each alone, whatever came before")
  func same() {
    let paths = [
      "a.md", "b.md", "v1.2/notes", "c.MD", ".x/y", "d.", "e.tar.gz", "f.md.txt", "行/高.md", "g/.md", "h.png",
      "i.png",
      "noending", "j.md", "v1.md/k", "l.xyz",
    ]
    for first in paths {
      var guesses = FormatGuesses()
      for path in [first] + paths {
        #expect(guesses.guess(Array(path.utf8)[...]) == Format.guess(path), "\(first), then \(path)")
      }
    }
  }
}
