import ByteTools

/// The part of a report's fingerprint about its facts: equal sets of facts have equal sums.
///
/// The sum, modulo 2^128, of a mix of each fact, so order and grouping do not matter and it takes
/// 16 bytes. It detects accidental differences, not forgery: someone who chooses the facts can
/// choose the sum.
public struct FactSum: Hashable, Sendable, BitwiseCopyable {
  /// The sum so far, modulo 2^128.
  public private(set) var value: UInt128

  /// The sum of no facts, or one taken up where `value` left it.
  public init(_ value: UInt128 = 0) { self.value = value }

  /// Adds one fact from the bytes of its four parts, chained in this order.
  ///
  /// Moving a byte from the end of one part to the start of the next gives another fact.
  public mutating func add(
    id: UnsafeRawBufferPointer, type: UnsafeRawBufferPointer, date: UnsafeRawBufferPointer,
    data: UnsafeRawBufferPointer
  ) {
    var mixed = StableHash.mix(id)
    mixed = StableHash.mix(type, seed: mixed)
    mixed = StableHash.mix(date, seed: mixed)
    add(StableHash.mix(data, seed: mixed))
  }

  /// Adds one fact whose parts were mixed already.
  public mutating func add(_ mixed: UInt128) { value &+= mixed }

  /// Adds the facts of another sum.
  public mutating func add(_ other: FactSum) { value &+= other.value }
}
