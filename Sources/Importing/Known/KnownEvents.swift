import ByteTools
import EventSourcing
import GroceryModel

/// The ids and fingerprints of the events in the log, to recognise events that are already
/// recorded.
///
/// An id is known if its event is live or was retracted individually. If its whole batch was
/// undone, the id is not known, and the event can be recorded again. Memory: at most 38 bytes per
/// event for its id and 23 for its fingerprint, and 16 more for a new line until its fingerprint is
/// in the table.
public struct KnownEvents: ~Copyable {
  private var identifiers = KeyTable<EventIdentifier>()
  private var lines = LineNotes()
  private var forgotten: Set<UInt32> = []
  /// The number of the last reading that marked ids.
  private var lastMark: UInt32 = 0
  /// The sum of the values that ``expect(_:)`` reads; it only keeps those reads from being
  /// optimised away.
  private var touched: UInt32 = 0
  /// The number of events covered by the index in `cache/`.
  private var indexed = 0

  /// Collects the ids of a log from its index and from the events after the index.
  ///
  /// - Parameters:
  ///   - snapshot: The log, or nil if it does not exist yet.
  ///   - holdsLines: True if receipts and line fingerprints are needed, as in an import.
  ///   - workers: The maximum number of threads.
  ///   - progress: Called with the number of shares read and the number of all shares.
  /// - Throws: `LogError` if the log cannot be read.
  public init(
    _ snapshot: LogSnapshot?, holdsLines: Bool, workers: Int = 1,
    progress: (_ done: Int, _ of: Int) -> Void
  ) throws(LogError) {
    guard let snapshot, snapshot.head.sequence > 0 else { return }
    let late = try ReplayContext(of: snapshot)
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

  /// The number of log bytes that one thread reads before the tables are updated.
  private static let shareSize = 8 << 20

  private mutating func take(_ notes: RecordedNotes) {
    for identifier in notes.identifiers { insert(identifier) }
    for line in notes.lines { lines.note(line.receipt, line.look) }
    lines.note(notes.shops)
    lines.note(notes.sources)
  }

  /// Adds the receipt and the fingerprint of a new line.
  ///
  /// - Parameters:
  ///   - look: The fingerprint of the line.
  ///   - receipt: The id of its receipt.
  ///   - isCompared: True if later lines of this import are compared with it, false if only later
  ///     commands are.
  @inline(__always)
  mutating func noteLine(
    _ look: LineFingerprint, _ receipt: EventIdentifier, isCompared: Bool
  ) {
    if isCompared {
      lines.noteNow(receipt, look)
    } else {
      lines.note(receipt, look)
    }
  }

  /// Adds the stores of an imported file.
  mutating func note(_ shops: borrowing ShopsSeen) { lines.note(shops) }

  /// Adds the source files of new events.
  mutating func note(_ sources: SourcesSeen) { lines.note(sources) }

  /// Returns the latest date of the events from a source file, or nil if there are none.
  func lastDay(ofSource name: String) -> Day? {
    var name = name
    let number = name.withUTF8 { lines.sources[SourceKey($0)] }
    return number == 0 ? nil : DayNumber.decode(number)
  }

  /// The latest date of the purchases recorded from shopping lists, or nil if there are none.
  var lastListDay: Day? {
    let number = lines.sources[ListSource.key]
    return number == 0 ? nil : DayNumber.decode(number)
  }

  public func holds(_ identifier: EventIdentifier) -> Bool { isKnown(identifiers[identifier]) }

  /// Reserves memory for an import, to avoid repeated resizing.
  ///
  /// - Parameters:
  ///   - rows: The expected number of rows.
  ///   - new: The expected number of new events.
  mutating func expect(rows: Int, new: Int) {
    identifiers.expectLooks(rows)
    identifiers.reserve(identifiers.count + new)
  }

  /// Loads the cache lines of ids that will be looked up soon.
  ///
  /// The loads overlap; lookups one by one would each wait for memory.
  mutating func expect(_ upcoming: [EventIdentifier]) {
    for identifier in upcoming { touched &+= identifiers.touch(identifier) }
  }

  /// Marks an id as known.
  public mutating func insert(_ identifier: EventIdentifier) {
    let place = identifiers.place(of: identifier)
    identifiers.set(identifier, at: place, to: identifiers[place: place] | Self.knownBit)
  }

  /// The state of an id before the current file.
  enum Meeting {
    /// The current file has had this id already.
    case again
    case known
    case new
  }

  /// Returns a new number for a reading, so that its marks can be undone.
  mutating func nextMark() -> UInt32 {
    lastMark += 1
    return lastMark
  }

  /// Marks an id as seen in a reading; from then on it is known.
  ///
  /// - Parameters:
  ///   - identifier: The id.
  ///   - mark: The number of the reading.
  /// - Returns: The state of the id before.
  mutating func meet(_ identifier: EventIdentifier, mark: UInt32) -> Meeting {
    let place = identifiers.place(of: identifier)
    let old = identifiers[place: place]
    if old & Self.markMask == mark { return .again }
    let isKnown = isKnown(old)
    identifiers.set(identifier, at: place, to: (isKnown ? Self.knownBit : 0) | mark)
    return isKnown ? .known : .new
  }

  /// Returns true if a reading has seen the id.
  func hasMet(_ identifier: EventIdentifier, mark: UInt32) -> Bool {
    identifiers[identifier] & Self.markMask == mark
  }

  /// Undoes the marks of a reading.
  mutating func forget(mark: UInt32) { forgotten.insert(mark) }

  /// Undoes the marks of a reading and of all later ones.
  mutating func forget(from mark: UInt32) {
    guard mark <= lastMark else { return }
    for mark in mark...lastMark { forgotten.insert(mark) }
  }

  /// The number of the next reading.
  var upcomingMark: UInt32 { lastMark + 1 }

  private func isKnown(_ value: UInt32) -> Bool {
    value & Self.knownBit != 0
      || (value != 0 && (forgotten.isEmpty || !forgotten.contains(value & Self.markMask)))
  }

  /// This bit is set if the id was known before the last reading that saw it.
  ///
  /// The other bits are the number of that reading, or 0 for the log itself.
  private static let knownBit: UInt32 = 0x8000_0000
  private static let markMask: UInt32 = 0x7FFF_FFFF

  /// Returns true if a live line belongs to the receipt.
  func holdsReceipt(_ receipt: EventIdentifier) -> Bool { lines.holds(receipt: receipt) }

  /// Returns true if a live line of another receipt has the same date, store, item and total.
  func holds(_ look: LineFingerprint, ofOtherThan receipt: EventIdentifier) -> Bool {
    lines.holds(look, ofOtherThan: receipt)
  }

  /// Returns true if a live line of any receipt has the fingerprint.
  func holds(_ look: LineFingerprint) -> Bool { lines.holds(look) }

  /// The stores of live lines.
  var shops: [StoreFingerprint] { lines.shops.keys }

  /// Returns a new index if the old one lacks too much of the log.
  ///
  /// After a reading was undone there is no new index, because the tables still have its ids.
  ///
  /// - Parameters:
  ///   - layout: The larder.
  ///   - sequence: The number of events that the index will cover; these tables must hold exactly
  ///     those.
  ///   - leastTail: The number of events that the old index may always lack.
  /// - Returns: The index to write, or nil if none is needed.
  consuming func draftIndex(
    _ layout: LogLayout, sequence: Int, leastTail: Int
  ) -> ImportIndexDraft? {
    guard forgotten.isEmpty, lastMark < Self.markMask / 2,
      sequence - indexed > leastTail + indexed / ImportIndex.tailShare
    else { return nil }
    return ImportIndexDraft(layout, identifiers, lines, lastMark: lastMark)
  }
}
