import ByteTools
import EventSourcing
import GroceryModel

/// A fingerprint of a record, to recognise another reading of the same record.
///
/// It has 28 bytes and is kept for each new row of a file whose name is already in the log.
struct RecordPrint {
  /// The line number in the event's source.
  let line: UInt32
  private let type: EventType
  private let day: Day
  private let text: UInt32
  private let amount: UInt32
  private let currency: UInt32
  /// A digest of the receipt, if it has a number or a time; 0 otherwise.
  private let numberedReceipt: UInt32

  /// Returns nil for facts that replace each other, because a second reading does no harm.
  init?(_ fields: borrowing EventFields, line: Int) {
    guard let places = RecordPlaces(fields), let line = UInt32(exactly: line) else { return nil }
    self.line = line
    type = fields.type
    day = fields.date
    text = Self.digest(places.text.map { fields[$0] })
    amount = Self.digest(fields[places.amount])
    currency = Self.digest(places.currency.map { fields[$0] })
    let isNumbered = fields.type == .purchaseRecorded && ReceiptFingerprint.isNumbered(fields)
    numberedReceipt =
      isNumbered ? UInt32(truncatingIfNeeded: ReceiptFingerprint.of(fields).low) | 1 : 0
  }

  /// Returns true if a recorded event of the same file and line is another reading of this record.
  ///
  /// Another file with the same name may have other records. So the dates must be equal (or have
  /// day and month swapped), and the text or the amount must be equal too. A line of a numbered
  /// receipt with a different total is a changed line instead.
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

/// The indices of the text, amount and currency in a fact that counts each time it is recorded.
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
