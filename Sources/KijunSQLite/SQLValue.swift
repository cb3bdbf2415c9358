/// A value to bind to a statement.
public enum SQLValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  public static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }

  public static func integer(_ value: Int?) -> SQLValue { value.map { .integer(Int64($0)) } ?? .null }

  public static func integer(_ value: Int64?) -> SQLValue { value.map { .integer($0) } ?? .null }

  public static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  public init(stringLiteral value: String) { self = .text(value) }

  public init(integerLiteral value: Int64) { self = .integer(value) }

  public init(nilLiteral: ()) { self = .null }
}
