import KijunGuidelines

/// All that the pages say themselves, in each of their languages.
enum Words {
  case overview, rows, regions, spacing, shapes, sizes, type, colours, open, changes, documents
  case aboutRows, aboutRegions, aboutSpacing, aboutShapes, aboutSizes, aboutType, aboutColours, aboutOpen,
    aboutChanges
  case aboutDocuments, scale
  case skip, pages, search, searchHint, searchResults, nothingFound, found, moreFound, searchNeedsScript
  case purpose
  case facts(Int)
  case documentsCount(Int)
  case checkedWithinYear(Int)
  case checkedLonger(Int)
  case neverChecked(Int)
  case seeAll(Int)
  case quote, line
  case alsoIn(Int)
  case tiers, historical
  case edition(String)
  case history
  case verified, daysAgo, today, stale, neverVerified
  case asOf(CalendarDate)
  case publisher, license, original, file, read, noFacts
  case factsHere(Int)
  case whatItSays
  case page(Int, of: Int)
  case next, previous, pageNumbers
  case omitted(Int)
  case light, dark, contrastAgainst, rules, noRule, meets, below, on, ratio, result, white, black
  case sample, tracking
  case leftToSystem, notPublished
  case mustNot(String)
  case noChange, was, isNow, gone, new
  case madeBy, cites
  case searchEnds(Int)
  case drawing(String)
  case scaled(String)
  case tooLarge, factCount

  func callAsFunction(_ language: SiteLanguage) -> String {
    let both = both
    return language == .ja ? both.ja : both.en
  }

