public import KijunGuidelines
public import KijunStore

/// The knowledge base that is served, opened once, and again when it has been written or another file stands in its place.
public final class Knowledge {
  private let open: () throws -> KnowledgeBase
  private let day: () -> CalendarDate
  private var opened: OpenBase?

  /// - Parameters:
  ///   - today: the day it is where the user is.
  ///   - open: opens the file, or makes it where that is meant to be.
  public init(today: @escaping () -> CalendarDate, open: @escaping () throws -> KnowledgeBase) throws {
    self.open = open
    day = today
    opened = try OpenBase(open())
  }

  var today: CalendarDate { day() }

  /// Gives the state of the file as it is now to `body`, for which nothing changes until it is done.
  func read<T>(_ body: (OpenBase) throws -> T) throws -> T {
    do {
      if let known = opened, try !known.isCurrent() { opened = nil }
      let open = try opened ?? OpenBase(self.open())
      opened = open
      return try open.base.snapshot { try body(open) }
    } catch let error as StoreError {
      // The file may be a good one again by the next call.
      opened = nil
      throw error
    }
  }
}
