import EventSourcing
import GroceryModel

/// The fingerprint of a line: a digest of date, store, item and total; stored only in `cache/`.
struct LineFingerprint: DigestKey, Sendable {
  let hashBits: UInt64

  static var byteCount: Int { 8 }

  init(_ fields: borrowing EventFields) {
    self.init(GoodsFingerprint(fields, total: Self.total(of: fields)), at: StoreFingerprint(fields))
  }

  /// Combines the fingerprint of the goods with that of the store.
  ///
  /// Both are digests, so one multiplication mixes them well enough.
  @inline(__always)
  init(_ goods: GoodsFingerprint, at shop: StoreFingerprint) {
    let product = (goods.bits ^ Self.goodsSecret).multipliedFullWidth(
      by: shop.hashBits ^ Self.shopSecret)
    hashBits = product.high ^ product.low
  }

  // Two arbitrary odd 64-bit constants.
  private static let goodsSecret: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let shopSecret: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// Returns the line total, or zero if it cannot be parsed (recorded lines always can).
  static func total(of fields: borrowing EventFields) -> Amount {
    ExactDecimal(parsing: fields[PurchaseKey.total])?.amount ?? .zero
  }

  @inline(__always)
  init(from slot: UnsafeRawPointer) { hashBits = slot.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  func store(to slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: hashBits, as: UInt64.self)
  }
}

/// The fingerprint of a receipt, shared by its lines.
enum ReceiptFingerprint {
  /// Returns a digest of the fields that all lines of a receipt share; stored only in `cache/`.
  static func of(_ fields: borrowing EventFields) -> EventIdentifier {
    let mixed = ReceiptIdentity.of(fields)
    return EventIdentifier(
      high: UInt64(truncatingIfNeeded: mixed >> 64), low: UInt64(truncatingIfNeeded: mixed))
  }

  /// Returns the printed text, which does not change when the line's total is corrected.
  static func printedText(_ fields: borrowing EventFields) -> String {
    let text = fields.has(PurchaseKey.text) ? fields[PurchaseKey.text] : fields[PurchaseKey.item]
    return NameKey.printed(String(decoding: text, as: UTF8.self))
  }

  /// Returns true if the receipt has a number or a time.
  static func isNumbered(_ fields: borrowing EventFields) -> Bool {
    fields.has(PurchaseKey.receipt) || fields.has(PurchaseKey.time)
  }
}
