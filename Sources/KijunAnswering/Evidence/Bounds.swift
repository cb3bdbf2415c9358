import KijunGuidelines
import KijunVocabulary

/// Whether a value is of the bound that a question asks for.
enum Bounds {
  /// Whether a value is the bound that a property asks for by its name: `min height`, 最大幅.
  static func has(_ slot: Meaning, _ value: Value) -> Bool {
    switch slot.roles.first {
    case "minimum": value.comparator == .atLeast || value.comparator == .over || value.role == .minimum
    case "maximum": value.comparator == .atMost || value.comparator == .under || value.role == .maximum
    default: false
    }
  }

  static func match(_ slot: Meaning, _ value: Value) -> Double {
    let asked = slot.roles
    if let role = value.role, asked.contains(role.rawValue) { return 1 }
    // A value without any bound is the usual one.
    if asked.contains("default"), value.role == nil, value.comparator == .equal { return 0.7 }
    if asked.contains("minimum"), value.comparator == .atLeast || value.comparator == .over { return 1 }
    if asked.contains("maximum"), value.comparator == .atMost || value.comparator == .under { return 1 }
    if value.kind == .range, asked.contains("minimum") || asked.contains("maximum") { return 0.6 }
    return 0
  }
}

/// The bounds that a question asks for, of which a value of the opposite one is no answer.
struct AskedBounds {
  /// By the name of a property, such as `maximum size`, and by a word of their own.
  private let named: Set<String>
  private let asked: Set<String>

  init(_ question: Question) {
    named = Set(question.properties.flatMap(\.meaning.roles))
    asked = Set(question.bounds.flatMap(\.meaning.roles))
  }

  /// Whether a value is of the bound that the name of a property asks for.
  func areMet(by value: Value) -> Bool {
    named.contains("minimum") && value.isLowerBound || named.contains("maximum") && value.isUpperBound
  }

  /// Whether a value is of the opposite bound, or of none where one is asked for.
  func contradict(_ value: Value) -> Bool {
    guard value.kind.isValue else { return false }
    if named == ["maximum"], value.isLowerBound { return true }
    if named == ["minimum"], value.isUpperBound || value.role == .default { return true }
    guard !asked.isEmpty else { return false }
    if asked.contains("maximum"), !asked.contains("minimum") {
      return
        !(value.comparator == .atMost || value.comparator == .under || value.role == .maximum
        || value.kind == .range)
    }
    if asked.contains("minimum"), !asked.contains("maximum") {
      if value.role == .maximum || value.comparator == .atMost { return true }
      return value.role == .default
    }
    return false
  }
}

extension Value {
  fileprivate var isLowerBound: Bool { comparator == .atLeast || comparator == .over || role == .minimum }
  fileprivate var isUpperBound: Bool { comparator == .atMost || comparator == .under || role == .maximum }
}
