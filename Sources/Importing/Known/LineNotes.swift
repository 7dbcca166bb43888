import EventSourcing

/// The receipts, stores and fingerprints of recorded lines, to compare new lines with.
struct LineNotes: ~Copyable {
  /// The receipts of the lines.
  private(set) var receipts: KeyTable<EventIdentifier>
  /// The receipt of each line fingerprint: 32 bits of the receipt's id, or ``several``.
  private(set) var looks: KeyTable<LineFingerprint>
  /// The stores of lines; a line without a store adds the fingerprint of an empty store name.
  private(set) var shops: KeyTable<StoreFingerprint>
  /// The source files of events, each with the latest date of its events.
  private(set) var sources: KeyTable<SourceKey>
  /// Lines not in the tables yet, grouped by the first bits of their fingerprints.
  ///
  /// Adding them group by group touches a part of the table that fits the CPU cache.
  private var waiting: [WaitingGroup]
  private var waitingReceipts: [EventIdentifier] = []

  /// A line not in the tables yet.
  private struct Waiting {
    let look: LineFingerprint
    let receipt: UInt32
  }

  /// Lines in blocks of a fixed length; one array would need up to twice the memory while it grows.
  private struct WaitingGroup {
    private(set) var full: [[Waiting]] = []
    private(set) var open: [Waiting] = []

    private static let runLength = 4096

    var count: Int { full.count * Self.runLength + open.count }

    @inline(__always)
    mutating func append(_ line: Waiting) {
      if open.count == Self.runLength {
        full.append(open)
        open = []
        open.reserveCapacity(Self.runLength)
      }
      open.append(line)
    }
  }

  private static let groupBits: UInt64 = 6

  init(
    receipts: consuming KeyTable<EventIdentifier> = KeyTable(),
    looks: consuming KeyTable<LineFingerprint> = KeyTable(),
    shops: consuming KeyTable<StoreFingerprint> = KeyTable(),
    sources: consuming KeyTable<SourceKey> = KeyTable()
  ) {
    self.receipts = receipts
    self.looks = looks
    self.shops = shops
    self.sources = sources
    waiting = Array(repeating: WaitingGroup(), count: 1 << Int(Self.groupBits))
  }

  /// Adds a line and makes it visible at once.
  mutating func noteNow(_ receipt: EventIdentifier, _ look: LineFingerprint) {
    receipts.set(receipt, to: 1)
    put(look, Self.mark(of: receipt))
  }

  /// Adds a line that becomes visible at the next ``settle()``.
  @inline(__always)
  mutating func note(_ receipt: EventIdentifier, _ look: LineFingerprint) {
    if receipt != waitingReceipts.last { waitingReceipts.append(receipt) }
    let group = Int(truncatingIfNeeded: look.hashBits &>> (64 - Self.groupBits))
    waiting[group].append(Waiting(look: look, receipt: Self.mark(of: receipt)))
  }

  /// Adds the stores of lines and makes them visible at once.
  mutating func note(_ seen: borrowing ShopsSeen) {
    for shop in seen.shops { shops.set(shop, to: 1) }
  }

  /// Adds the source files of events and makes them visible at once.
  mutating func note(_ seen: SourcesSeen) {
    for (source, day) in seen.days {
      let place = sources.place(of: source)
      let number = max(sources[place: place], DayNumber.encode(day))
      sources.set(source, at: place, to: number)
    }
  }

  /// Moves the pending lines into the tables.
  mutating func settle() {
    settleReceipts()
    reserve()
    for group in waiting.indices {
      for run in waiting[group].full {
        for line in run { put(line.look, line.receipt) }
      }
      for line in waiting[group].open { put(line.look, line.receipt) }
      waiting[group] = WaitingGroup()
    }
  }

  /// Moves the pending receipts into their table.
  mutating func settleReceipts() {
    // Many may be duplicates, so reserve slots for a limited number.
    receipts.reserve(
      receipts.count + min(waitingReceipts.count, KeyTable<EventIdentifier>.guessLimit))
    for receipt in waitingReceipts { receipts.set(receipt, to: 1) }
    waitingReceipts = []
  }

  /// Reserves slots for the pending lines, so that the tables keep their size when they are moved.
  mutating func reserve() {
    looks.reserve(looks.count + waiting.reduce(0) { $0 + $1.count })
  }

  @inline(__always)
  private mutating func put(_ look: LineFingerprint, _ receipt: UInt32) {
    let place = looks.place(of: look)
    let old = looks[place: place]
    if old != receipt { looks.set(look, at: place, to: old == 0 ? receipt : Self.several) }
  }

  func holds(receipt: EventIdentifier) -> Bool { receipts[receipt] != 0 }

  /// Returns true if a line of another receipt has the same date, store, item and total.
  func holds(_ look: LineFingerprint, ofOtherThan receipt: EventIdentifier) -> Bool {
    let other = looks[look]
    return other != 0 && other != Self.mark(of: receipt)
  }

  /// Returns true if any line has the fingerprint.
  func holds(_ look: LineFingerprint) -> Bool { looks[look] != 0 }

  /// The value for a fingerprint that lines of several receipts share; even, so it is never a
  /// receipt.
  private static let several: UInt32 = 2

  /// Returns 32 bits of a receipt's id, always odd.
  private static func mark(of receipt: EventIdentifier) -> UInt32 {
    UInt32(truncatingIfNeeded: receipt.low) | 1
  }
}
