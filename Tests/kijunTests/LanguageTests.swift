import Foundation
import Testing

@Suite("Kijun speaks English or Japanese")
struct LanguageTests {
  private static func said(_ arguments: [String], _ environment: [String: String]) throws -> String {
    var kijun = try Kijun.asking()
    kijun.environment = environment
    return try kijun.run(arguments + ["--db", "kijun.sqlite"]).output
  }

  @Test(
    "by the first variable of the locale that says anything",
    arguments: [
      (["LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"], true), (["LC_MESSAGES": "ja_JP.UTF-8"], true),
      (["LANG": "ja_JP.UTF-8"], true), (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], false),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], true), (["LANG": "de_DE.UTF-8"], false), ([:], false),
    ])
  func locale(_ environment: [String: String], _ isJapanese: Bool) throws {
    let text = try Self.said(["ask", "row height"], environment)
    #expect(text.contains("確認日なし") == isJapanese)
    #expect(text.contains("never verified") == !isJapanese)
    #expect(text.contains("「| Row height | 68 pt |」"), "a quote stays as it is")
  }

  @Test(
    "by an option of every command, whatever the locale is",
    arguments: [
      (["ask", "zeppelin mast"], "この知識ベースにはありません。"), (["search", "zeppelin"], "この語を含む記述はありません。"),
      (["search", "row"], "確認日なし"), (["show", "p_2"], "位置づけ"), (["doctor"], "データベース"),
    ])
  func option(_ arguments: [String], _ says: String) throws {
    #expect(try Self.said(arguments + ["--lang", "ja"], ["LANG": "en_US.UTF-8"]).contains(says))
    #expect(try !Self.said(arguments + ["--lang", "en"], ["LANG": "ja_JP.UTF-8"]).contains(says))
  }

  @Test("in what an ingest tells, too; JSON is the same in every language")
  func ingest() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# Rows\n\nThe row height is 68 pt.\n", to: "rows.md")
    let run = try kijun("ingest", "rows.md", "--lang", "ja", "--db", "k.sqlite")
    #expect(run.lines.contains("文書 1 件: 1 追加, 0 変更, 0 削除, 0 変更なし"))
    #expect(run.lines.suffix(2).first == "文書  段落  項目  除外  対象外  失敗   秒")
    let ask = ["ask", "row height", "--json", "--db", "k.sqlite"]
    #expect(try kijun.run(ask + ["--lang", "ja"]).output == kijun.run(ask + ["--lang", "en"]).output)
  }
}
