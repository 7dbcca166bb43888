import ByteTools
import GroceryModel

/// What makes lines one receipt: day, time to the minute, receipt and till number, and shop.
public enum ReceiptIdentity {
  /// A 128-bit mix of those parts, which is kept nowhere.
  ///
  /// The texts count as they do in a purchase's id: in NFC, blanks trimmed and folded.
  @inline(__always)
  public static func of(_ fields: borrowing EventFields) -> UInt128 {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    mixed = mix(Bytes(rebasing: fields[PurchaseKey.time].prefix(5)), mixed)
    mixed = mix(fields[PurchaseKey.receipt], mixed)
    mixed = mix(fields[PurchaseKey.till], mixed)
    return mix(fields[PurchaseKey.store], mixed)
  }

  /// The same mix with a store that is called otherwise than the event writes it.
  ///
  /// - Parameters:
  ///   - fields: A `purchase.recorded`, or a `receipt.stated`.
  ///   - store: What the store goes by; empty for none.
  /// - Returns: The mix.
  public static func of(_ fields: borrowing EventFields, store: Bytes) -> UInt128 {
    let isStated = fields.type == .receiptStated
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    mixed = mix(
      Bytes(rebasing: (isStated ? fields[ReceiptKey.time] : fields[PurchaseKey.time]).prefix(5)),
      mixed)
    mixed = mix(isStated ? fields[ReceiptKey.receipt] : fields[PurchaseKey.receipt], mixed)
    mixed = mix(isStated ? fields[ReceiptKey.till] : fields[PurchaseKey.till], mixed)
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
