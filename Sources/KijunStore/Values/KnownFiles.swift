#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What is known of many files, by their paths.
///
/// All paths lie in one array, one behind the other: a text and a row of a dictionary for each of 170,000 files would
/// take longer than to walk over them.
public struct KnownFiles {
  public struct File: Sendable {
    public var source: Int64
    /// nil where the source has no document, or its document is gone.
    public var document: Int64?
    public var size: Int
    public var modifiedNanoseconds: Int64
    /// Whether the same would be made of it today.
    public var isSameWork: Bool

    /// Whether a file of this size and time needs no reading.
    public func isUnchanged(size: Int, modifiedNanoseconds: Int64) -> Bool {
      isSameWork && document != nil && self.size == size && self.modifiedNanoseconds == modifiedNanoseconds
    }
  }

  /// Each with a zero behind it, as the system wants paths.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var files: [File] = []
  private var wasFound: [Bool] = []
  /// Where the next path is looked for first: they are mostly asked for in the order in which they were added. Behind the
  /// last one that was found in its turn, and behind the last that was not.
  private var next = (0, 0)
  private var slots = Slots()

  public init() {}

  public var count: Int { files.count }

  public subscript(index: Int) -> File { files[index] }

  public func path(at index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Gives the path to a call of the system, without making a text of it.
  public func withPath<T>(at index: Int, _ body: (UnsafePointer<CChar>) -> T) -> T {
    let start = range(index).lowerBound
    return unsafe bytes.withUnsafeBytes { all in
      unsafe body((all.baseAddress! + start).assumingMemoryBound(to: CChar.self))
    }
  }

  /// Whether a file is in the same folder as the one before.
  public func isBesidePrevious(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (path, previous) = (bytes[range(index)], bytes[range(index - 1)])
    guard let end = path.lastIndex(of: UInt8(ascii: "/")),
      let previousEnd = previous.lastIndex(of: UInt8(ascii: "/"))
    else { return false }
    let (folder, other) = (path.startIndex..<end, previous.startIndex..<previousEnd)
    guard folder.count == other.count else { return false }
    return unsafe bytes.withUnsafeBytes { unsafe Self.isSame($0[folder], $0[other]) }
  }

  /// The file of a path, which is no longer missing then.
  public mutating func find(_ path: [UInt8]) -> File? {
    guard let index = unsafe path.withUnsafeBytes({ unsafe index(of: $0) }) else { return nil }
    wasFound[index] = true
    return files[index]
  }

  /// Those that nobody has found.
  public var missing: [File] { files.indices.filter { !wasFound[$0] }.map { files[$0] } }

  mutating func add(_ path: UnsafeRawBufferPointer, _ file: File) {
    unsafe bytes.append(contentsOf: path)
    ends.append(bytes.count)
    bytes.append(0)
    files.append(file)
    wasFound.append(false)
  }

  /// Another state of the file that was added last.
  mutating func replaceLast(_ file: File) { files[files.count - 1] = file }

  private mutating func index(of path: UnsafeRawBufferPointer) -> Int? {
    if unsafe isPath(path, of: next.0) {
      next.0 += 1
      return next.0 - 1
    }
    if unsafe isPath(path, of: next.1) {
      next = (next.1 + 1, next.1 + 1)
      return next.0 - 1
    }
    fillSlots()
    let slot = unsafe slots.first(path) { unsafe isPath(path, of: $0) }
    guard let index = slots[slot] else { return nil }
    next.1 = index + 1
    return index
  }

  private mutating func fillSlots() {
    guard slots.isEmpty, !files.isEmpty else { return }
    slots = Slots(for: files.count)
    unsafe bytes.withUnsafeBytes { bytes in
      for index in files.indices {
        let path = unsafe UnsafeRawBufferPointer(rebasing: bytes[range(index)])
        let slot = unsafe slots.first(path) { unsafe Self.isSame(path[...], bytes[range($0)]) }
        // One that is there goes before one of the same name that is gone.
        if slots[slot] == nil || files[index].document != nil { slots[slot] = index }
      }
    }
  }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1] + 1)..<ends[index] }

  private func isPath(_ path: UnsafeRawBufferPointer, of index: Int) -> Bool {
    guard index < files.count else { return false }
    let range = range(index)
    guard range.count == path.count else { return false }
    return unsafe bytes.withUnsafeBytes { unsafe Self.isSame($0[range], path[...]) }
  }

  private static func isSame(_ a: Slice<UnsafeRawBufferPointer>, _ b: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard unsafe a.count == b.count else { return false }
    let (a, b) = unsafe (UnsafeRawBufferPointer(rebasing: a), UnsafeRawBufferPointer(rebasing: b))
    guard let start = a.baseAddress, let other = b.baseAddress else { return true }
    return unsafe memcmp(start, other, a.count) == 0
  }
}

/// A table of places, found by the hash of what is there.
private struct Slots {
  /// 0 for none, else counted from 1.
  private var places: [UInt32] = []

  init() {}

  init(for count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    places = [UInt32](repeating: 0, count: size)
  }

  var isEmpty: Bool { places.isEmpty }

  subscript(slot: Int) -> Int? {
    get { places.isEmpty || places[slot] == 0 ? nil : Int(places[slot]) - 1 }
    set { places[slot] = newValue.map { UInt32($0 + 1) } ?? 0 }
  }

  /// The slot of a path, or the free one where it would be.
  func first(_ path: UnsafeRawBufferPointer, isPath: (Int) -> Bool) -> Int {
    guard !places.isEmpty else { return 0 }
    var hash = Hasher()
    unsafe hash.combine(bytes: path)
    var slot = hash.finalize() & (places.count - 1)
    while let place = self[slot], !isPath(place) { slot = (slot + 1) & (places.count - 1) }
    return slot
  }
}
