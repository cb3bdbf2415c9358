/// All that the program says to people besides errors and help, in each of its languages.
enum Phrase {
  // Answers.
  case leftToSystem, notPublished, notCovered, noAnswer
  case disagreeing, nearest
  case historical
  case edition(String)
  case verified(String)
  case daysAgo(Int)
  case checkAgain, neverVerified
  case cites
  // Search.
  case noPassage, noPassageWithAll
  // One claim or passage.
  case value, about, modality, standing, quote, place, concepts, note, before, text, kind, claim
  case goneFromDocument
  case alsoIn
  case overrides, overridden
  case by(String)
  // Ingest.
  case claims, passages
  case rejects(Int)
  case added, changed, removed, unchanged, skipped, failed, refused
  case documents(Int)
  case documentsRead, rejected, seconds
  case built(String)
  case awaitsMessages
  // Changes and history.
  case propertyOf(String, String)
  case rejectedAs(String, Int)
  case movedCount(Int)
  case tier, renamed, dated, reworded, moved, retitled, reread, now
  case line(Int)
  case nothingChanged
  case changesTitle(String?)
  case said(String, String)
  case watching(Int)
  // Checking.
  case stamped(Int, Int, String, String)
  case textChanged
  case neverFetched
  case toAccept(String)
  case stampedBy(String, String)
  case checked, lapsed, nothingDue
  case used(Int)
  case cited(Int)
  // Declarations and checks.
  case declared(String, over: String)
  case withdrawn(String, over: String)
  case conflict, differs
  case database, sound
  // Checks.
  case pass, fail, met, below, above
  case contrastOf(String, String, on: String)
  case noContrastRule
  case nearestColor(String, reaching: String, is: String)
  case noNearestColor(String)
  case audited(Int, below: Int)
  case leftOut(Int)
  case questions(Int)
  case inDocuments(Int)
  // Exports.
  case siteWritten(String, files: Int, facts: Int)

  var en: String { both.en }
  var ja: String { both.ja }

