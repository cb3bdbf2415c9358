import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore
import KijunVocabulary

/// `kijun vocabulary`: what Kijun has no word for, and whether one's own words can be used.
enum VocabularyCommand {
  static let command = Command(
    name: "vocabulary", operands: "missing|check [FILE…]",
    summary: "list words that no concept covers, or check files of words and tiers",
    options: [
      Option(name: "limit", value: "N", help: "at most so many words; by default 50")
    ],
    examples: ["kijun vocabulary missing", "kijun vocabulary check words.json tiers.json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let kinds = ["missing", "check"]
    guard let kind = invocation.operands.first else {
      throw InputError(
        "vocabulary", "it is not said what to do", "use one of \(kinds.joined(separator: ", "))")
    }
    switch kind {
    case "missing":
      guard invocation.operands.count == 1 else {
        throw InputError("vocabulary missing", "takes no '\(invocation.operands[1])'", "leave it out")
      }
      try missing(invocation)
      return .success
    case "check":
      guard !invocation.has("limit") else {
        throw InputError("vocabulary check", "--limit does nothing", "leave it out")
      }
      return try check(invocation)
    default: throw InputError("vocabulary", "can't '\(kind)'", NearMiss.advice(kind, in: kinds))
    }
  }

  private static func missing(_ invocation: Invocation) throws {
    let limit = try invocation.count("limit") ?? 50
    let base = try KnowledgeBase.open(for: invocation)
    var words = try base.snapshot { try MissingWords(base) }
    for question in try QuestionLog().questions() { words.add(question: question) }
    let all = words.all(limit: limit)
    if invocation.has("json") {
      var list = try JSONList(invocation.output)
      for word in all { try list.add(word.json) }
      return try list.end()
    }
    let say = Language(invocation)
    for word in all {
      let place = word.document.map { "\($0):\(word.line ?? 0)" } ?? word.question.map { "「\($0)」" } ?? ""
      let counts = [
        word.questions > 0 ? say(.questions(word.questions)) : "",
        word.documents > 0 ? say(.inDocuments(word.documents)) : "",
      ].filter { !$0.isEmpty }
      try invocation.output.line(
        Printable.line("\(word.word)  \(counts.joined(separator: ", "))  \(place)"))
    }
  }

  private static func check(_ invocation: Invocation) throws -> ExitCode {
    let files = invocation.operands.dropFirst()
    let faults: [InputError]
    if files.isEmpty {
      faults = try VocabularyFaults.all(of: KnowledgeBase.open(for: invocation))
    } else {
      faults = try VocabularyFaults.all(in: Array(files))
    }
    if invocation.has("json") {
      try invocation.output.line(
        JSON.object([("faults", .strings(faults.map(\.description)))]).pretty)
    } else {
      for fault in faults { try invocation.output.line(Printable.line(fault.description)) }
      if faults.isEmpty, !invocation.has("quiet") { try invocation.output.line(Language(invocation)(.sound)) }
    }
    return faults.isEmpty ? .success : .usage
  }
}

extension MissingWord {
  fileprivate var json: JSON {
    .object([
      ("word", .string(word)), ("questions", .number(questions)), ("documents", .number(documents)),
      ("document", .string(document)), ("line", .number(line)), ("question", .string(question)),
    ])
  }
}
