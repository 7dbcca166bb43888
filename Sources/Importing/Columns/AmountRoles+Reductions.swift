import GroceryModel

extension AmountRoles {
  /// Takes a column of negative amounts as discounts if its header contains a word for discounts.
  ///
  /// Example: `Clubcard Savings`. A header that names another role better does not count.
  mutating func chooseReductions() {
    guard !roles.has(.discount), !removed.contains(.discount) else { return }
    let column = evidence.columns.first { column in
      let words = score(.discount, column)
      guard words >= 6, !roles.isTaken(column) else { return false }
      let profile = layout.profiles[column]
      // `Member savings` contains an ignored word, but its amounts have decimals; points have
      // none.
      let isMoney =
        profile.showsAmounts
      return headerWords(column).scores.allSatisfy {
        $0.role == .discount || $0.score < words || $0.role == .ignore && isMoney
      } && evidence.areReductions(column, roles)
    }
    guard let column else { return }
    roles.assign(.discount, column, "header '\(header(column))', below zero")
  }
}

extension AmountRoles {
  /// Takes a column of line amounts as discounts if its header contains such a word:
  /// `item_discount`.
  mutating func chooseDiscount() {
    guard !roles.has(.discount), !removed.contains(.discount) else { return }
    let column = evidence.columns.first { column in
      let words = score(.discount, column)
      let others: [Role] = [.total, .unitPrice, .listTotal, .reducedPrice, .receiptTotal, .ignore]
      return words >= 6 && !roles.isTaken(column) && evidence.hasAmounts(column)
        && others.allSatisfy { score($0, column) < words }
        && !isReceiptLevel(column, among: [])
    }
    guard let column else { return }
    roles.assign(.discount, column, "header '\(header(column))'")
  }
}

extension AmountEvidence {
  /// Returns true if all amounts are negative or zero, and none exceeds the line's amount.
  ///
  /// Amounts of whole receipts do not count.
  func areReductions(_ column: Int, _ roles: RoleAssignment) -> Bool {
    guard let parts = values[column] else { return false }
    let amounts = parts.compactMap { $0 }.filter { !$0.isZero }
    guard !amounts.isEmpty, amounts.allSatisfy(\.isNegative),
      !repeatsPerReceipt(column, isLikely: false)
    else { return false }
    guard let quantities = roles.columns[.quantity].flatMap({ values[$0] }),
      let prices = roles.columns[.unitPrice].flatMap({ values[$0] })
    else { return true }
    return parts.indices.allSatisfy { row in
      guard let part = parts[row], let quantity = quantities[row], let price = prices[row],
        let product = ReadNumber.product(quantity, price)
      else { return true }
      return part.amount.units.magnitude <= product.units.magnitude
    }
  }
}
