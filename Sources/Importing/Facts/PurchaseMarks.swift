import EventSourcing
import GroceryModel

/// What a purchase line is known by, worked out where the line is read.
struct PurchaseMarks {
  /// The id it has if no equal line comes before it.
  let first: EventIdentifier
  /// The look of its receipt.
  let receipt: EventIdentifier
  /// The look of the line itself.
  let look: LineLook
  /// What was paid.
  let total: Amount

  init(_ fields: borrowing EventFields, _ identity: inout EventIdentity) {
    first = identity.identifier(ofPurchase: fields, occurrence: 1)
    receipt = ReceiptLook.of(fields)
    total = LineLook.total(of: fields)
    look = LineLook(fields, total: total)
  }
}
