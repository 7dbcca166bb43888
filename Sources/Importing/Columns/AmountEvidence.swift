import GroceryModel

/// The numbers in the sample, and what they prove about each other.
struct AmountEvidence {
  /// Columns in which at least half of the cells are numbers.
  let columns: [Int]
  private let layout: TableLayout
  /// The rows that the numbers are of: the first complete ones.
  let rows: [SampleRecord]
  let values: [Int: [ReadNumber?]]
  /// The receipt number of each row, counted from 0.
  let receipts: [Int]
  private let receiptCount: Int
  /// What distinguishes the rows of one receipt: the item, or the whole row.
  private let items: [String]
  /// True if no column names items, so that all rows may be of one thing, such as fuel.
  let namesNoItems: Bool

  /// Reads the numbers of at most 2,000 complete rows and assigns each row to a receipt.
  init(_ layout: TableLayout, _ roles: RoleAssignment) {
    self.layout = layout
    let dateColumn = roles.columns[.date]
    columns = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      guard column != dateColumn, profile.numberShare >= 0.5 else { return false }
      if layout.isOfClosingRow(column) { return false }
      // Exclude ids and barcodes (long whole numbers) and row numbers (1, 2, 3 …).
      if profile.share(profile.longNumbers + profile.padded) > 0.5 { return false }
      // The numbers of ledger accounts: `400;Proveedores`.
      let isAccount = !layout.headers.isEmpty && BankHeaders.nameAccount(layout.headers[column])
      if isAccount, profile.wholeNumbers == profile.numbers { return false }
      let isNumbered = layout.headers.isEmpty && column == 0 && profile.numbers > 1
      return !(profile.isSequence && (profile.numbers > 2 || isNumbered))
    }
    // Cells behind the last one of most records are empty.
    let widths = [layout.width, min(layout.rowWidth, layout.width)]
    rows = layout.rows.prefix(2000).filter { widths.contains($0.cells.count) }
    var values: [Int: [ReadNumber?]] = [:]
    for column in columns { values[column] = rows.map { layout.number($0, column) } }
    self.values = values
    let keyColumns = [Role.receipt, .date, .store, .time].compactMap { roles.columns[$0] }
    var numbers: [String: Int] = [:]
    var receipts: [Int] = []
    var key = ""
    for row in rows {
      // If only the first line has the receipt's fields, they apply to the lines below it.
      if key.isEmpty || keyColumns.contains(where: { !row[$0].isEmpty }) {
        key = keyColumns.map { row[$0] }.joined(separator: "\u{0}")
      }
      receipts.append(numbers[key, default: numbers.count])
      numbers[key] = receipts.last
    }
    self.receipts = keyColumns.isEmpty ? [] : receipts
    receiptCount = numbers.count
    namesNoItems = roles.columns[.item] == nil
    items = rows.map { row in
      roles.columns[.item].map { row[$0] } ?? row.cells.joined(separator: "\u{0}")
    }
  }

  private func amount(_ column: Int, _ row: Int) -> Amount? { values[column]?[row]?.amount }

  /// Returns true if quantity × price = total in at least 80 % of the lines, and in at least two.
  ///
  /// Lines with a quantity of 1 count too.
  ///
  /// - Parameters:
  ///   - quantity: The quantity column.
  ///   - price: The unit price column.
  ///   - total: The total column.
  ///   - digits: The number of decimal places by which the quantity unit is smaller than the price
  ///     unit, such as 3 for grams and a price per kilogram.
  /// - Returns: True if the rule holds.
  func isRule(_ quantity: Int, _ price: Int, _ total: Int, shiftedBy digits: Int = 0) -> Bool {
    guard let quantities = values[quantity], let prices = values[price], let totals = values[total]
    else { return false }
    var matches = 0
    var tested = 0
    for row in quantities.indices {
      guard let quantity = quantities[row], let price = prices[row], let total = totals[row],
        !quantity.isZero, !price.isZero
      else { continue }
      tested += 1
      let part = ReadNumber(coefficient: quantity.coefficient, scale: quantity.scale + digits)
      if ReadNumber.isProduct(part, price, total) {
        matches += 1
      } else if Self.lostMark(part, price, total) {
        tested -= 1
      }
    }
    return tested > 1 && matches * 10 >= tested * 8
  }

  func multiplies(_ quantity: Int, _ price: Int, to total: Int) -> Bool {
    let (matches, tested) = test(quantity, price, total)
    return tested > 0 && matches * 10 >= tested * 8
  }

  /// Returns in how many rows quantity × price = total, among rows with a quantity other than 1.
  func test(_ quantity: Int, _ price: Int, _ total: Int) -> (matches: Int, tested: Int) {
    var matches = 0
    var tested = 0
    guard let quantities = values[quantity], let prices = values[price], let totals = values[total]
    else { return (0, 0) }
    for row in quantities.indices {
      guard let quantity = quantities[row], let price = prices[row], let total = totals[row],
        !quantity.isZero, !price.isZero, quantity.amount != Amount(1)
      else { continue }
      tested += 1
      if ReadNumber.isProduct(quantity, price, total) { matches += 1 }
    }
    return (matches, tested)
  }

  /// Returns how many lines of two or more whole pieces cost no more than the price of one; 0 where quantity ×
  /// price is the total of half of them.
  func countCheapLines(_ quantity: Int, _ price: Int, _ total: Int) -> Int {
    guard let quantities = values[quantity], let prices = values[price], let totals = values[total]
    else { return 0 }
    let (matches, tested) = test(quantity, price, total)
    guard matches * 2 < tested else { return 0 }
    return quantities.indices.count { row in
      guard let count = quantities[row]?.amount, let one = prices[row]?.amount,
        let paid = totals[row]?.amount
      else { return false }
      let isSeveral = count >= Amount(2) && count.units % Amount.unitsPerOne == 0
      return isSeveral && paid > .zero && paid <= one
    }
  }

  /// Returns true if the total is quantity × price without its decimal separator: `279` for 2.79, or
  /// `279.0`.
  static func lostMark(_ quantity: ReadNumber, _ price: ReadNumber, _ total: ReadNumber) -> Bool {
    guard total.scale < 2, total.amount.units % Amount.unitsPerOne == 0,
      let product = ReadNumber.product(quantity, price), !product.isZero
    else {
      return false
    }
    return [Int128(10), 100, 1000].contains { total.amount.units == product.units * $0 }
  }

  /// Returns true if the value is the same on all lines of each receipt, although the items differ.
  ///
  /// If other evidence supports it, one receipt of two lines is enough.
  func repeatsPerReceipt(_ column: Int, isLikely: Bool) -> Bool {
    guard !receipts.isEmpty, let values = values[column] else { return false }
    var seen = [Amount?](repeating: nil, count: receiptCount)
    var firstItem = [String?](repeating: nil, count: receiptCount)
    var repeated = 0
    var repeating: Set<Int> = []
    for (row, value) in values.enumerated() {
      guard let value else { continue }
      let receipt = receipts[row]
      if let known = seen[receipt] {
        if known != value.amount { return false }
        if firstItem[receipt] != items[row] {
          repeated += 1
          repeating.insert(receipt)
        }
      } else {
        seen[receipt] = value.amount
        firstItem[receipt] = items[row]
      }
    }
    guard repeated > 0 else { return false }
    // Zeros and ones repeat often, and two lines may cost the same by chance. An amount that
    // repeats on more lines or in more receipts is the receipt's total.
    let distinct = Set(seen.compactMap { $0?.units })
    if isLikely, !distinct.isSubset(of: [0, Amount(1).units]) { return true }
    if repeating.count > 1 || repeated > 1, distinct.count > 1 { return true }
    return repeated >= 3 && !distinct.isSubset(of: [0, Amount(1).units])
  }

  /// Returns true if the lines of most receipts have the same value, or only the first line has
  /// one.
  func isConstantPerReceipt(_ column: Int) -> Bool {
    guard !receipts.isEmpty, let values = values[column] else { return isSparse(column) }
    var seen = [Amount?](repeating: nil, count: receiptCount)
    var agreeing = 0
    var differing = 0
    for (row, value) in values.enumerated() {
      guard let value else { continue }
      if let known = seen[receipts[row]] {
        if known == value.amount { agreeing += 1 } else { differing += 1 }
      } else {
        seen[receipts[row]] = value.amount
      }
    }
    return isSparse(column) || differing * 4 <= agreeing
  }

  /// Returns true if only some lines have a value, such as a receipt total on the first line.
  private func isSparse(_ column: Int) -> Bool {
    layout.profiles[column].filled < layout.rows.count
  }

  /// Returns true if the line column adds up to the receipt column in at least 60 % of the
  /// receipts.
  func sums(_ column: Int, to receiptColumn: Int) -> Bool {
    guard let lines = values[column], column != receiptColumn else { return false }
    return sums(lines.map { $0?.amount }, to: receiptColumn)
  }

  /// Does the same for computed line amounts; with `some`, only these receipts tell.
  func sums(_ lines: [Amount?], to receiptColumn: Int, in some: Set<Int>? = nil) -> Bool {
    guard !receipts.isEmpty, let stated = values[receiptColumn] else { return false }
    var sums = [Amount](repeating: .zero, count: receiptCount)
    var totals = [Amount?](repeating: nil, count: receiptCount)
    var counts = [Int](repeating: 0, count: receiptCount)
    for row in lines.indices {
      if let line = lines[row] { sums[receipts[row]] += line }
      if let total = stated[row] { totals[receipts[row]] = total.amount }
      counts[receipts[row]] += 1
    }
    var tested = 0
    var matches = 0
    for receipt in 0..<receiptCount where some?.contains(receipt) ?? (counts[receipt] > 1) {
      guard let total = totals[receipt], !total.isZero else { continue }
      tested += 1
      if total == sums[receipt] { matches += 1 }
    }
    return tested > 0 && matches * 10 >= tested * 6
  }

  /// Returns true if the column's amounts are not negative and never above the other column's.
  func isNeverAbove(_ column: Int, _ other: Int) -> Bool {
    guard let lower = values[column], let upper = values[other] else { return false }
    return lower.indices.allSatisfy { row in
      guard let value = lower[row], !value.isZero else { return true }
      guard let full = upper[row] else { return false }
      return !value.isNegative && value.amount <= full.amount
    }
  }

  /// Returns true if the column has amounts only in rows in which the other column has none.
  func fillsGaps(_ column: Int, of other: Int) -> Bool {
    guard let own = values[column], let rest = values[other] else { return false }
    func isFilled(_ number: ReadNumber?) -> Bool { number.map { !$0.isZero } ?? false }
    return own.contains(where: isFilled)
      && zip(own, rest).allSatisfy { !isFilled($0) || !isFilled($1) }
  }

  /// Compares rows of one item with different quantities.
  ///
  /// Returns the number of pairs with the same price, and of pairs in which the price grows with
  /// the quantity.
  func repeatedItems(
    _ prices: [ReadNumber?], _ quantities: [ReadNumber?]
  ) -> (same: Int, grown: Int) {
    var first: [String: (ReadNumber, ReadNumber)] = [:]
    var same = 0
    var grown = 0
    for row in prices.indices {
      guard let price = prices[row], let quantity = quantities[row], !items[row].isEmpty,
        !price.isZero, !quantity.isZero
      else { continue }
      guard let (knownPrice, knownQuantity) = first[items[row]] else {
        first[items[row]] = (price, quantity)
        continue
      }
      guard knownQuantity.amount != quantity.amount else { continue }
      if knownPrice.amount == price.amount {
        same += 1
      } else {
        let left = knownPrice.amount.units.multipliedReportingOverflow(by: quantity.amount.units)
        let right = price.amount.units.multipliedReportingOverflow(by: knownQuantity.amount.units)
        if !left.overflow, !right.overflow, left.partialValue == right.partialValue { grown += 1 }
      }
    }
    return (same, grown)
  }
}
