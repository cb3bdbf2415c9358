#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread of the system, until it is joined.
///
/// Documents nest, and those who read them call themselves: the stack is as large as that of the first thread.
@safe struct Thread {
  private static let stackSize = 8 << 20

  /// How many can run at once.
  static var processors: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// nil where the system has no thread to give.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var made: pthread_t?
      let code = unsafe pthread_create(&made, &attributes, { unsafe Thread.run($0) }, body.toOpaque())
    #else
      var made = pthread_t()
      let code = unsafe pthread_create(&made, &attributes, { unsafe Thread.run($0) }, body.toOpaque())
    #endif
    guard code == 0 else {
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let made = unsafe made else { return nil }
      unsafe thread = made
    #else
      thread = made
    #endif
  }

  func join() {
    #if canImport(Darwin)
      unsafe pthread_join(thread, nil)
    #else
      pthread_join(thread, nil)
    #endif
  }

  private static func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body = unsafe body else { return nil }
    unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}
