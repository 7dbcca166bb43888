import ByteTools
import EventSourcing
import GroceryModel

/// The fingerprint of a line without its store: a digest of date, item, currency and total.
struct GoodsFingerprint: Hashable, Sendable {
  let bits: UInt64

  /// Computes the fingerprint from a total that is already parsed.
  init(_ fields: borrowing EventFields, total: Amount) {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    mixed = ReceiptIdentity.mix(fields[PurchaseKey.item], mixed)
    mixed = ReceiptIdentity.mix(fields[PurchaseKey.currency], mixed)
    var units = total.units
    withUnsafeBytes(of: &units) { mixed = StableHash.mix($0, seed: mixed) }
    bits = UInt64(truncatingIfNeeded: mixed)
  }
}

/// The fingerprint of a store name, which may be empty; stored only in `cache/`.
struct StoreFingerprint: DigestKey, Hashable, Sendable {
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

/// Collects the stores of many lines, skipping most repetitions.
struct ShopsSeen: Sendable {
  /// Each store at least once; some appear more often.
  private(set) var shops: [StoreFingerprint] = []
  /// The last store of each of 64 buckets, to skip repetitions.
  private var recent = [UInt64](repeating: 0, count: 64)

  @inline(__always)
  mutating func note(_ shop: StoreFingerprint) {
    let place = Int(truncatingIfNeeded: shop.hashBits & 63)
    guard recent[place] != shop.hashBits else { return }
    recent[place] = shop.hashBits
    shops.append(shop)
  }
}
