import KijunExtraction
import KijunGuidelines
import KijunReading
import KijunStore
import KijunVocabulary

/// What is to be made of one file: everything but writing it down.
struct DocumentJob: Sendable {
  var file: IngestPlan.File
  var source: Source
  var extractor: String
  /// Of the content that is known and needs no second reading.
  var knownHash: String?
  /// Whether an account is wanted of it, for which it is read in any case.
  var isAccounted = false
}

/// What became of it.
struct DocumentProduct: Sendable {
  enum Result: Sendable {
    /// The file was touched and holds what it held.
    case same(DocumentState)
    case made(Made)
    /// There is nothing in it, or nothing that is a document.
    case blank(InputError)
    case failed(InputError)
  }

  struct Made: Sendable {
    var state: DocumentState
    var document: Document
    /// Of which the ranges of the document are slices.
    var text: [UInt8]
    var encoding: String
    var content: Content
  }

  /// What its passages say.
  enum Content: Sendable {
    case whole(Extraction.Part)
    /// Of a large document one part is made when the one before has been written.
    case parts(Extractor, Source)
  }

  var job: DocumentJob
  var result: Result
  var account: AccountedDocument?
}

/// Reads and understands documents, on one thread.
struct DocumentWork {
  private let vocabulary: VocabularySource
  private var extractor: Extractor?
  private var index = IndexWords()
  /// A file of more bytes is a large one.
  private static let most = 1 << 20

  init(vocabulary: VocabularySource) { self.vocabulary = vocabulary }

  mutating func product(of job: DocumentJob) -> DocumentProduct {
    var product = DocumentProduct(
      job: job, result: .failed(InputError(job.file.name, "was not read", "try again")))
    do {
      product.result = try result(of: job, &product.account)
      return product
    } catch {
      return DocumentProduct(job: job, result: .failed(error))
    }
  }

  private mutating func result(
    of job: DocumentJob, _ account: inout AccountedDocument?
  ) throws(InputError) -> DocumentProduct.Result {
    let content = try FileContent(job.file)
    let state = content.state(extractor: job.extractor)
    let isSame = state.hash == job.knownHash
    if isSame, !job.isAccounted { return .same(state) }
    let text = try content.text()
    if let blank = content.blank(text) { return .blank(blank) }
    let document: Document
    switch try (job.file.format ?? Format.sniff(text.text)).read(text.text, name: content.name) {
    case .document(let read): document = read
    case .none(let reason): return .blank(reason)
    }
    let extractor = try loadedExtractor()
    var made = DocumentProduct.Made(
      state: state, document: document, text: document.text ?? text.text, encoding: text.encoding,
      content: .parts(extractor, job.source))
    if !job.isAccounted, text.text.count > Self.most { return .made(made) }
    var parts = DocumentParts(
      extractor.parts(of: document, source: job.source, isAccounted: job.isAccounted), index)
    made.content = .whole(parts.whole())
    index = parts.index
    if let entries = parts.account {
      account = AccountedDocument(
        entries, of: document, text: text.text, name: job.file.name, source: job.source.id)
      if isSame { return .same(state) }
    }
    return .made(made)
  }

  /// Not before the first document that needs it: a file that can't be read is looked at in every ingest.
  private mutating func loadedExtractor() throws(InputError) -> Extractor {
    if let extractor { return extractor }
    do {
      let made = Extractor(vocabulary: try vocabulary.vocabulary())
      extractor = made
      return made
    } catch {
      throw InputError("vocabulary", "can't be used", "\(error)")
    }
  }
}
