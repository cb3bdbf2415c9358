import KijunGuidelines

/// When the facts of a document were checked: the day of the one that was checked longest ago, for the document is no more
/// recent than that, and how many never were.
struct Checked {
  private(set) var count = 0
  private(set) var oldest: CalendarDate?
  private(set) var never = 0
  private(set) var isLapsed = false

  init(_ facts: [Fact] = []) {
    count = facts.count
    for fact in facts {
      if fact.isLapsed { isLapsed = true }
      guard let day = fact.verifiedOn else {
        never += 1
        continue
      }
      if oldest.map({ day.dayNumber < $0.dayNumber }) ?? true { oldest = day }
    }
  }
}
