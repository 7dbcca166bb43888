import EventSourcing
import GroceryModel

/// The rules of what a purchase line is, in one place for all folds.
extension RecordedEvent {
  /// The kind of a purchase line: an item if the line states none; nil for an unknown word.
  @inline(__always)
  var purchaseKind: PurchaseKind? {
    let word = fields[PurchaseKey.kind]
    return word.baseAddress == nil ? .item : PurchaseKind(word)
  }

  @inline(__always)
  var isWholeReceipt: Bool { fields.isWholeReceipt }

  @inline(__always)
  var isWholePayment: Bool { fields.isWholePayment }

  /// True if the total of an item line with a positive total is the price of a quantity.
  ///
  /// - Parameter quantity: The line's quantity; nil if it states none, which means one piece.
  /// - Returns: False for a quantity of zero or less, and for a whole receipt.
  @inline(__always)
  func statesPrice(ofQuantity quantity: ExactDecimal?) -> Bool {
    quantity.map { $0.coefficient > 0 } != false && !isWholeReceipt
  }

  /// True if a purchase line is filed under the category of the line that it names.
  ///
  /// A deposit is not: it is refunded for any bottle, on another receipt.
  var isFiledAsAnother: Bool {
    fields.has(PurchaseKey.of) && purchaseKind != .deposit
  }

  /// The line whose category a purchase line has; nil for none.
  var filedAs: EventIdentifier? {
    isFiledAsAnother ? EventIdentifier(hex: fields[PurchaseKey.of]) : nil
  }

  /// True if a purchase line is part of what the line cost that it names; a fee or tax is another thing.
  var changesCost: Bool { purchaseKind == .discount || purchaseKind == .refund }

  /// True if the category of a purchase line counts when its product's usual category is found.
  ///
  /// A line that is filed as another does not count, nor does a discount, which is shared by the lines
  /// of its receipt.
  var countsForCategory: Bool { !isFiledAsAnother && purchaseKind != .discount }
}
