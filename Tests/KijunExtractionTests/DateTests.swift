import KijunGuidelines
import Testing

@Suite("When a fact was verified: the nearest date decides")
struct DateTests {
  private let day = CalendarDate(year: 2025, month: 1, day: 2)

  @Test(
    "A stamp at the head holds for the document",
    arguments: [
      "確認日: 2026-03-01。", "Last verified: 2026-03-01.", "確認日期：2026年3月1日。", "확인일: 2026-03-01.",
      "Verified on 2026-03-01.", "Everything here was last checked on 1 March 2026.",
      "Last checked: March 1, 2026.",
    ])
  func document(_ stamp: String) throws {
    let facts = try Facts("カードの規則\n\(stamp)\n\n本文\n\nThe card height is 72 pt.\n")
    #expect(facts.dated == ["72 pt @ 2026-03-01"])
  }

  @Test("A stamp below a heading holds for that section alone")
  func section() throws {
    let facts = try Facts(
      "# Cards\n\nLast verified: 2026-03-01.\n\n## Height\n\nLast verified: 2026-05-06.\n\nThe card height is 72 pt.\n\n## Padding\n\nThe card padding is 14 pt.\n",
      markdown: true)
    #expect(facts.dated == ["72 pt @ 2026-05-06", "14 pt @ 2026-03-01"])
  }

  @Test(
    "A line that names a section dates that section, and nothing else",
    arguments: [
      "Last verified: 2026-03-01. The margins part was checked again on 2026-05-06.",
      "Last verified: 2026-03-01. On 2026-05-06 chapter 2 was checked again.",
      "確認日：2026-03-01（「余白」の章だけは2026年5月6日に確認）", "確認日: 2026-03-01。ただし第2章（余白）だけは 2026年5月6日 に点検した。",
      "確認日期：2026-03-01。「余白」一節於 2026-05-06 覆核。", "확인일: 2026-03-01. 「2. 余白」 절은 2026-05-06에 다시 확인했다.",
    ])
  func named(_ stamps: String) throws {
    let facts = try Facts(
      "# Cards\n\n\(stamps)\n\n## 1. Height\n\nThe card height is 72 pt.\n\n## 2. 余白\n\nThe card padding is 14 pt.\n",
      markdown: true)
    #expect(facts.dated == ["72 pt @ 2026-03-01", "14 pt @ 2026-05-06"])
  }

  @Test(
    "A section that says when it was checked itself keeps its day",
    arguments: ["This section was checked on 2026-06-07.", "Checked 2026-06-07.", "本節於 2026-06-07 覆核。"])
  func nearer(_ stamp: String) throws {
    let facts = try Facts(
      "# Cards\n\nLast verified: 2026-03-01. The padding chapter was checked on 2026-05-06.\n\n## Padding\n\n\(stamp)\n\nThe card padding is 14 pt.\n",
      markdown: true)
    #expect(facts.dated == ["14 pt @ 2026-06-07"])
  }

  @Test(
    "A day on which something else happened to a section is none",
    arguments: ["The padding chapter was added on 2026-05-06.", "The padding chapter was checked twice."])
  func other(_ sentence: String) throws {
    let facts = try Facts(
      "# Cards\n\nLast verified: 2026-03-01. \(sentence)\n\n## Padding\n\nThe card padding is 14 pt.\n",
      markdown: true)
    #expect(facts.dated == ["14 pt @ 2026-03-01"])
  }

  @Test("A stamp in the sentence holds for the sentence")
  func sentence() throws {
    let facts = try Facts(
      "The card height is 72 pt (verified 2026-07-08). The card padding is 14 pt.", verifiedOn: day)
    #expect(facts.dated.first == "72 pt @ 2026-07-08")
    #expect(facts.dated.last == "14 pt @ 2025-01-02")
  }

  @Test("A stamp in brackets behind words holds for that sentence, one in a heading for the section")
  func places() throws {
    let facts = try Facts(
      "# Cards\n\nText.\n\n## Old (verified 2026-03-01)\n\nThe card height is 72 pt.\n\n## New\n\nWe looked at it (verified 2026-07-08). The card padding is 14 pt.\n",
      markdown: true, verifiedOn: day)
    #expect(facts.dated == ["72 pt @ 2026-03-01", "14 pt @ 2025-01-02"])
  }

  @Test("The manifest's date is the last resort, and without any there is none")
  func fallback() throws {
    #expect(try Facts("The card height is 72 pt.", verifiedOn: day).dated == ["72 pt @ 2025-01-02"])
    #expect(try Facts("The card height is 72 pt.").dated == ["72 pt @ never"])
  }

  @Test(
    "A date that is no stamp is none",
    arguments: ["Published 2026-03-01.", "2026-03-01 に公開した。", "Version of 2026-03-01."])
  func noStamp(_ sentence: String) throws {
    #expect(
      try Facts("\(sentence)\n\nThe card height is 72 pt.\n", markdown: true).dated == ["72 pt @ never"])
  }

  @Test("Front matter dates the document", arguments: ["last_verified", "verified_on", "last-verified"])
  func frontMatter(_ key: String) throws {
    #expect(
      try Facts("---\n\(key): 2026-03-01\n---\n\nThe card height is 72 pt.\n", markdown: true).dated == [
        "72 pt @ 2026-03-01"
      ])
  }
}
