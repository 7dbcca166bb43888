import GroceryModel

/// Evidence for and against a column as the line total.
extension AmountRoles {
  /// Returns true if the column has totals of whole receipts.
  func isReceiptLevel(_ column: Int, among columns: [Int]) -> Bool {
    if score(.quantity, column) >= 10 || score(.unitPrice, column) >= 10 { return false }
    let isLikely =
      score(.receiptTotal, column) >= 10 || isOfReceipt(column)
      || columns.contains { addsUp($0, to: column) }
    if evidence.repeatsPerReceipt(column, isLikely: isLikely) { return true }
    // A receipt's total may be on its first line only.
    return columns.contains { other in
      guard layout.profiles[other].filled > layout.profiles[column].filled,
        score(.receiptTotal, other) < 10,
        max(score(.total, other), score(.unitPrice, other)) >= 5
      else { return false }
      return score(.receiptTotal, column) >= 10 && evidence.sums(other, to: column)
        || evidence.standsOnFirstLines(column, other)
    }
  }

  /// Returns true if the header names a basket, an order or a bill.
  private func isOfReceipt(_ column: Int) -> Bool {
    let words: Set<String> = [
      "basket", "order", "bill", "invoice", "receipt", "ticket", "trolley", "cart", "bon",
      "kassenbon", "bestellung", "rechnung", "warenkorb", "commande", "panier", "facture", "pedido",
      "compra", "factura", "ordine", "scontrino", "bestelling", "kvitto", "kvittering", "paragon",
    ]
    return headerWords(column).words.contains(where: words.contains)
  }

  /// Returns true if the lines add up to the receipt column; a column of order totals is not a line
  /// column.
  func addsUp(_ column: Int, to receipts: Int) -> Bool {
    column != receipts
      && (score(.receiptTotal, column) < 10 || !evidence.isConstantPerReceipt(column))
      && (evidence.sums(column, to: receipts)
        || namedDiscount(besides: [column, receipts]).map {
          evidence.sums(column, .takenOff, $0, to: receipts)
        } ?? false)
  }

  /// The first free column whose header names a discount.
  func namedDiscount(besides others: [Int]) -> Int? {
    namedDiscounts.first { !others.contains($0) && !roles.isTaken($0) }
  }

  /// Returns true if the header names a fee, except in brackets: `Amount (incl. fees)`.
  func isFee(_ column: Int) -> Bool {
    let words: Set<String> = [
      "fee", "fees", "commission", "gebühr", "gebühren", "frais", "comisión", "commissione",
      "provision", "opłata", "avgift", "комиссия", "手数料", "수수료",
    ]
    let header = headerWords(column)
    return (header.outsideBrackets ?? header.words).contains(where: words.contains)
  }

  /// Returns true if the header says that the amounts include tax.
  func holdsTax(_ column: Int) -> Bool {
    let words: Set<String> = ["gross", "brutto", "bruttopreis", "brut", "ttc"]
    return headerWords(column).words.contains(where: words.contains)
  }

  /// Returns true if the column has net amounts and another column has the gross amounts.
  func lacksTax(_ column: Int) -> Bool {
    let header = headerWords(column)
    let nets: Set<String> = ["net", "netto", "nettopreis", "nettobetrag", "nettoprijs", "ht"]
    let without: Set<String> = [
      "excl", "exkl", "excluding", "exclusive", "exc", "ex", "ohne", "sans", "hors", "senza", "sin",
      "zonder", "before", "pre", "bez",
    ]
    let isNet =
      !nets.isDisjoint(with: header.words)
      || header.namesTax && !without.isDisjoint(with: header.words)
    guard isNet, isMoney(column),
      !evidence.columns.contains(where: { score(.discount, $0) >= 6 })
    else { return false }
    return evidence.columns.contains { other in
      other != column && isMoney(other) && (holdsTax(other) || saysWithTax(other))
        && evidence.isNeverAbove(column, other)
    }
  }

  /// Returns true if the header has a word for money; `net weight` has none.
  private func isMoney(_ column: Int) -> Bool {
    score(.total, column) > 0 || score(.unitPrice, column) > 0
  }

