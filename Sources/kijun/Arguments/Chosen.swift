import KijunIngesting

/// The one operand of a command that takes one of a few words.
enum Chosen {
  static func one(of words: [String], _ invocation: Invocation) throws -> String {
    let name = invocation.command.name
    guard let word = invocation.operands.first else {
      throw InputError(name, "it is not said which", "use one of \(words.joined(separator: ", "))")
    }
    guard invocation.operands.count == 1 else {
      throw InputError(name, "takes one word, not '\(invocation.operands[1])' too", "leave it out")
    }
    guard words.contains(word) else {
      throw InputError(name, "there is no '\(word)'", NearMiss.advice(word, in: words))
    }
    return word
  }
}
