import ByteTools
import EventSourcing
import GroceryModel

/// What the log holds already, as far as a new event can meet it.
///
/// An id is known if an event with it is live, or was retracted by itself; an event whose whole batch
/// was undone is not known, and can be recorded again. Memory: at
/// most 38 bytes an event for its id and 23 for its look, and for a new line 16 more until its
/// look is put in its table.
public struct KnownEvents: ~Copyable {
  private var identifiers = KeyTable<EventIdentifier>()
  private var lines = LineNotes()
  private var forgotten: Set<UInt32> = []
  /// The number of the last reading that noted what it met.
  private var lastMark: UInt32 = 0
  /// What ``expect(_:)`` found, which means nothing: reading it is what counts.
  private var touched: UInt32 = 0
  /// How many events of the log the index in `cache/` told of.
  private var indexed = 0

  /// Finds the ids of a log, in its index as far as that reaches and by reading the rest.
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
    let late = try LateFacts(of: snapshot)
    var start = LogPosition.start
    if let index = ImportIndex(of: snapshot, unless: late.retractions) {
      start = index.cover.end
      indexed = index.cover.commit.sequence
      lastMark = index.lastMark
      identifiers = index.identifiers
      lines = index.lines
    }
    identifiers.reserve(snapshot.head.sequence)
    let shares = try snapshot.shares(ofAbout: Self.shareSize, from: start)
    var checks = BatchChecksums.Joined()
    for first in stride(from: 0, to: shares.count, by: max(1, workers)) {
      let notes = Workers.run(min(max(1, workers), shares.count - first)) { index in
        Result { () throws(LogError) in
          try RecordedNotes(shares[first + index], late.liveness, holdsLines: holdsLines)
        }
      }
      for note in notes {
        let note = try note.get()
        try checks.add(note.checks)
        take(note)
      }
      progress(first + notes.count, shares.count)
    }
    lines.settle()
  }

  /// How many bytes of the log one thread notes before the tables take them up.
  private static let shareSize = 8 << 20

  private mutating func take(_ notes: RecordedNotes) {
    for identifier in notes.identifiers { insert(identifier) }
    for line in notes.lines { lines.note(line.receipt, line.look) }
    lines.note(notes.shops)
    lines.note(notes.sources)
  }

  /// Notes the receipt and the look of a new line.
  ///
  /// - Parameters:
  ///   - look: The look of the line.
  ///   - receipt: That of its receipt.
  ///   - isCompared: Whether the lines that follow are compared with it, and not those of later
  ///     commands alone.
  @inline(__always)
  mutating func noteLine(
    _ look: LineLook, _ receipt: EventIdentifier, isCompared: Bool
  ) {
    if isCompared {
      lines.noteNow(receipt, look)
    } else {
      lines.note(receipt, look)
    }
  }

  /// Notes the shops of a file that went in.
  mutating func note(_ shops: borrowing ShopsSeen) { lines.note(shops) }

  /// Notes the files that new events name as their source.
  mutating func note(_ sources: SourcesSeen) { lines.note(sources) }

  /// The latest day of the events that name a file as their source; nil where there are none.
  func lastDay(ofSource name: String) -> Day? {
    var name = name
    let number = name.withUTF8 { lines.sources[SourceKey($0)] }
    return number == 0 ? nil : DayNumber.decode(number)
  }

  /// The latest day of the purchases that lists brought; nil where there are none.
  var lastListDay: Day? {
    let number = lines.sources[ListSource.key]
    return number == 0 ? nil : DayNumber.decode(number)
  }

  public func holds(_ identifier: EventIdentifier) -> Bool { isKnown(identifiers[identifier]) }

  /// Makes room for what about so many rows bring, which would else be made in many steps.
  ///
  /// - Parameters:
  ///   - rows: How many rows there will be.
  ///   - new: How many of them will be new.
  mutating func expect(rows: Int, new: Int) {
    identifiers.expectLooks(rows)
    identifiers.reserve(identifiers.count + new)
  }

  /// Brings the places of ids that will be met near to the processor, all at once: one by one each
  /// would be waited for.
  mutating func expect(_ upcoming: [EventIdentifier]) {
    for identifier in upcoming { touched &+= identifiers.touch(identifier) }
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

  /// A number for one reading, by which what it met can be forgotten.
  mutating func nextMark() -> UInt32 {
    lastMark += 1
    return lastMark
  }

  /// Notes that a file meets an id; a new one is known from then on.
  ///
  /// - Parameters:
  ///   - identifier: The id.
  ///   - mark: The reading's number.
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

  /// Takes back what a reading and those after it noted.
  mutating func forget(from mark: UInt32) {
    guard mark <= lastMark else { return }
    for mark in mark...lastMark { forgotten.insert(mark) }
  }

  /// The number that the next reading will have.
  var upcomingMark: UInt32 { lastMark + 1 }

  private func isKnown(_ value: UInt32) -> Bool {
    value & Self.knownBit != 0
      || (value != 0 && (forgotten.isEmpty || !forgotten.contains(value & Self.markMask)))
  }

  /// Set in the number of an id that was known before the reading that met it last; the other bits
  /// are that reading's mark, 0 for the log itself.
  private static let knownBit: UInt32 = 0x8000_0000
  private static let markMask: UInt32 = 0x7FFF_FFFF

  /// Whether a live line belongs to that receipt.
  func holdsReceipt(_ receipt: EventIdentifier) -> Bool { lines.holds(receipt: receipt) }

  /// Whether a live line of another receipt has the same day, shop, item and total.
  func holds(_ look: LineLook, ofOtherThan receipt: EventIdentifier) -> Bool {
    lines.holds(look, ofOtherThan: receipt)
  }

  /// Whether a live line has that look, whatever receipt it is of.
  func holds(_ look: LineLook) -> Bool { lines.holds(look) }

  /// The shops of live lines.
  var shops: [ShopLook] { lines.shops.keys }

  /// A new index, if the old one tells of too little of the log; what was forgotten is not worth
  /// looking for, and leaves it as it is.
  ///
  /// - Parameters:
  ///   - layout: The larder.
  ///   - sequence: How many events the log has that is to be covered, all of which are noted here and
  ///     none besides.
  ///   - leastTail: How many of them the old one may lack in any case.
  /// - Returns: The index, still to be written; nil where none is wanted.
  consuming func draftIndex(
    _ layout: LogLayout, sequence: Int, leastTail: Int
  ) -> ImportIndexDraft? {
    guard forgotten.isEmpty, lastMark < Self.markMask / 2,
      sequence - indexed > leastTail + indexed / ImportIndex.tailShare
    else { return nil }
    return ImportIndexDraft(layout, identifiers, lines, lastMark: lastMark)
  }
}
