#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum Power {
  static func of(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
