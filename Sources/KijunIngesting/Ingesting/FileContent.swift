import KijunGuidelines
import KijunReading
import KijunStore
import KijunVocabulary

/// The bytes of a planned file, by which its state is known before anything is made of them.
struct FileContent {
  let name: String
  private let bytes: [UInt8]
  private let modifiedNanoseconds: Int64

  init(_ file: IngestPlan.File) throws(InputError) {
    switch file.location {
    case .memory(let bytes):
      name = file.name
      self.bytes = bytes
      modifiedNanoseconds = 0
    case .disk(let path):
      name = path
      let reading = try FileReading(path)
      bytes = reading.bytes
      modifiedNanoseconds = reading.status.modifiedNanoseconds
    }
  }

  func state(extractor: String) -> DocumentState {
    var hash = ContentHash()
    hash.add(bytes)
    return DocumentState(
      hash: hash.text, size: bytes.count, modifiedNanoseconds: modifiedNanoseconds, extractor: extractor)
  }

  func text() throws(InputError) -> TextDecoding {
    do throws(TextDecoding.Failure) {
      return try TextDecoding(bytes)
    } catch {
      throw InputError(name, error.problem, error.advice)
    }
  }

  /// What is to be said of a text that has nothing in it.
  func blank(_ text: TextDecoding) -> InputError? {
    guard text.isBlank else { return nil }
    return InputError(name, bytes.isEmpty ? "is empty" : "holds nothing but white space", "leave it out")
  }
}
