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

  /// The same mix for the fields of a `receipt.stated`.
  public static func ofStated(_ fields: borrowing EventFields) -> UInt128 {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    mixed = mix(Bytes(rebasing: fields[ReceiptKey.time].prefix(5)), mixed)
    mixed = mix(fields[ReceiptKey.receipt], mixed)
    mixed = mix(fields[ReceiptKey.till], mixed)
    return mix(fields[ReceiptKey.store], mixed)
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
