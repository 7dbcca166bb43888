import GroceryModel

/// Amounts bought on instalments next to the amount charged now: `1,200.00`, `2/6`, `200.00`.
struct Instalments {
  /// The column of the amount charged now, and that of the amount bought.
  let charged: Int
  let bought: Int

  /// Finds instalments by arithmetic: amount bought ÷ number of instalments = amount charged.
  ///
  /// With one instalment both amounts are equal. Returns nil if no columns prove it.
  init?(_ layout: TableLayout, _ evidence: AmountEvidence) {
    let rows = layout.rows.prefix(200)
    for column in layout.profiles.indices {
      let counts = rows.map { Self.count($0[column]) }
      guard counts.contains(where: { $0 ?? 1 > 1 }), counts.allSatisfy({ $0 != nil }) else {
        continue
      }
      for bought in evidence.columns {
        for charged in evidence.columns where charged != bought {
          let isProven = zip(rows, counts).allSatisfy { row, count in
            guard let whole = layout.number(row, bought)?.amount,
              let part = layout.number(row, charged)?.amount, let count
            else { return false }
            return Self.isPart(part, of: whole, count)
          }
          guard isProven else { continue }
          (self.charged, self.bought) = (charged, bought)
          return
        }
      }
    }
    return nil
  }

  /// Fees may make an instalment up to 5 % larger.
  private static func isPart(_ part: Amount, of whole: Amount, _ count: Int) -> Bool {
    if count == 1 { return part == whole }
    let difference = (part.units * Int128(count) - whole.units).magnitude
    return difference * 20 <= whole.units.magnitude
  }

  /// Returns the number of instalments in a cell: 6 for `2/6`, 3 for `3回払い`.
  private static func count(_ text: String) -> Int? {
    let parts = text.split(separator: "/")
    if parts.count == 2, let this = Int(parts[0]), let all = Int(parts[1]) {
      return this > 0 && this <= all && all <= 60 ? all : nil
    }
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).first == "回" else { return nil }
    return Int(digits)
  }
}
