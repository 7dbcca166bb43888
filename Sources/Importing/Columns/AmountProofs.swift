import GroceryModel

/// What arithmetic proves about columns without a known header.
extension AmountEvidence {
  /// Returns true if quantity × unit price = total.
  ///
  /// For a quantity column with a known header, 80 % of the rows are enough; otherwise all rows
  /// must agree.
  ///
  /// What is the same on all rows proves nothing, unless the header of the price says what it is.
  func proves(
    _ quantity: Int, _ price: Int, _ total: Int, isNamed: Bool, isPriced: Bool
  ) -> Bool {
    let (matches, tested) = test(quantity, price, total)
    if isNamed { return tested > 0 && matches * 10 >= tested * 8 }
    // Two of thirty rows multiply out by chance where there are many columns.
    let filled = (values[total] ?? []).count { $0?.isZero == false }
    guard tested * 5 >= filled else { return false }
    return tested > 1 && matches == tested && isRule(quantity, price, total)
      && (isPriced || [quantity, price].contains(where: changes))
  }

  /// Returns true if a column has two different amounts.
  private func changes(_ column: Int) -> Bool {
    let amounts = (values[column] ?? []).compactMap { $0?.amount }
    return amounts.contains { $0 != amounts[0] }
  }

  /// Returns true if a column is the sum of two others, and both contribute in some rows.
  func isSum(_ sum: Int, of left: Int, _ right: Int) -> Bool {
    guard let sums = values[sum], let lefts = values[left], let rights = values[right] else {
      return false
    }
    var tested = 0
    var added = 0
    for row in sums.indices {
      guard let sum = sums[row], let left = lefts[row], let right = rights[row] else { continue }
      let digit = Amount.unitsPerLastDigit(ofScale: UInt8(min(max(sum.scale, 2), 12)))
      let difference = (left.amount + right.amount - sum.amount).units.magnitude
      guard difference <= digit.magnitude else { return false }
      tested += 1
      if !left.isZero, !right.isZero, !sum.isZero { added += 1 }
    }
    return added > 1 && added * 2 >= tested
  }

  /// Returns on how many lines two columns have the same amount, and on how many a different one.
  func agreement(_ column: Int, _ other: Int) -> (same: Int, differing: Int) {
    guard let left = values[column], let right = values[other] else { return (0, 0) }
    var (same, differing) = (0, 0)
    for (left, right) in zip(left, right) {
      guard let left, let right, !left.isZero, !right.isZero else { continue }
      if left.amount == right.amount { same += 1 } else { differing += 1 }
    }
    return (same, differing)
  }

  /// Returns true if two columns have the same amounts where a column of currencies has one code, and
  /// others where it has any other code.
  func differ(_ column: Int, _ other: Int, byCodesOf currency: Int) -> Bool {
    guard let left = values[column], let right = values[other] else { return false }
    var areSame: [String: Bool] = [:]
    for (row, cells) in rows.enumerated() where !cells[currency].isEmpty {
      let code = cells[currency]
      guard let left = left[row]?.amount.magnitude, let right = right[row]?.amount.magnitude else {
        continue
      }
      if areSame.updateValue(left == right, forKey: code) ?? (left == right) != (left == right) {
        return false
      }
    }
    return areSame.count > 1 && areSame.values.count { $0 } == 1
  }

  /// Returns true if a third column has the difference of two columns on every line where they
  /// differ.
  func statesDifference(_ column: Int, _ other: Int) -> Bool {
    guard let left = values[column], let right = values[other] else { return false }
    return columns.contains { further in
      guard further != column, further != other, let parts = values[further] else { return false }
      return left.indices.allSatisfy { row in
        guard let left = left[row]?.amount, let right = right[row]?.amount, left != right else {
          return true
        }
        guard let part = parts[row]?.amount else { return false }
        return part == left - right || part == right - left
      }
    }
  }

  /// Returns true if two readings give the same total on every line.
  func booksSame(_ reading: AmountReading, _ other: AmountReading) -> Bool {
    let rows = values.values.first?.count ?? 0
    return (0..<rows).allSatisfy { row in
      guard let left = booked(reading, row), let right = booked(other, row) else { return true }
      let digit = Amount.unitsPerLastDigit(ofScale: 2)
      return (left - right).units.magnitude <= digit.magnitude
    }
  }

  private func booked(_ reading: AmountReading, _ row: Int) -> Amount? {
    if let total = reading.total { return values[total]?[row]?.amount }
    guard let price = reading.unitPrice.flatMap({ values[$0]?[row] }),
      let quantity = reading.quantity.flatMap({ values[$0]?[row] })
    else { return nil }
    return ReadNumber.product(quantity, price)
  }

  /// Returns what the whole numbers of a column may be.
  ///
  /// They may be small counts, large amounts without cents, years, or running numbers, which only
  /// grow.
  func wholeNumbers(
    _ column: Int
  ) -> (areSmall: Bool, areLarge: Bool, areYears: Bool, onlyGrow: Bool) {
    let numbers = (values[column] ?? []).compactMap { $0?.amount }
    guard !numbers.isEmpty else { return (false, false, false, false) }
    let sorted = numbers.map { $0 < .zero ? -$0 : $0 }.sorted()
    let middle = sorted[sorted.count / 2]
    return (
      areSmall: sorted.allSatisfy { $0 <= Amount(60) }, areLarge: middle >= Amount(100),
      areYears: sorted.allSatisfy { $0 >= Amount(1990) && $0 <= Amount(2100) },
      onlyGrow: numbers.count > 3 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    )
  }
}