  private func saysWithTax(_ column: Int) -> Bool {
    let with: Set<String> = [
      "incl", "inkl", "including", "inclusive", "inc", "mit", "con", "avec", "met", "med", "after",
      "with",
    ]
    let header = headerWords(column)
    return header.namesTax && !with.isDisjoint(with: header.words)
  }

  /// Returns true if whole numbers called *amount* count pieces, because a price column is next to
  /// them.
  func isCount(_ column: Int, among columns: [Int]) -> Bool {
    let profile = layout.profiles[column]
    guard profile.wholeNumbers == profile.numbers || countsByUnits(column), profile.signs.isEmpty,
      score(.quantity, column) >= 5 && score(.total, column) <= 5 || profile.distinctTexts == ["1"]
    else { return false }
    return columns.contains { other in
      let price = layout.profiles[other]
      return other != column && score(.unitPrice, other) >= 5
        && (price.hasFractions || price.isMostlyMoney)
    }
  }

  /// Returns true if the numbers are whole for pieces, and have fractions only for weights and volumes.
  private func countsByUnits(_ column: Int) -> Bool {
    guard let units = roles.columns[.unit] else { return false }
    var (pieces, measures) = (0, 0)
    for row in layout.rows {
      guard let number = layout.number(row, column) else { continue }
      guard let unit = GroceryModel.Unit(row[units].lowercased()) else { return false }
      let isWhole = number.amount.units % Amount.unitsPerOne == 0
      if unit.dimension == .count {
        guard isWhole else { return false }
        pieces += 1
      } else if !isWhole {
        measures += 1
      }
    }
    return pieces > 1 && measures > 0
  }

  /// Returns the columns whose product minus a discount, or plus a tax, is the total, or nil.
  func changedProduct(
    _ total: Int, among columns: [Int]
  ) -> (quantity: Int, price: Int, change: AmountEvidence.Change)? {
    for part in evidence.columns where part != total {
      guard let change = change(part) else { continue }
      for quantity in columns where quantity != total && score(.quantity, quantity) >= 5 {
        for price in columns where price != total && score(.unitPrice, price) >= 5 {
          if evidence.isProduct(quantity, price, change, part, total) {
            return (quantity, price, change)
          }
        }
      }
    }
    return nil
  }

  /// Returns true if another column is the line total and is derived from this one, or the reverse.
  ///
  /// Either the other column is this one minus a discount or plus a tax, or this one is the running
  /// sum of the other.
  func isPartOfTotal(_ column: Int, among columns: [Int]) -> Bool {
    columns.contains { other in
      guard other != column, score(.total, other) > 0 || mayBePaid(other) else { return false }
      if evidence.isRunningSum(column, of: other) { return true }
      return evidence.columns.contains { part in
        guard part != column, part != other, let change = self.change(part) else {
          return false
        }
        return evidence.isRest(other, of: column, change, part)
          || evidence.columns.contains { tax in
            change == .takenOff && tax != part && tax != column && tax != other
              && self.change(tax) == .added
              && evidence.isRest(other, of: column, less: part, with: tax)
          }
      }
    }
  }

  /// Returns true if a column without a word for totals may be the total by its cell values.
  private func mayBePaid(_ column: Int) -> Bool {
    score(.quantity, column) == 0 && named(.tax, column) < 6 && named(.discount, column) < 10
      && named(.ignore, column) < 6 && contentPoints(column) >= AmountWeights.fractions
  }

  /// Returns how the column changes the totals according to its header, or nil.
  private func change(_ column: Int) -> AmountEvidence.Change? {
    if score(.discount, column) >= 6 {
      return layout.header?.cells[column].contains("%") == true ? .percentOff : .takenOff
    }
    let isAdded =
      score(.tax, column) >= 6 || score(.deposit, column) >= 6 || headerWords(column).namesTax
    return isAdded ? .added : nil
  }

  /// Returns true if the header is a word for a price, which may be per unit or per line.
  func isAlsoPrice(_ column: Int) -> Bool { score(.unitPrice, column) > 0 }
}
