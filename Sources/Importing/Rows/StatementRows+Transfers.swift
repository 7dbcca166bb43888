import ByteTools
import GroceryModel

/// Recognises transfers between accounts of one owner, and cash.
extension StatementRows {
  /// Returns true if the row's category, kind or text means income, a transfer or a withdrawal.
  func isMoved(_ row: inout RecordCells) -> Bool {
    if isMovedByCategory(&row) { return true }
    if columns.kind >= 0 {
      let kind = row.words.classify(row.cell(columns.kind))
      if kind.contains(.moved), !kind.contains(.expense), !isSentToOthers(columns.kind, &row) {
        return true
      }
    }
    let isTransfer = [columns.store, columns.item, columns.category].contains {
      PaymentWords.isTransfer(row.cell($0)) && !isPaidToName($0, &row)
        || PaymentWords.isBetweenPeople(row.cell($0))
    }
    if isTransfer { return true }
    let words = paymentWords(&row)
    if words.contains(.balance) { return true }
    guard
      isOfMachine(&row) || isOwnAccount(&row) || isPaidToPayer(&row) || isPaidToOwner(&row)
        || isToOwn(&row)
        || isBetweenOwn(words, &row)
        || PaymentWords.isCash(
          words, isRound: isRound(&row), isOfAccount: row.plan.isOfAccount)
        || words.contains(.paidBy) && paysCard(&row) || words.contains(.moves) && putsAside(&row)
    else { return false }
    row.remarks.moved.note(row.scanner.line)
    return true
  }

  /// Returns true if the row's category means income, a transfer or a withdrawal.
  func isMovedByCategory(_ row: inout RecordCells) -> Bool {
    guard columns.category >= 0, !row.plan.callsAllPayments,
      !row.words.classify(row.cell(columns.category)).isDisjoint(with: [
        .income, .moved, .withdrawal,
      ]),
      !isPaidOut(&row), !isSentToOthers(columns.category, &row)
    else { return false }
    row.remarks.moved.note(row.scanner.line)
    return true
  }

  /// Returns true if money left a bank's account for somebody who is named.
  private func isPaidToName(_ column: Int, _ row: inout RecordCells) -> Bool {
    guard row.plan.keepsBalance, row.plan.flipsSign,
      case .value(let (amount, _)) = row.number(columns.total), amount.isNegative
    else { return false }
    let text = row.cell(column)
    return PaymentWords.isTransferToName(text, row.words.classify(text))
  }

  /// Returns true if the row is a transfer to somebody else, in a file that names those to the owner.
  func isSentToOthers(_ kind: Int, _ row: inout RecordCells) -> Bool {
    let words = row.words.classify(row.cell(kind))
    guard row.plan.namesOwnTransfers, !words.isDisjoint(with: .moving), !words.contains(.balance),
      case .value(let (amount, _)) = row.number(columns.total), amount.isNegative
    else { return false }
    return row.plan.paymentTexts.allSatisfy { column in
      column == kind || !row.words.classify(row.cell(column)).contains(.own)
    }
  }

  /// Returns true if the merchant's code is one of cash: at a counter or from a machine (ISO 18245).
  func isOfMachine(_ row: inout RecordCells) -> Bool {
    guard row.plan.merchantCode >= 0 else { return false }
    return ["6010", "6011"].contains(trimmedText(row.cell(row.plan.merchantCode)))
  }

  /// Returns true if a text about the payment is such as `To Savings Pot`.
  func isToOwn(_ row: inout RecordCells) -> Bool {
    row.plan.paymentTexts.contains { column in
      let text = row.cell(column)
      return PaymentWords.leadsToOrFrom(text) && row.words.classify(text).contains(.own)
    }
  }

  /// Returns true if who pays and who receives the money have the same name.
  func isPaidToPayer(_ row: inout RecordCells) -> Bool {
    guard row.plan.payer >= 0, columns.store >= 0 else { return false }
    let payee = row.cell(columns.store)
    return payee.count > 3 && payee.elementsEqual(row.cell(row.plan.payer))
  }

