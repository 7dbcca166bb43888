import EventSourcing
import GroceryModel

/// What a line looks like: a digest of day, shop, item and total, kept in `cache/` at most.
struct LineLook: DigestKey, Sendable {
  let hashBits: UInt64

  static var byteCount: Int { 8 }

  init(_ fields: borrowing EventFields) {
    self.init(GoodsLook(fields, total: Self.total(of: fields)), at: ShopLook(fields))
  }

  /// The look of a line with these goods in that shop: digests both, so that one step mixes them.
  @inline(__always)
  init(_ goods: GoodsLook, at shop: ShopLook) {
    let product = (goods.bits ^ Self.goodsSecret).multipliedFullWidth(
      by: shop.hashBits ^ Self.shopSecret)
    hashBits = product.high ^ product.low
  }

  // Any two odd numbers of many bits.
  private static let goodsSecret: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let shopSecret: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// What was paid; zero where that cannot be read, which no recorded line is.
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

/// What the lines of one receipt look like.
enum ReceiptLook {
  /// A digest of what they share, kept in `cache/` at most.
  static func of(_ fields: borrowing EventFields) -> EventIdentifier {
    let mixed = ReceiptIdentity.of(fields)
    return EventIdentifier(
      high: UInt64(truncatingIfNeeded: mixed >> 64), low: UInt64(truncatingIfNeeded: mixed))
  }

  /// The text as printed, which a line keeps when its total is corrected.
  static func printedText(_ fields: borrowing EventFields) -> String {
    let text = fields.has(PurchaseKey.text) ? fields[PurchaseKey.text] : fields[PurchaseKey.item]
    return NameKey.printed(String(decoding: text, as: UTF8.self))
  }

  /// Whether the receipt has a number or a time of its own.
  static func isNumbered(_ fields: borrowing EventFields) -> Bool {
    fields.has(PurchaseKey.receipt) || fields.has(PurchaseKey.time)
  }
}
