import EventSourcing
import GroceryModel

/// What a purchase line is known by, worked out where the line is read.
struct PurchaseMarks {
  /// The id it has if no equal line comes before it.
  var first: EventIdentifier
  /// The look of its receipt.
  let receipt: EventIdentifier
  /// The look of the line itself.
  let look: LineLook
  /// What that is made of.
  let goods: GoodsLook
  let shop: ShopLook
  /// What was paid.
  let total: Amount

  /// The marks of a line, whose id is still to come.
  init(_ fields: borrowing EventFields) {
    first = EventIdentifier(high: 0, low: 0)
    receipt = ReceiptLook.of(fields)
    total = LineLook.total(of: fields)
    goods = GoodsLook(fields, total: total)
    shop = ShopLook(fields)
    look = LineLook(goods, at: shop)
  }
}
