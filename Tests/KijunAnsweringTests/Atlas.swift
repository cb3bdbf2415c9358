import KijunAnswering

/// Documents of two companies and of Apple in two editions, written for these tests. Their numbers are their own.
enum Atlas {
  static let adopted = """
    # Atlas 画面基準

    確認日: 2026-06-15。対象: iOS / iPadOS。

    ## 1. 文字

    Apple公式: 次の表は Large（default）の場合。数値はサイズ / leading の pt。

    | スタイル | サイズ / leading | 通常 → 強調 | SwiftUI |
    |---|---|---|---|
    | Headline | 18 / 23 | Semibold → Bold | .headline |
    | Body | 18 / 24 | Regular → Semibold | .body |
    | Footnote | 14 / 19 | Regular → Medium | .footnote |

    HTML近似: Body は 18px / 25px を起点にする。

    ## 2. 寸法

    標準部品が優先する。

    | 対象 | 開始点 | 標準部品を使うとき |
    |---|---|---|
    | 操作領域 | 48×48 pt 以上 | 標準の操作領域を縮めない |
    | 行内の要素間 | 6〜10 pt | 標準の配置を優先 |
    | 独自の通常行 | min-height 60 pt | 固定しない。複数行で成長する |
    | 副題を持つ独自行 | min-height 74 pt | 同上 |
    | カードの余白 | 14 pt | 標準の margin を優先 |

    標準 List の行高、スイッチの幅、toolbar の高さは OS に任せる。シートの角丸は公開されていない。

    ## 3. 色

    次は HTML近似の値。

    | 役割 | ライト | ダーク |
    |---|---|---|
    | 副題 | #5A5A5E | #A9A9AF |
    | 本文 | #202024 | #EDEDF2 |
    | グループの面 | #FFFFFF | #202024 |
    | 操作 tint | #0B5FCC | #6BA6FA |

    FP採用: 通常文字は 5:1 以上とする。
    """

  static let boreal = """
    # Boreal touch guide

    ## Buttons

    A button needs a hit region of at least 46×46 pt.

    ## People

    The avatar width is 36 pt.
    """

  static let current = """
    # Controls and bars

    ## Controls

    | Platform | Default control size | Minimum control size |
    |---|---|---|
    | iOS, iPadOS | 45x45 pt | 30x30 pt |
    | tvOS | 66x66 pt | 56x56 pt |

    ## Tab bars

    ### tvOS

    The tab bar height is 72 pt.
    """

  static let former = """
    # 標籤列與文字

    ## 文字

    文字大小至少 12 點。

    ## tvOS

    標籤列的高度為 70 點。
    """

  static let entries: [Library.Entry] = [
    .init(
      id: "atlas", text: adopted, tier: "fp_adopted",
      more: ["platforms": ["iOS", "iPadOS"], "title": "Atlas 画面基準", "publisher": "Atlas"]),
    .init(
      id: "boreal", text: boreal, tier: "third_party",
      more: ["platforms": ["iOS"], "title": "Boreal touch guide", "publisher": "Boreal"]),
    .init(
      id: "apple-2026", text: current, tier: "apple_official",
      more: ["platforms": ["iOS", "iPadOS", "tvOS"], "edition": "2026", "verified_on": "2026-04-30"]),
    .init(
      id: "apple-2017", text: former, tier: "apple_official",
      more: ["platforms": ["iOS", "tvOS"], "edition": "2017", "historical": true, "language": "zh-Hant"]),
  ]

  /// Made once for all tests that only read.
  private static let shared = Result { try Library(entries) }

  static var library: Library { get throws { try shared.get() } }

  static func ask(_ question: String, tier: String? = nil, platform: String? = nil, limit: Int = 5) throws
    -> Reply
  {
    try library.ask(question, tier: tier, platform: platform, limit: limit)
  }
}
