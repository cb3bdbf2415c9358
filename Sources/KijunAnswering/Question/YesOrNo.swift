import KijunVocabulary

/// Whether a question can be answered with yes or no although no word of it says so: `シートは必ず透けさせる？`.
enum YesOrNo {
  static func isAsked(_ question: Question) -> Bool {
    guard question.language == "ja", question.asks.isSubset(of: ["list"]), question.quantities.isEmpty,
      let mark = question.text.last, mark == "？" || mark == "?",
      let last = question.text.dropLast().last, let scalar = last.unicodeScalars.first,
      last.unicodeScalars.count == 1, ("ぁ"..."ん").contains(scalar)
    else { return false }
    // A particle leaves open what is asked of the thing before it: `ボタンの高さは？`.
    return !particles.contains(last)
  }

  private static let particles: Set<Character> = [
    "は", "が", "を", "に", "へ", "と", "で", "も", "の", "て", "か", "ね", "よ",
  ]
}
