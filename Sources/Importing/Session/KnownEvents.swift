import EventSourcing
import GroceryModel

/// What the log holds already, as far as a new event can meet it.
///
/// An id is known if an event with it is live, or was retracted by itself; an event whose whole batch
/// was undone is not known, and can be recorded again. Memory: at
/// most 38 bytes an event for its id, and as much for its look.
public struct KnownEvents {
  private var identifiers = IdentifierTable()
  /// The receipts that live lines belong to, by the look of each line's receipt.
  private var receipts = IdentifierTable()
  /// For the look of a line (day, shop, item, total), the receipt of one that has it.
  private var looks = IdentifierTable()
  private var forgotten: Set<UInt32> = []

  /// Reads the ids of a log.
  ///
  /// - Parameters:
  ///   - snapshot: The log; nil where there is none yet.
  ///   - holdsLines: Whether receipts and the looks of lines matter, as they do to an import.
  ///   - workers: How many threads may read at once.
  ///   - progress: Told how many shares of the log have been read, and of how many.
  /// - Throws: `LogError` where the log cannot be read.
  public init(
    _ snapshot: LogSnapshot?, holdsLines: Bool, workers: Int = 1,
    progress: (_ done: Int, _ of: Int) -> Void
  ) throws(LogError) {
    guard let snapshot, snapshot.head.sequence > 0 else { return }
    let liveness = try LateFacts(of: snapshot).liveness
    identifiers = IdentifierTable(capacity: snapshot.head.sequence)
    let shares = try snapshot.shares(ofAbout: Self.shareSize)
    for start in stride(from: 0, to: shares.count, by: max(1, workers)) {
      let notes = Workers.run(min(max(1, workers), shares.count - start)) { index in
        Result { () throws(LogError) in
          try RecordedNotes(shares[start + index], liveness, holdsLines: holdsLines)
        }
      }
      for note in notes { take(try note.get()) }
      progress(start + notes.count, shares.count)
    }
  }

  /// How many bytes of the log one thread notes before the tables take them up.
  private static let shareSize = 8 << 20

  private mutating func take(_ notes: RecordedNotes) {
    for identifier in notes.identifiers { insert(identifier) }
    for line in notes.lines { note(line.receipt, line.look) }
  }

  /// Notes the receipt and the look of a line.
  mutating func noteLine(_ fields: borrowing EventFields) {
    note(LineLook.receipt(fields), LineLook.line(fields))
  }

  private mutating func note(_ receipt: EventIdentifier, _ look: EventIdentifier) {
    receipts.set(receipt, to: 1)
    // Which receipt it was is told apart by 32 bits of its look, never 0.
    looks.set(look, to: UInt32(truncatingIfNeeded: receipt.low) | 1)
  }

  public func holds(_ identifier: EventIdentifier) -> Bool { isKnown(identifiers[identifier]) }

  /// Makes room for about so many more ids at once, which would else be made in many steps.
  mutating func expect(_ more: Int) {
    // A little more, for an estimate just below the truth would make it grow after all.
    identifiers.reserve(identifiers.count + more + more / 32)
  }

  /// Notes an id as known from now on.
  public mutating func insert(_ identifier: EventIdentifier) {
    let place = identifiers.place(of: identifier)
    identifiers.set(identifier, at: place, to: identifiers[place: place] | Self.knownBit)
  }

  /// What was noted of an id before a file met it.
  enum Meeting {
    /// The file has met it before.
    case again
    case known
    case new
  }

  /// Notes that a file meets an id; a new one is known from then on.
  ///
  /// - Parameters:
  ///   - identifier: The id.
  ///   - mark: The reading's number, from 1, by which what it met can be forgotten.
  /// - Returns: How it stood before.
  mutating func meet(_ identifier: EventIdentifier, mark: UInt32) -> Meeting {
    let place = identifiers.place(of: identifier)
    let old = identifiers[place: place]
    if old & Self.markMask == mark { return .again }
    let isKnown = isKnown(old)
    identifiers.set(identifier, at: place, to: (isKnown ? Self.knownBit : 0) | mark)
    return isKnown ? .known : .new
  }

  /// Whether a reading has met an id.
  func hasMet(_ identifier: EventIdentifier, mark: UInt32) -> Bool {
    identifiers[identifier] & Self.markMask == mark
  }

  /// Takes back what a reading noted.
  mutating func forget(mark: UInt32) { forgotten.insert(mark) }

  private func isKnown(_ value: UInt32) -> Bool {
    value & Self.knownBit != 0
      || (value != 0 && (forgotten.isEmpty || !forgotten.contains(value & Self.markMask)))
  }

  /// Set in the number of an id that was known before the reading that met it last; the other bits
  /// are that reading's mark, 0 for the log itself.
  private static let knownBit: UInt32 = 0x8000_0000
  private static let markMask: UInt32 = 0x7FFF_FFFF

  /// Whether a live line belongs to that receipt.
  func holdsReceipt(_ receipt: EventIdentifier) -> Bool { receipts[receipt] != 0 }

  /// Whether a live line of another receipt has the same day, shop, item and total.
  func holdsLookAlike(_ fields: borrowing EventFields, receipt: EventIdentifier) -> Bool {
    guard looks.count > 0 else { return false }
    let other = looks[LineLook.line(fields)]
    return other != 0 && other != UInt32(truncatingIfNeeded: receipt.low) | 1
  }
}

/// Digests of what lines and receipts look like; not kept anywhere.
enum LineLook {
  /// What the lines of one receipt share.
  static func receipt(_ fields: borrowing EventFields) -> EventIdentifier {
    identifier(ReceiptIdentity.of(fields))
  }

  /// Day, shop, item and total.
  static func line(_ fields: borrowing EventFields) -> EventIdentifier {
    var mixed = UInt128(UInt32(bitPattern: fields.date.ordinal))
    for key in [PurchaseKey.store, .item, .currency] {
      mixed = ReceiptIdentity.mix(fields[key], mixed)
    }
    let total = ExactDecimal(parsing: fields[PurchaseKey.total]) ?? .zero
    var units = total.amount.units
    withUnsafeBytes(of: &units) { mixed = FactMix.mix($0, seed: mixed) }
    return identifier(mixed)
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

  private static func identifier(_ mixed: UInt128) -> EventIdentifier {
    EventIdentifier(
      high: UInt64(truncatingIfNeeded: mixed >> 64), low: UInt64(truncatingIfNeeded: mixed))
  }
}
