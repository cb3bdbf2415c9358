import KijunGuidelines
import KijunReading
import KijunVocabulary
import Testing

@testable import KijunExtraction

@Suite("A large document is read part by part")
struct PartTests {
  private static let vocabulary = Result { try Vocabulary.shipped() }

  /// What is said in one place of another: tiers, days, citations, values that point at others, tables, old editions.
  static let documents = [
    """
    # Atlas sizes

    Last verified: 2026-08-02

    Row heights in points. The row is at least 44 pt high. The icon beside it measures 24 pt.
    It may be 20 pt in a compact row. Apple HIG: Layout

    ## Large card

    - Gap: 12 pt
    - Padding: 16 pt
      - Padding of its title: 8 pt
    - Source: Handbook, page 3
    - Corner radius: 10 pt

    ## Small card

    - Gap: same as large card
    - Padding: 10 pt

    The large card chapter was checked again on 3 September 2026.
    """,
    """
    # 寸法

    最小の高さは次の表による。

    | 部品 | 最小の高さ（pt） | FP採用 |
    |---|---|---|
    | 行 | 44 | 48 |
    | 副題のある行 | 60 | 同左 |
    | ボタン | 同上 | 44 |

    FP採用: 行の高さは 48 pt 以上。幅は決めない。システムの標準に従う。出典: HIG レイアウト

    HTML近似: 行の高さは 52px。

    ## 変更履歴

    - 2026-08-01: 行の高さを 44 pt から 48 pt に変更

    ## 色

    最終確認日: 2026-09-05

    背景は #FFFFFF、文字は #1C1C1E。ダークでは #000000。
    """,
    """
    | Thing | Size |
    |---|---|
    | Row | 44 pt |

    Apple HIG: Lists

    | Thing | Size |
    |---|---|
    | Cell | 48 pt |
    | Apple HIG: Cells | none |

    In iOS 9 the bar was 20 pt high. Today it is 44 pt. It was 32 pt before. `barHeight` is its name.

    ```swift
    // The button is 36 pt high.
    let height = 36
    ```
    """,
  ]

  private static func extraction(_ text: String, _ size: PartSize) throws -> (Extraction.Part, parts: Int) {
    let document = MarkdownReader.read(Array(text.utf8))
    let source = Source(id: "atlas", path: "atlas.md", tier: "fp_adopted")
    var parts = Extractor(vocabulary: try vocabulary.get()).parts(of: document, source: source, size: size)
    var whole = Extraction.Part(first: 0)
    var count = 0
    while let part = parts.next({ _, _, _ in }) {
      #expect(part.first == whole.annotations.count)
      #expect(!part.annotations.isEmpty)
      whole.append(part)
      count += 1
    }
    #expect(whole.annotations.count == document.passages.count)
    return (whole, count)
  }

  @Test("which says the same as all of it at once", arguments: documents, [1, 2, 5])
  func same(_ text: String, _ passages: Int) throws {
    let (whole, one) = try Self.extraction(text, .usual)
    let (joined, several) = try Self.extraction(text, PartSize(bytes: 0, passages: passages))
    #expect(one == 1)
    #expect(several > 1)
    #expect(!whole.claims.isEmpty)
    #expect(joined.claims == whole.claims)
    #expect(joined.rejects == whole.rejects)
    #expect(joined.citations == whole.citations)
    #expect(joined.annotations == whole.annotations)
  }

  @Test("though not where a citation holds for what stands before it")
  func citation() throws {
    let text =
      "The row is 44 pt. The bar is 50 pt. Apple HIG: Layout\n\nThe icon is 24 pt. The badge is 18 pt.\n"
    let (whole, parts) = try Self.extraction(text, PartSize(bytes: 0, passages: 1))
    #expect(whole.claims.map(\.citation) == ["Apple HIG: Layout", "Apple HIG: Layout", nil, nil])
    // The first paragraph, and each sentence of the second.
    #expect(parts == 3)
  }
}
