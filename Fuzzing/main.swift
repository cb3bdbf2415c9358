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
let reader = unsafe getenv("KIJUN_FUZZ_READER").map { unsafe String(cString: $0) } ?? "markdown"

/// A crash is a finding; so is a document that says what can't be.
func fuzz(_ bytes: [UInt8]) {
  // Readers are given what the decoding lets through.
  guard let text = try? TextDecoding(bytes).text else { return }
  let document: Document
  switch reader {
  case "encoding":
    if UTF8Check.firstProblem(in: text) != nil { fail("what was decoded is no UTF-8") }
    return
  case "text": document = TextReader.read(text)
  case "markdown": document = MarkdownReader.read(text)
  case "html": document = HTMLReader.read(text)
  case "json":
    guard let tree = try? JSONTreeReader.read(text) else { return }
    document = DocCReader.isPage(tree) ? DocCReader.read(tree) : DataReader.read(tree)
  case "css": document = StyleSheetReader.read(text, isSCSS: true)
  case "yaml":
    guard let tree = try? YAMLReader.read(text) else { return }
    document =
      TokenReader.isTokens(tree)
      ? TokenReader.read(tree, quotesFile: true) : DataReader.read(tree, quotesFile: true)
  default: fail("there is no reader '\(reader)'")
  }
  if let violation = Invariants(document, of: text).violation { fail(violation) }
}

/// An optimised program dies without a word of why.
func fail(_ problem: String) -> Never {
  print("violation: \(problem)")
  fflush(nil)
  preconditionFailure(problem)
}

/// Of libFuzzer, whose own `main` the package manager has no place for.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = unsafe CommandLine.unsafeArgv
exit(
  unsafe runDriver(&count, &arguments) { data, count in
    unsafe fuzz(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
  })
