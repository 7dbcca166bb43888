import ByteTools
import EventSourcing
import GroceryModel

/// What a line looks like whatever its shop: a digest of day, item, currency and total.
struct GoodsLook: Hashable, Sendable {
  let bits: UInt64

  /// The look of a line whose total is parsed already.
  init(_ fields: borrowing EventFields, total: Amount) {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    mixed = ReceiptIdentity.mix(fields[PurchaseKey.item], mixed)
    mixed = ReceiptIdentity.mix(fields[PurchaseKey.currency], mixed)
    var units = total.units
    withUnsafeBytes(of: &units) { mixed = StableHash.mix($0, seed: mixed) }
    bits = UInt64(truncatingIfNeeded: mixed)
  }
}

/// What a line's shop looks like, or that it has none: a digest, kept in `cache/` at most.
struct ShopLook: DigestKey, Hashable, Sendable {
  let hashBits: UInt64

  static var byteCount: Int { 8 }

  init(_ fields: borrowing EventFields) {
    hashBits = UInt64(
      truncatingIfNeeded: ReceiptIdentity.mix(fields[PurchaseKey.store], 0))
  }

  @inline(__always)
  init(from slot: UnsafeRawPointer) { hashBits = slot.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  func store(to slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: hashBits, as: UInt64.self)
  }
}

/// The shops of many lines, most of which have that of a line not far before.
struct ShopsSeen: Sendable {
  /// Each at least once.
  private(set) var shops: [ShopLook] = []
  /// Some of them, by bits of their looks.
  private var recent = [UInt64](repeating: 0, count: 64)

  @inline(__always)
  mutating func note(_ shop: ShopLook) {
    let place = Int(truncatingIfNeeded: shop.hashBits & 63)
    guard recent[place] != shop.hashBits else { return }
    recent[place] = shop.hashBits
    shops.append(shop)
  }
}
