import ByteTools
import GroceryModel

/// Computes event ids: the first 128 bits of a SHA-256 of documented bytes.
///
/// - For `purchase.recorded` these are the lines `purchase.recorded`, date, time as `HH:MM`,
///   receipt, till, store, text as printed (`text`, or `item` where that is absent), total without
///   trailing zeros, currency and occurrence number, each ended by a line feed, and, for a line
///   typed by hand, `entered` and a line feed. Absent values are empty; an absent occurrence is
///   `1`. Receipt, till, store and text are in NFC with blanks trimmed and folded to single spaces.
///   Nothing inferred is part of it.
/// - For every other type they are the type, a line feed, the date, a line feed, and the payload's
///   bytes as written in the line, from `{` to `}`.
public struct EventIdentity: ~Copyable {
  private var text = OutputBuffer(capacity: 512)
  private var dayText = DayText()

  public init() {}

  /// The id of a purchase with the fields' own occurrence number, or with another.
  public mutating func identifier(
    ofPurchase fields: borrowing EventFields, occurrence: Int? = nil
  ) -> EventIdentifier {
    spell(fields, occurrence: occurrence)
    return digest()
  }

  /// The bytes of whose digest the id of a purchase is the beginning; valid until the next call.
  mutating func message(ofPurchase fields: borrowing EventFields, occurrence: Int) -> Bytes {
    spell(fields, occurrence: occurrence)
    return text.bytes
  }

  private mutating func spell(_ fields: borrowing EventFields, occurrence: Int?) {
    text.truncate(to: 0)
    text.put("purchase.recorded\n")
    putDate(fields.date)
    text.put(Bytes(rebasing: fields[PurchaseKey.time].prefix(5)))
    text.put(UInt8(ascii: "\n"))
    putPrinted(fields[PurchaseKey.receipt])
    putPrinted(fields[PurchaseKey.till])
    putPrinted(fields[PurchaseKey.store])
    putPrinted(
      fields.has(PurchaseKey.text) ? fields[PurchaseKey.text] : fields[PurchaseKey.item])
    putCanonical(fields[PurchaseKey.total])
    text.put(fields[PurchaseKey.currency])
    text.put(UInt8(ascii: "\n"))
    if let occurrence {
      if occurrence == 1 { text.put(UInt8(ascii: "1")) } else { text.put(String(occurrence)) }
    } else if fields.has(PurchaseKey.occurrence) {
      text.put(fields[PurchaseKey.occurrence])
    } else {
      text.put(UInt8(ascii: "1"))
    }
    text.put(UInt8(ascii: "\n"))
    if fields.has(PurchaseKey.entered) {
      text.put(fields[PurchaseKey.entered])
      text.put(UInt8(ascii: "\n"))
    }
  }

  /// The id of an event of any other type.
  public mutating func identifier(
    of type: EventType, date: Day, data: Bytes
  ) -> EventIdentifier {
    spell(type, date, data)
    return digest()
  }

  private mutating func spell(_ type: EventType, _ date: Day, _ data: Bytes) {
    text.truncate(to: 0)
    text.put(type.wireName)
    text.put(UInt8(ascii: "\n"))
    putDate(date)
    text.put(data)
  }

  /// The bytes of whose digest a decoded line must have the beginning as its id; valid until the
  /// next call.
  mutating func message(of event: borrowing RecordedEvent) -> Bytes {
    if event.type == .purchaseRecorded {
      spell(event.fields, occurrence: nil)
    } else {
      spell(event.type, event.date, event.data)
    }
    return text.bytes
  }

  private func digest() -> EventIdentifier {
    let (high, low) = SHA256.first128(of: UnsafeRawBufferPointer(text.bytes))
    return EventIdentifier(high: high, low: low)
  }

  private mutating func putDate(_ day: Day) {
    text.put(day, &dayText)
    text.put(UInt8(ascii: "\n"))
  }

  private mutating func putPrinted(_ bytes: Bytes) {
    if NameKey.isPlain(bytes) {
      text.put(bytes)
    } else {
      text.put(NameKey.printed(String(decoding: bytes, as: UTF8.self)))
    }
    text.put(UInt8(ascii: "\n"))
  }

  private mutating func putCanonical(_ bytes: Bytes) {
    if let number = ExactDecimal(parsing: bytes) {
      number.canonical.withText { text.put($0) }
    } else {
      text.put(bytes)
    }
    text.put(UInt8(ascii: "\n"))
  }
}
