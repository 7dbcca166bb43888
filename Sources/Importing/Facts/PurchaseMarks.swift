import EventSourcing
import GroceryModel

/// The identity of a purchase line: ids and fingerprints, computed by the reading thread.
struct PurchaseMarks {
  /// The id of the line, if no equal line comes before it.
  var first: EventIdentifier
  /// The fingerprint of the receipt.
  let receipt: EventIdentifier
  /// The fingerprint of the line.
  let look: LineLook
  /// The parts of the line's fingerprint.
  let goods: GoodsLook
  let shop: ShopLook
  let total: Amount

  /// Computes all but the id, which ``RecordBatch`` fills in.
  init(_ fields: borrowing EventFields) {
    first = EventIdentifier(high: 0, low: 0)
    receipt = ReceiptLook.of(fields)
    total = LineLook.total(of: fields)
    goods = GoodsLook(fields, total: total)
    shop = ShopLook(fields)
    look = LineLook(goods, at: shop)
  }
}