  /// Returns true if money was paid to the owner of the account, from another account or into one.
  func isPaidToOwner(_ row: inout RecordCells) -> Bool {
    guard row.namesOwner(in: columns.store),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative == row.plan.flipsSign
  }

  /// Returns true if the payee is another account of the file.
  func isOwnAccount(_ row: inout RecordCells) -> Bool {
    !row.plan.ownAccounts.isEmpty
      && row.plan.ownAccounts.contains(quickHash(row.name(columns.store)))
  }

  /// Returns true if the row is a transfer to an account that the payee, the item or the category
  /// calls the owner's.
  ///
  /// In any other column such a word may mean the account that pays, unless the file is the statement of one.
  func isBetweenOwn(_ words: WordClass, _ row: inout RecordCells) -> Bool {
    guard PaymentWords.isBetweenOwn(words) else { return false }
    return row.plan.paymentTexts.contains { column in
      let cell = row.words.classify(row.cell(column))
      return PaymentWords.isBetweenOwn(cell)
        || row.plan.receiverTexts.contains(column) && cell.contains(.own)
    }
  }

  /// Returns the classes of all texts about the payment.
  func paymentWords(_ row: inout RecordCells) -> WordClass {
    row.plan.paymentTexts.reduce(into: []) { $0.formUnion(row.words.classify(row.cell($1))) }
  }

  /// Returns true if a text about the payment says that the bill of a credit card is paid.
  func paysCard(_ row: inout RecordCells) -> Bool {
    row.plan.paymentTexts.contains { PaymentWords.paysCard(row.cell($0)) }
  }

  /// Returns true if a text about the payment says that money is put aside.
  func putsAside(_ row: inout RecordCells) -> Bool {
    row.plan.paymentTexts.contains { PaymentWords.putsAside(row.cell($0)) }
  }

  /// Returns true if the amount is a multiple of ten, as cash machines pay.
  func isRound(_ row: inout RecordCells) -> Bool {
    guard case .value(let (number, _)) = row.number(columns.total), !number.isZero else {
      return false
    }
    return number.amount.units % (Amount.unitsPerOne * 10) == 0
  }

  /// Returns true if a row called *payment* is money spent, according to its sign.
  func isPaidOut(_ row: inout RecordCells) -> Bool {
    guard row.plan.flipsSign, row.words.classify(row.cell(columns.category)).contains(.expense),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Returns true if the row is one half of a transfer between accounts.
  ///
  /// The row next to it has the same date and text and the opposite amount, and both say
  /// *transfer*.
  mutating func isHalfOfTransfer(_ row: inout RecordCells) -> Bool {
    if transferLine == row.scanner.line { return true }
    guard row.plan.isStatement, columns.total >= 0, columns.date >= 0, namesTransfer(&row),
      case .value(let (amount, _)) = row.number(columns.total), !amount.isZero
    else { return false }
    let (day, shop) = (quickHash(row.cell(columns.date)), quickHash(row.cell(columns.store)))
    var other = 0
    _ = row.lookAhead(atMost: 1) { below in
      guard quickHash(below.cell(columns.date)) == day,
        quickHash(below.cell(columns.store)) == shop,
        case .value(let (back, _)) = below.number(columns.total), back.amount == -amount.amount,
        namesTransfer(&below)
      else { return false }
      other = below.scanner.line
      return false
    }
    if other > 0 { transferLine = other }
    return other > 0
  }

  /// Returns true if a cell of the row has a word for a transfer.
  func namesTransfer(_ row: inout RecordCells) -> Bool {
    (0..<row.scanner.cellCount).contains {
      let cell = row.scanner[$0]
      return cell.count <= 40 && row.words.classify(cell).contains(.moves)
    }
  }
}
