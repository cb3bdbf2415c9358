import KijunGuidelines
import KijunReading
import Testing

@Suite("Tables of HTML")
struct HTMLTableTests {
  @Test("Merged cells stand in every row and column that they are of, headers of two rows become one")
  func spans() {
    let page = """
      <table><caption>Control sizes</caption>
      <thead><tr><th rowspan=2>Platform<th colspan=2>Size<tr><th>Default<th>Minimum</thead>
      <tr><th scope=row>iOS<td rowspan=2>44x44 pt<td>28x28 pt
      <tr><th>iPadOS<td>30x30 pt
      <tr><th>macOS<td colspan=2>20x20 pt
      </table>
      """
    #expect(
      HTMLDump.dump(page) == [
        "sentence 1 Control sizes", "tableHeader 2 [Platform][Size Default][Size Minimum]",
        "tableRow 3 [iOS][44x44 pt][28x28 pt]", "tableRow 4 [iPadOS][44x44 pt][30x30 pt]",
        "tableRow 5 [macOS][20x20 pt][20x20 pt]",
      ])
    let groups = HTMLReader.read(Array(page.utf8)).passages.dropFirst().map(\.group)
    #expect(Set(groups).count == 1 && groups.first != .some(nil))
  }

  @Test("Several header cells at the beginning of a row are one key")
  func keyColumns() {
    let page = """
      <table><tr><th>Style<th>Metric<th>Value</tr>
      <tr><th rowspan=2>Body<th>Size<td>17</tr><tr><th>Leading<td>22</tr></table>
      """
    #expect(
      HTMLDump.dump(page) == [
        "tableHeader 1 [Style Metric][Value]", "tableRow 2 [Body Size][17]", "tableRow 2 [Body Leading][22]",
      ])
  }

  @Test("A cell as wide as the table names the rows below it")
  func parts() {
    let page = """
      <table><tr><th>Part<th>Height</tr>
      <tr><th colspan=2>Compact</tr><tr><td>Row<td>40 pt</tr>
      <tr><th colspan=2>Regular</tr><tr><td>Row<td>48 pt</tr></table>
      """
    #expect(
      HTMLDump.dump(page) == [
        "sentence 2 Compact", "tableHeader 1 [Part][Height]", "tableRow 2 [Row][40 pt]",
        "sentence 3 Regular", "tableHeader 1 [Part][Height]", "tableRow 3 [Row][48 pt]",
      ])
  }

  @Test("Without a header, names above numbers are one; else each row is a key and its values")
  func unmarked() {
    #expect(
      HTMLDump.dump("<table><tr><td>Part<td>Height<tr><td>Row<td>44 pt</table>")
        == ["tableHeader 1 [Part][Height]", "tableRow 1 [Row][44 pt]"])
    #expect(
      HTMLDump.dump("<table>\n<tr><th>Height<td>44 pt\n<tr><th>Padding<td>8 pt<td>12 pt</table>")
        == ["listItem 2 Height: 44 pt", "listItem 3 Padding: 8 pt, 12 pt"])
  }

  @Test("Blocks of a cell are its lines; a list or code in it is no other block")
  func cells() {
    let page = "<table><tr><th>A<th>B<tr><td><p>x</p><ul><li>y<li>z</ul><td><pre>1\n2</pre>q<br>r</table>"
    #expect(HTMLDump.dump(page) == ["tableHeader 1 [A][B]", "tableRow 1–2 [x\ny\nz][1 2\nq\nr]"])
  }

  @Test("A table that puts others beside one another is none, and what is in it is read")
  func layout() {
    let page = """
      <table><tr><td><p>Left.</p><td><table><tr><th>A<th>B<tr><td>x<td>44 pt</table></table>
      <table role=presentation><tr><td>One.<td>Two.</table>
      """
    #expect(
      HTMLDump.dump(page) == [
        "sentence 1 Left.", "tableHeader 1 [A][B]", "tableRow 1 [x][44 pt]", "sentence 2 One.",
        "sentence 2 Two.",
      ])
  }

  @Test("What stands beside the cells is not lost")
  func strays() {
    #expect(
      HTMLDump.dump("<table>stray 12 pt<tr><th>A<th>B<tr><td>x<td>44 pt</table>")
        == ["sentence 1 stray 12 pt", "tableHeader 1 [A][B]", "tableRow 1 [x][44 pt]"])
  }

  @Test("Spans without end stay within memory")
  func hugeSpans() {
    let cell = "<td rowspan=65534 colspan=1000>44"
    let page = "<table><tr><th>A<th>B" + String(repeating: "<tr>" + cell, count: 500) + "</table>"
    let passages = HTMLReader.read(Array(page.utf8)).passages
    #expect(passages.reduce(0) { $0 + $1.cells.count } < 20_000)
  }
}
