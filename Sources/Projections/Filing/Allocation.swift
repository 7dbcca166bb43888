import GroceryModel

/// Divides an amount so that the parts add up to it.
enum Allocation {
  /// The parts of an amount in proportion to weights, by the largest-remainder (Hamilton) method.
  ///
  /// Each part is a multiple of `unit`, given in 10⁻¹² units; what is left over goes unit by unit to
  /// the parts that were cut most, of equal ones to the first.
  ///
  /// - Parameters:
  ///   - amount: What is divided, a multiple of `unit`.
  ///   - weights: Not negative, and not all zero.
  ///   - unit: The smallest piece, above zero.
  /// - Returns: One part for each weight; they add up to the amount.
  static func divide(_ amount: Amount, by weights: [Amount], unit: Int128) -> [Amount] {
    let total = weights.reduce(0) { $0 + $1.units }
    guard total > 0 else { return weights.map { _ in .zero } }
    let pieces = amount.units / unit
    var parts: [Int128] = []
    var remainders: [Int128] = []
    for weight in weights {
      let product = pieces.magnitude.multipliedFullWidth(by: UInt128(weight.units))
      let (quotient, remainder) = UInt128(total).dividingFullWidth(product)
      parts.append(Int128(quotient))
      remainders.append(Int128(remainder))
    }
    let left = Int(Int128(pieces.magnitude) - parts.reduce(0, +))
    let order = weights.indices.sorted {
      (-remainders[$0], $0) < (-remainders[$1], $1)
    }
    for index in order.prefix(left) { parts[index] += 1 }
    let sign: Int128 = pieces < 0 ? -1 : 1
    return parts.map { Amount(units: $0 * sign * unit) }
  }
}
