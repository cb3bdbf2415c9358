/// Files by their paths from one folder, in little memory and without a text for each: of many thousands nearly all are
/// looked at once and forgotten.
struct FileList: RandomAccessCollection, Sendable {
  struct File: Sendable {
    /// From the folder, such as `components/buttons.md`.
    var path: String
    var status: FileStatus
  }

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private(set) var statuses: [FileStatus] = []

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(index: Int) -> File {
    File(path: String(decoding: path(at: index), as: UTF8.self), status: statuses[index])
  }

  func path(at index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

  /// - Parameter folder: empty, or with a slash at its end.
  mutating func append(_ name: ArraySlice<UInt8>, in folder: [UInt8], _ status: FileStatus) {
    bytes += folder
    bytes += name
    ends.append(bytes.count)
    statuses.append(status)
  }
}
