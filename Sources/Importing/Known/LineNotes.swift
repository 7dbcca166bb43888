import EventSourcing

/// The receipts, shops and looks of recorded lines, as far as a new line is compared with them.
struct LineNotes: ~Copyable {
  /// The receipts that lines belong to.
  private(set) var receipts: KeyTable<EventIdentifier>
  /// For the look of a line, which receipt those that have it belong to: 32 bits of its look, or
  /// ``several``.
  private(set) var looks: KeyTable<LineLook>
  /// The shops of lines, none among them where lines have none.
  private(set) var shops: KeyTable<ShopLook>
  /// The files that events name as their source, each with the latest day of its facts.
  private(set) var sources: KeyTable<SourceKey>
  /// What is noted but not in the tables yet, by the looks' first bits: put in group by group, lines
  /// touch a part of the table that fits the processor's cache.
  private var waiting: [WaitingGroup]
  private var waitingReceipts: [EventIdentifier] = []

  private struct Waiting {
    let look: LineLook
    let receipt: UInt32
  }

  /// Lines in runs of a fixed length: one long array would take up to twice the room while it grows.
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
    looks: consuming KeyTable<LineLook> = KeyTable(),
    shops: consuming KeyTable<ShopLook> = KeyTable(),
    sources: consuming KeyTable<SourceKey> = KeyTable()
  ) {
    self.receipts = receipts
    self.looks = looks
    self.shops = shops
    self.sources = sources
    waiting = Array(repeating: WaitingGroup(), count: 1 << Int(Self.groupBits))
  }

  /// Notes a line, which counts at once.
  mutating func noteNow(_ receipt: EventIdentifier, _ look: LineLook) {
    receipts.set(receipt, to: 1)
    put(look, Self.mark(of: receipt))
  }

  /// Notes a line, which counts from the next ``settle()`` on.
  @inline(__always)
  mutating func note(_ receipt: EventIdentifier, _ look: LineLook) {
    if receipt != waitingReceipts.last { waitingReceipts.append(receipt) }
    let group = Int(truncatingIfNeeded: look.hashBits &>> (64 - Self.groupBits))
    waiting[group].append(Waiting(look: look, receipt: Self.mark(of: receipt)))
  }

  /// Notes the shops of lines, which count at once.
  mutating func note(_ seen: borrowing ShopsSeen) {
    for shop in seen.shops { shops.set(shop, to: 1) }
  }

  /// Notes the files that events came from, which count at once.
  mutating func note(_ seen: SourcesSeen) {
    for (source, day) in seen.days {
      let place = sources.place(of: source)
      let number = max(sources[place: place], DayNumber.encode(day))
      sources.set(source, at: place, to: number)
    }
  }

  /// Puts what was noted into the tables.
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

  /// Puts the receipts that were noted into their table.
  mutating func settleReceipts() {
    // Some may be the same, so room is made for a few only.
    receipts.reserve(
      receipts.count + min(waitingReceipts.count, KeyTable<EventIdentifier>.guessLimit))
    for receipt in waitingReceipts { receipts.set(receipt, to: 1) }
    waitingReceipts = []
  }

  /// Makes room for what waits, so that the tables keep their sizes when it is put in.
  mutating func reserve() {
    looks.reserve(looks.count + waiting.reduce(0) { $0 + $1.count })
  }

  @inline(__always)
  private mutating func put(_ look: LineLook, _ receipt: UInt32) {
    let place = looks.place(of: look)
    let old = looks[place: place]
    if old != receipt { looks.set(look, at: place, to: old == 0 ? receipt : Self.several) }
  }

  func holds(receipt: EventIdentifier) -> Bool { receipts[receipt] != 0 }

  /// Whether a line of another receipt has the same day, shop, item and total.
  func holds(_ look: LineLook, ofOtherThan receipt: EventIdentifier) -> Bool {
    let other = looks[look]
    return other != 0 && other != Self.mark(of: receipt)
  }

  /// Whether any line has that look.
  func holds(_ look: LineLook) -> Bool { looks[look] != 0 }

  /// In place of a receipt, whose own bits are odd: lines of more than one have the look.
  private static let several: UInt32 = 2

  /// 32 bits of a receipt's look, always odd.
  private static func mark(of receipt: EventIdentifier) -> UInt32 {
    UInt32(truncatingIfNeeded: receipt.low) | 1
  }
}
