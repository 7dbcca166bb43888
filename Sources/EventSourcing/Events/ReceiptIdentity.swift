import ByteTools
import GroceryModel

/// What makes lines one receipt: day, time to the minute, receipt and till number, and shop.
public enum ReceiptIdentity {
  /// A 128-bit mix of those parts, which is kept nowhere.
  ///
  /// The texts count as they do in a purchase's id: in NFC, blanks trimmed and folded.
  @inline(__always)
  public static func of(_ fields: borrowing EventFields) -> UInt128 {
    ofPurchase(fields, store: fields[PurchaseKey.store])
  }

  /// The same mix with a store that is called otherwise than the event writes it.
  ///
  /// - Parameters:
  ///   - fields: A `purchase.recorded`, or a `receipt.stated`.
  ///   - store: What the store goes by; empty for none.
  /// - Returns: The mix.
  public static func of(_ fields: borrowing EventFields, store: Bytes) -> UInt128 {
    guard fields.type == .receiptStated else { return ofPurchase(fields, store: store) }
    return mix(
      fields.date, fields[ReceiptKey.time], fields[ReceiptKey.receipt], fields[ReceiptKey.till],
      store)
  }

  @inline(__always)
  private static func ofPurchase(_ fields: borrowing EventFields, store: Bytes) -> UInt128 {
    mix(
      fields.date, fields[PurchaseKey.time], fields[PurchaseKey.receipt], fields[PurchaseKey.till],
      store)
  }

  @inline(__always)
  private static func mix(
    _ day: Day, _ time: Bytes, _ receipt: Bytes, _ till: Bytes, _ store: Bytes
  ) -> UInt128 {
    var mixed = UInt128(UInt32(bitPattern: day.ordinal))
    mixed = mix(Bytes(rebasing: time.prefix(5)), mixed)
    mixed = mix(receipt, mixed)
    mixed = mix(till, mixed)
    return mix(store, mixed)
  }

  /// Mixes a text in as it counts in an id.
  @inline(__always)
  public static func mix(_ text: Bytes, _ seed: UInt128) -> UInt128 {
    if NameKey.isPlain(text) { return StableHash.mix(UnsafeRawBufferPointer(text), seed: seed) }
    return mixPrinted(text, seed)
  }

  private static func mixPrinted(_ text: Bytes, _ seed: UInt128) -> UInt128 {
    var printed = NameKey.printed(String(decoding: text, as: UTF8.self))
    return printed.withUTF8 { StableHash.mix(UnsafeRawBufferPointer($0), seed: seed) }
  }
}