  private var both: (en: String, ja: String) {
    switch self {
    case .overview: ("Overview", "概要")
    case .rows: ("Rows and bars", "行とバー")
    case .regions: ("Hit regions", "操作領域")
    case .spacing: ("Margins and gaps", "余白と間隔")
    case .shapes: ("Corners and lines", "角丸と線")
    case .sizes: ("Other sizes", "その他の寸法")
    case .type: ("Type scale", "文字サイズ")
    case .colours: ("Colours", "色")
    case .open: ("Without a value", "値のない項目")
    case .changes: ("Changes", "変更履歴")
    case .documents: ("Documents", "文書")
    case .aboutRows: ("How high rows and bars are, drawn at their height.", "行とバーの高さを実寸で描いています。")
    case .aboutRegions: ("How large a place to tap has to be.", "タップできる領域の大きさです。")
    case .aboutSpacing: ("Margins, padding and the gaps between things.", "余白、パディング、要素の間隔です。")
    case .aboutShapes: ("Corner radii and the thickness of lines.", "角丸の半径と線の太さです。")
    case .aboutSizes: ("Icons, images, devices and all else with a size.", "アイコン、画像、端末など、大きさを持つものです。")
    case .aboutType:
      (
        "Text styles set in their real size and leading, in the font of your system.",
        "テキストスタイルを実際のサイズと行送りで、このシステムのフォントで組んでいます。"
      )
    case .aboutColours:
      (
        "Colours in light and dark, with their contrast against what they stand on.",
        "ライトとダークの色と、重なる相手とのコントラスト比です。"
      )
    case .aboutOpen:
      (
        "What the documents leave to the system, or say is not published. There is no value to look for.",
        "システムに任せる、または公開されていないと文書に書かれている項目です。探すべき値はありません。"
      )
    case .aboutChanges:
      ("What documents said before, and what they say now.", "文書に以前書かれていたことと、今書かれていることです。")
    case .aboutDocuments: ("Where all of this stands.", "すべての出どころです。")
    case .scale:
      (
        "1 pt is drawn as one CSS pixel, 1 rem as 16; a drawing that is smaller says so.",
        "1 pt を CSS の 1 px、1 rem を 16 px として描いています。縮小した図には縮尺を示しています。"
      )
    case .skip: ("Skip to content", "本文へ移動")
    case .pages: ("Pages", "ページ")
    case .search: ("Search facts", "項目を検索")
    case .searchHint: ("row height · 行の高さ · 觸控區域", "行の高さ · row height · 觸控區域")
    case .searchResults: ("Search results", "検索結果")
    case .nothingFound: ("Nothing has these words.", "この語を含む項目はありません。")
    case .found: ("Facts found:", "該当する項目:")
    case .moreFound: ("the first are shown", "先頭のみ表示")
    case .searchNeedsScript: ("Search needs JavaScript.", "検索には JavaScript が必要です。")
    case .purpose:
      (
        "Every value with its source, whose word it is, and the day it was last checked.",
        "値ごとに、出どころ、誰の定めか、最後に確認した日を示します。"
      )
    case .facts(let count): (count == 1 ? "1 fact" : "\(count) facts", "項目 \(count) 件")
    case .documentsCount(let count): (count == 1 ? "1 document" : "\(count) documents", "文書 \(count) 件")
    case .checkedWithinYear(let count): ("\(count) checked within a year", "1年以内に確認 \(count) 件")
    case .checkedLonger(let count): ("\(count) to check again", "再確認が必要 \(count) 件")
    case .neverChecked(let count): ("\(count) never verified", "確認日なし \(count) 件")
    case .seeAll(let count): ("All \(count)", "すべて見る（\(count)）")
    case .quote: ("Quote", "引用")
    case .line: ("line {n}", "{n} 行")
    case .alsoIn(let count): ("Also in \(count) \(count == 1 ? "place" : "places")", "ほかに \(count) か所")
    case .tiers: ("Whose word it is", "誰の定めか")
    case .historical: ("historical", "旧版")
    case .edition(let edition): ("edition of \(edition)", "\(edition) 版")
    case .history: ("Earlier editions", "旧版")
    case .verified: ("verified", "確認")
    case .daysAgo: ("{n} days ago", "{n}日前")
    case .today: ("today", "今日")
    case .stale: ("check again", "再確認が必要")
    case .neverVerified: ("never verified", "確認日なし")
    case .asOf(let day): ("As of \(day).", "\(day) 現在。")
    case .publisher: ("Publisher", "発行者")
    case .license: ("Licence", "ライセンス")
    case .original: ("Original", "原文")
    case .file: ("File", "ファイル")
    case .read: ("Read", "取り込み")
    case .noFacts: ("There is no fact to show.", "表示する項目はありません。")
    case .factsHere(let count): (count == 1 ? "1 fact" : "\(count) facts", "項目 \(count) 件")
    case .whatItSays: ("Text of the document", "文書の本文")
    case .page(let number, let count): ("Page \(number) of \(count)", "\(count) ページ中 \(number) ページ")
    case .next: ("Next", "次へ")
    case .previous: ("Previous", "前へ")
    case .pageNumbers: ("Page numbers", "ページ番号")
    case .omitted(let count):
      (
        "\(count) more are not drawn here; the pages of their documents have them.",
        "ほかの \(count) 件はここでは描いていません。各文書のページにあります。"
      )
    case .light: ("Light", "ライト")
    case .dark: ("Dark", "ダーク")
    case .contrastAgainst: ("Contrast", "コントラスト")
    case .rules: ("Contrast rules of this knowledge base", "この知識ベースのコントラスト規則")
    case .noRule:
      (
        "This knowledge base has no contrast rule to hold colours against.",
        "色と照らし合わせるコントラスト規則は、この知識ベースにありません。"
      )
    case .meets: ("meets", "適合")
    case .below: ("below", "未達")
    case .on: ("Against", "相手")
    case .ratio: ("Ratio", "比")
    case .result: ("Rules", "規則")
    case .white: ("white", "白")
    case .black: ("black", "黒")
    case .tracking: ("Tracking", "字間")
    case .sample:
      (
        "A rule has a value, a unit, and a day on which somebody checked it.", "規則には値と単位があり、誰かが確かめた日があります。"
      )
    case .leftToSystem: ("left to the system", "システムに任せる")
    case .mustNot(let value): ("not \(value)", "\(value) は不可")
    case .notPublished: ("not published", "公開されていない")
    case .noChange:
      (
        "No fact has changed: each document has been read in one version.",
        "変わった項目はありません。どの文書も一つの版だけが取り込まれています。"
      )
    case .was: ("Before", "以前")
    case .isNow: ("Now", "現在")
    case .gone: ("no longer in the document", "今の文書にはない")
    case .new: ("new", "新規")
    case .madeBy: ("Made by Kijun.", "Kijun が作成。")
    case .searchEnds(let count):
      ("The search knows the first \(count) facts.", "検索の対象は先頭の \(count) 件です。")
    case .cites: ("cites", "出典")
    case .drawing(let what): ("Drawing: \(what)", "図: \(what)")
    case .scaled(let scale): ("scale \(scale)", "縮尺 \(scale)")
    case .tooLarge: ("not drawn", "図なし")
    case .factCount: ("Facts", "項目")
    }
  }
}
