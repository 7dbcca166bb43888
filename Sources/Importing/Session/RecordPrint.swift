import ByteTools
import EventSourcing
import GroceryModel

/// Digests of what a record says, by which two readings of one record are recognised.
///
/// 28 bytes, kept for each new row of a file whose name the log knows.
struct RecordPrint {
  /// The line of the record in the file that its events name as their source.
  let line: UInt32
  private let type: EventType
  private let day: Day
  private let text: UInt32
  private let amount: UInt32
  private let currency: UInt32
  /// The receipt of a purchase line that has a number or a time; 0 for others.
  private let numberedReceipt: UInt32

  /// Returns nil for facts that replace each other, which count once however they are read.
  init?(_ fields: borrowing EventFields, line: Int) {
    guard let places = RecordPlaces(fields), let line = UInt32(exactly: line) else { return nil }
    self.line = line
    type = fields.type
    day = fields.date
    text = Self.digest(places.text.map { fields[$0] })
    amount = Self.digest(fields[places.amount])
    currency = Self.digest(places.currency.map { fields[$0] })
    let isNumbered = fields.type == .purchaseRecorded && ReceiptLook.isNumbered(fields)
    numberedReceipt = isNumbered ? UInt32(truncatingIfNeeded: ReceiptLook.of(fields).low) | 1 : 0
  }

  /// Whether a recorded event of the same file and line is another reading of this record.
  ///
  /// A file of the same name may hold other records, so day, text and amount have to agree but for
  /// one. A line of a numbered receipt with another total is a changed line instead.
  func isReadOtherwise(in recorded: RecordPrint) -> Bool {
    guard type == recorded.type else { return false }
    let isChange =
      numberedReceipt != 0 && numberedReceipt == recorded.numberedReceipt
      && text == recorded.text && currency == recorded.currency
    if isChange { return false }
    if day == recorded.day { return text == recorded.text || amount == recorded.amount }
    let (own, other) = (day.components, recorded.day.components)
    return text == recorded.text && amount == recorded.amount
      && own.year == other.year && own.month == other.day && own.day == other.month
  }

  private static func digest(_ bytes: Bytes?) -> UInt32 {
    bytes.map { UInt32(truncatingIfNeeded: ReceiptIdentity.mix($0, 0)) } ?? 0
  }
}

/// Where a fact that counts each time it is recorded holds its text, its amount and its currency.
struct RecordPlaces {
  let text: Int?
  let amount: Int
  let currency: Int?

  init?(_ fields: borrowing EventFields) {
    switch fields.type {
    case .purchaseRecorded:
      let text: PurchaseKey = fields.has(PurchaseKey.text) ? .text : .item
      (self.text, amount, currency) = (
        text.rawValue, PurchaseKey.total.rawValue, PurchaseKey.currency.rawValue
      )
    case .receiptStated:
      (text, amount, currency) = (nil, ReceiptKey.total.rawValue, ReceiptKey.currency.rawValue)
    case .priceObserved:
      (text, amount, currency) = (
        PriceKey.item.rawValue, PriceKey.price.rawValue, PriceKey.currency.rawValue
      )
    case .expirationRecorded:
      (text, amount, currency) = (
        ExpirationKey.item.rawValue, ExpirationKey.expires.rawValue, nil
      )
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved:
      (text, amount, currency) = (StockKey.item.rawValue, StockKey.quantity.rawValue, nil)
    default: return nil
    }
  }
}
