/// Puts the replies to the sides of a comparison together.
enum Comparison {
  static func merged(_ replies: [Reply], _ question: Question) -> Reply? {
    let answered = replies.filter { $0.status == .answered }
    // A side that is left to the system is told in a note.
    guard answered.count > 1 else { return nil }
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    var seen: Set<String> = []
    let longest = answered.map(\.answers.count).max() ?? 0
    for index in 0..<min(longest, 8) {
      for side in answered where index < side.answers.count {
        let answer = side.answers[index]
        if seen.insert(answer.id).inserted { reply.answers.append(answer) }
      }
    }
    reply.notes = answered.flatMap(\.notes)
    return reply
  }
}
