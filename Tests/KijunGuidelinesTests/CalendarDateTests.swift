import KijunGuidelines
import Testing

@Suite("A day is a day of the calendar, written one way")
struct CalendarDateTests {
  @Test(
    "A day is read as 2026-09-05 and written so again", arguments: ["2026-09-05", "0001-01-01", "9999-12-31"])
  func roundTrip(_ text: String) {
    #expect(CalendarDate(iso: text)?.description == text)
  }

  @Test(
    "Nothing else is read as a day",
    arguments: [
      "", "2026-9-5", "2026/09/05", "2026-09", "2026-09-05T10:00", "26-09-05", "2026-02-30", "2026-13-01",
      "2026-00-10",
      "2026-09-00", " 2026-09-05", "-2026-09-05", "２０２６-09-05", "2025-02-29", "1900-02-29",
    ])
  func notADay(_ text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test("A leap year has its day more", arguments: ["2024-02-29", "2000-02-29"])
  func leapDay(_ text: String) {
    #expect(CalendarDate(iso: text) != nil)
  }

  @Test("Days are counted across months, years and leap days")
  func dayNumbers() throws {
    let first = try #require(CalendarDate(iso: "2026-09-05"))
    let second = try #require(CalendarDate(iso: "2026-11-29"))
    #expect(second.dayNumber - first.dayNumber == 85)
    #expect(CalendarDate(iso: "1970-01-01")?.dayNumber == 0)
    #expect(CalendarDate(iso: "1969-12-31")?.dayNumber == -1)
  }

  @Test("A moment falls on its day in UTC, and each day has its own number")
  func moments() {
    #expect(CalendarDate(secondsSince1970: 0).description == "1970-01-01")
    #expect(CalendarDate(secondsSince1970: 86_399).description == "1970-01-01")
    #expect(CalendarDate(secondsSince1970: -1).description == "1969-12-31")
    for day in stride(from: -200_000, through: 200_000, by: 97) {
      let date = CalendarDate(secondsSince1970: day * 86_400)
      #expect(date.dayNumber == day)
      #expect(CalendarDate(iso: date.description) == date)
    }
  }

  @Test("An earlier day is less than a later one")
  func order() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
      try #require(CalendarDate(iso: $0))
    }
    #expect(days.reversed().sorted() == days)
  }
}
