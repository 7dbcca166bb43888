import EventSourcing
import GroceryModel

/// What a line looks like: a digest of day, shop, item and total, kept in `cache/` at most.
struct LineLook: DigestKey, Sendable {
  let hashBits: UInt64

  static var byteCount: Int { 8 }

  init(_ fields: borrowing EventFields) {
    self.init(fields, total: Self.total(of: fields))
  }

  /// What was paid; zero where that cannot be read, which no recorded line is.
  static func total(of fields: borrowing EventFields) -> Amount {
    ExactDecimal(parsing: fields[PurchaseKey.total])?.amount ?? .zero
  }

  /// The look of a line whose total is parsed already.
  init(_ fields: borrowing EventFields, total: Amount) {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    for key in [PurchaseKey.store, .item, .currency] {
      mixed = ReceiptIdentity.mix(fields[key], mixed)
    }
    var units = total.units
    withUnsafeBytes(of: &units) { mixed = FactMix.mix($0, seed: mixed) }
    hashBits = UInt64(truncatingIfNeeded: mixed)
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
