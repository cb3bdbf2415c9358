import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The bytes of a planned file, by which its state is known before anything is made of them.
struct FileContent {
  private let name: String
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
    do {
      let text = try TextDecoding(bytes)
      guard !text.isBlank else {
        throw InputError(name, bytes.isEmpty ? "is empty" : "holds nothing but white space", "leave it out")
      }
      return text
    } catch let error as TextDecoding.Failure {
      throw InputError(name, error.problem, error.advice)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(name, "\(error)", "leave it out")
    }
  }
}
