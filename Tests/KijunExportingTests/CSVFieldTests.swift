import Testing

@testable import KijunExporting

@Suite("Fields of CSV")
struct CSVFieldTests {
  @Test(
    "what a field holds is quoted where it must be, and no spreadsheet takes it for a formula",
    arguments: [
      ("68 pt", "68 pt"), ("a, b", "\"a, b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
      ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("@SUM(1)", "'@SUM(1)"), ("-cmd|x", "'-cmd|x"),
      ("-0.32", "-0.32"), ("+16", "+16"), ("=", "="), (">=", ">="), ("", ""),
    ])
  func fields(text: String, field: String) {
    #expect(CSVField.text(text) == field)
  }
}
