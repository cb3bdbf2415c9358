import KijunGuidelines
public import KijunStore

/// Compares the files of documents with what the knowledge base has of them.
public enum DocumentCheck {
  /// A sentence for each document, and each file of a user's own tiers or words, that is gone or holds something else.
  public static func findings(_ base: KnowledgeBase) throws -> [String] {
    var findings: [String] = []
    for document in try base.documents() {
      guard let source = try base.source(key: document.source), let state = document.state else { continue }
      if let problem = try problem(document, source, state, base) {
        findings.append("\(document.name): \(problem)")
      }
    }
    return findings + (try base.vocabularyAdditions().compactMap(finding))
  }

  private static func finding(_ kept: VocabularyAddition) -> String? {
    do {
      let now = try VocabularyAddition(kept.kind, at: kept.path, manifest: kept.manifest)
      return now == kept ? nil : "\(Paths.shown(kept.path)): has changed: ingest its manifest again"
    } catch {
      return "\(error.place): \(error.problem)"
    }
  }

  private static func problem(
    _ document: StoredDocument, _ source: StoredSource, _ state: DocumentState, _ base: KnowledgeBase
  ) throws -> String? {
    guard let file = try DocumentFile.find(document, of: source, in: base) else { return "its file is gone" }
    if let status = file.status, status.size == state.size,
      status.modifiedNanoseconds == state.modifiedNanoseconds
    {
      return nil
    }
    do throws(InputError) {
      let hash = try FileContent(file).state(extractor: state.extractor).hash
      return hash == state.hash ? nil : "its file has changed: ingest it again"
    } catch {
      return error.problem
    }
  }
}
