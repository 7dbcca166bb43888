import EventSourcing
import GroceryModel

/// The identity of a purchase line: ids and fingerprints, computed by the reading thread.
struct PurchaseMarks {
  /// The id of the line, if no equal line comes before it.
  var first: EventIdentifier
  /// The fingerprint of the receipt.
  let receipt: EventIdentifier
  /// The fingerprint of the line.
  let look: LineFingerprint
  /// The parts of the line's fingerprint.
  let goods: GoodsFingerprint
  let shop: StoreFingerprint
  let total: Amount

  /// Computes all but the id, which ``RecordBatch`` fills in.
  init(_ fields: borrowing EventFields) {
    first = EventIdentifier(high: 0, low: 0)
    receipt = ReceiptFingerprint.of(fields)
    total = LineFingerprint.total(of: fields)
    goods = GoodsFingerprint(fields, total: total)
    shop = StoreFingerprint(fields)
    look = LineFingerprint(goods, at: shop)
  }
}
