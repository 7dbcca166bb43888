/// The rules of what a purchase line is that stands for a whole receipt.
extension EventFields {
  /// True if a purchase line is a receipt known only by its total.
  ///
  /// Such a line counts as spending. It is no purchase of an item, and states no price.
  @inline(__always)
  public var isWholeReceipt: Bool {
    let item = self[PurchaseKey.item]
    let word = PurchaseKind.wholeReceiptItem
    return item.count == word.utf8CodeUnitCount && item[0] == word.utf8Start[0]
      && item.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: item.count))
  }

  /// True if a purchase line is one payment in a store, without the number of its receipt.
  ///
  /// Lines with categories may be parts of one payment, and lines without a store sums of a sheet.
  @inline(__always)
  public var isWholePayment: Bool {
    !has(PurchaseKey.receipt) && has(PurchaseKey.store) && !has(PurchaseKey.category)
      && isWholeReceipt
  }
}
