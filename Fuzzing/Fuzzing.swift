import KijunGuidelines

@testable import KijunReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is fuzzed: a folder of `Sources/KijunReading` in small letters, or `encoding` for bytes that nobody knows.
private let reader = unsafe getenv("KIJUN_FUZZ_READER").map { unsafe String(cString: $0) } ?? "markdown"

/// libFuzzer calls it for each input, and takes a crash for a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Readers are given what the decoding lets through.
  guard let text = try? TextDecoding(Array(UnsafeBufferPointer(start: data, count: count))).text else { return 0 }
  let document: Document
  switch reader {
  case "encoding":
    precondition(UTF8Check.firstProblem(in: text) == nil, "what was decoded is no UTF-8")
    return 0
  case "text": document = TextReader.read(text)
  case "markdown": document = MarkdownReader.read(text)
  case "html": document = HTMLReader.read(text)
  default: preconditionFailure("there is no reader '\(reader)'")
  }
  if let violation = Invariants(document, of: text).violation { preconditionFailure(violation) }
  return 0
}
