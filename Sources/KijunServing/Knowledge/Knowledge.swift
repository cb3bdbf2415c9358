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
      while true {
        let known = try opened ?? OpenBase(open())
        opened = known
        if let result = try known.read(body) { return result }
        opened = nil
      }
    } catch let error as StoreError {
      // The file may be a good one again by the next call.
      opened = nil
      throw error
    }
  }
}
