/// What a note says. Programs read it in English, people in their own language.
public enum NoteText: Sendable, Equatable {
  public enum Language: Sendable { case en, ja }

  /// In the words of the document.
  case said(String)
  case leftToSystem(of: String)
  case notPublished(of: String)
  /// The first answer goes before another value, as it was declared.
  case overrides(String, reason: String)
  case isOverridden(by: String, reason: String)

  public func text(_ language: Language = .en) -> String {
    let isJapanese = language == .ja
    return switch self {
    case .said(let text): text
    case .leftToSystem(let name): name + (isJapanese ? ": システムに任せる" : ": left to the system")
    case .notPublished(let name): name + (isJapanese ? ": 公開されていない" : ": not published")
    case .overrides(let value, let reason):
      isJapanese ? "\(value) より優先。理由: \(reason)" : "overrides \(value), because: \(reason)"
    case .isOverridden(let value, let reason):
      isJapanese ? "\(value) が優先。理由: \(reason)" : "overridden by \(value), because: \(reason)"
    }
  }
}