  private var both: (en: String, ja: String) {
    switch self {
    case .leftToSystem: ("No fixed value: it is left to the system.", "固定値はありません。システムに任せるとされています。")
    case .notPublished:
      ("No value: the document says that it is not published.", "値は公開されていないと文書に書かれています。")
    case .notCovered: ("Not in this knowledge base.", "この知識ベースにはありません。")
    case .noAnswer: ("No answer.", "回答はありません。")
    case .disagreeing: ("These disagree:", "食い違う記述:")
    case .nearest: ("Nearest, not an answer:", "近い記述（回答ではありません）:")
    case .historical: ("historical", "旧版")
    case .edition(let edition): ("edition of \(edition)", "\(edition) 版")
    case .verified(let day): ("verified \(day)", "確認 \(day)")
    case .daysAgo(0): (" (today)", "（今日）")
    case .daysAgo(1): (" (1 day ago)", "（1日前）")
    case .daysAgo(let days): (" (\(days) days ago)", "（\(days)日前）")
    case .checkAgain: (", check again", "、再確認が必要")
    case .neverVerified: ("never verified", "確認日なし")
    case .cites: (" · cites ", " · 出典 ")
    case .noPassage: ("No passage has these words.", "この語を含む記述はありません。")
    case .noPassageWithAll:
      ("No passage has all these words; these have some.", "すべての語を含む記述はありません。一部を含む記述:")
    case .value: ("value", "値")
    case .about: ("about", "対象")
    case .modality: ("modality", "強さ")
    case .standing: ("standing", "位置づけ")
    case .quote: ("quote", "引用")
    case .place: ("place", "場所")
    case .concepts: ("concepts", "概念")
    case .note: ("note", "注")
    case .before: ("before", "以前")
    case .text: ("text", "本文")
    case .kind: ("kind", "種類")
    case .claim: ("claim", "項目")
    case .goneFromDocument: ("no longer in the document", "今の文書にはありません")
    case .alsoIn: ("also in", "同じ記述")
    case .overrides: ("overrides", "優先")
    case .overridden: ("overridden", "例外あり")
    case .by(let id): ("by \(id)", "\(id) が優先")
    case .claims: ("claims", "項目")
    case .passages: ("passages", "段落")
    case .rejects(let count): ("rejects \(count)", "除外 \(count)")
    case .added: ("added", "追加")
    case .changed: ("changed", "変更")
    case .removed: ("removed", "削除")
    case .unchanged: ("unchanged", "変更なし")
    case .skipped: ("skipped", "対象外")
    case .failed: ("failed", "失敗")
    case .watching(let count):
      (
        "watching \(count) \(count == 1 ? "folder" : "folders"); Ctrl-C ends it",
        "フォルダ \(count) 個を監視中（Ctrl-C で終了）"
      )
    case .refused: ("refused", "保留")
    case .documents(let count): ("\(count) \(count == 1 ? "document" : "documents")", "文書 \(count) 件")
    case .documentsRead: ("documents", "文書")
    case .rejected: ("rejects", "除外")
    case .seconds: ("seconds", "秒")
    case .awaitsMessages:
      (
        "waiting for messages of a coding assistant, one a line; Ctrl-D ends it (README says how to add it)",
        "コーディングアシスタントからのメッセージを待っています（1 行に 1 件、Ctrl-D で終了。追加の方法は README を参照）"
      )
    case .built(let path):
      (
        "built a knowledge base from the guidelines that ship with Kijun, in \(path)",
        "Kijun に付属するガイドラインから知識ベースを作りました: \(path)"
      )
    case .propertyOf(let property, let subject): ("\(property) of \(subject)", "\(subject) の \(property)")
    case .tier: ("tier", "区分")
    case .renamed: ("renamed", "改名")
    case .dated: ("dated", "確認日")
    case .reworded: ("reworded", "言い換え")
    case .moved: ("moved", "移動")
    case .retitled: ("retitled", "見出し")
    case .movedCount(let count): ("moved \(count)", "移動 \(count)")
    case .rejectedAs(let reason, let line): ("rejected as \(reason), line \(line)", "除外: \(reason)、\(line) 行")
    case .reread: ("read otherwise by this version of Kijun", "文書は同じで読み方が変更")
    case .now: ("now", "現在")
    case .line(let line): ("line \(line)", "\(line) 行")
    case .nothingChanged: ("Nothing has changed.", "変更はありません。")
    case .changesTitle(nil): ("Changes in the guidelines", "ガイドラインの変更")
    case .changesTitle(let day?): ("Changes in the guidelines since \(day)", "\(day) 以降のガイドラインの変更")
    case .said(let from, let until): ("said \(from) – \(until)", "記載 \(from) – \(until)")
    case .stamped(let claims, 0, let day, let name):
      (
        "\(claims) \(claims == 1 ? "claim" : "claims") verified on \(day) by \(name)",
        "\(name) が \(day) に確認: \(claims) 項目"
      )
    case .stamped(let claims, let sections, let day, let name):
      (
        "\(claims) \(claims == 1 ? "claim" : "claims") and \(sections) "
          + "\(sections == 1 ? "section" : "sections") without claims verified on \(day) by \(name)",
        "\(name) が \(day) に確認: \(claims) 項目、値のない節 \(sections) 件"
      )
    case .stampedBy(let day, let name): ("on \(day) by \(name)", "\(day) \(name)")
    case .checked: ("checked", "確認")
    case .neverFetched: ("never fetched", "未取得")
    case .toAccept(let ids):
      (
        "look at what was refused; if it is right, take it with --accept \(ids)",
        "保留の内容が正しければ: --accept \(ids)"
      )
    case .textChanged: ("another text than the one that was checked", "確認後に文章が変わっています")
    case .lapsed: ("another value than the one that was checked", "確認後に値が変わっています")
    case .nothingDue: ("Nothing needs checking.", "再確認が必要なものはありません。")
    case .used(let count): ("used \(count)", "利用 \(count)")
    case .cited(let count): ("cited \(count)", "引用 \(count)")
    case .declared(let claim, let over): ("\(claim) overrides \(over)", "\(claim) は \(over) より優先します")
    case .withdrawn(let claim, let over):
      ("\(claim) no longer overrides \(over)", "\(claim) は \(over) より優先しなくなりました")
    case .conflict: ("conflict", "矛盾")
    case .differs: ("differs", "相違")
    case .questions(let count): ("questions \(count)", "質問 \(count)")
    case .inDocuments(let count): ("documents \(count)", "文書 \(count)")
    case .siteWritten(let page, let files, let facts):
      ("\(page)  (facts \(facts), files \(files))", "\(page)  （項目 \(facts) 件、ファイル \(files) 件）")
    case .pass: ("pass", "適合")
    case .fail: ("fail", "不適合")
    case .met: ("met", "適合")
    case .below: ("below", "不足")
    case .above: ("above", "超過")
    case .contrastOf(let ratio, let color, let ground):
      ("\(ratio), \(color) on \(ground)", "\(ratio)（\(ground) の上の \(color)）")
    case .noContrastRule: ("This knowledge base asks for no contrast.", "この知識ベースにコントラストの規定はありません。")
    case .nearestColor(let color, let required, let ratio):
      ("nearest colour for \(required): \(color), \(ratio)", "\(required) を満たす最も近い色: \(color)、\(ratio)")
    case .noNearestColor(let required):
      ("no colour reaches \(required) on this background", "この背景で \(required) を満たす色はありません")
    case .audited(let pairs, let below):
      (
        "\(pairs) \(pairs == 1 ? "pair" : "pairs") of colours, \(below) below the rule",
        "色の組 \(pairs) 件、うち不足 \(below) 件"
      )
    case .leftOut(let count): ("left out: \(count)", "省略: \(count)")
    case .database: ("database", "データベース")
    case .sound: ("Nothing is wrong.", "問題はありません。")
    }
  }
}
