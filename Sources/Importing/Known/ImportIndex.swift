import ByteTools
import EventSourcing

/// The part of the log's content that an import needs, up to one commit, stored in
/// `cache/import-index`.
///
/// The file holds the tables in their in-memory form and is mapped, so that a command reads only
/// the pages it needs. The index is valid only if the commit line in it matches the log, its
/// checksums are correct, and no later retraction affects it. Otherwise the log is read instead.
/// The file is replaced atomically; deleting it only costs time.
///
/// The first ``headerLength`` bytes are 64-bit words in native byte order, then the commit line and
/// zeros; the slots of the five tables follow.
struct ImportIndex: ~Copyable {
  /// The last commit that an index covers.
  struct Cover {
    let commit: CommitLine
    /// The position after the commit's line.
    let end: LogPosition
  }

  let cover: Cover
  /// The highest reading number in the table of ids.
  let lastMark: UInt32
  let identifiers: KeyTable<EventIdentifier>
  let lines: LineNotes

  /// A new index is written if the old one lacks more events than ``leastTail`` plus one in
  /// ``tailShare`` of those it has.
  ///
  /// Below that limit, reading the missing events is faster than writing a new index.
  static let leastTail = 4096
  static let tailShare = 16

  static let headerLength = 4096
  /// `larderi` and the format version; a different byte order gives a different number.
  static let magic: UInt64 = 0x6C61_7264_6572_6903

  /// The words of the header, by position.
  enum Word: Int, CaseIterable {
    case magic, segment, offset, lineLength, lastMark
    case identifierSlots, identifiers, identifierChecksum
    case receiptSlots, receipts, receiptChecksum
    case lookSlots, looks, lookChecksum
    case shopSlots, shops, shopChecksum
    case sourceSlots, sources, sourceChecksum
    /// The checksum of the words before it and of the commit line.
    case checksum
  }

  static let wordsLength = 8 * Word.allCases.count

  static func path(_ layout: LogLayout) -> String { layout.cache + "/import-index" }

  /// Opens the index of a log; returns nil if it is missing or invalid.
  init?(of snapshot: LogSnapshot, unless retractions: [Retraction]) {
    guard
      let file = try? PosixFile(
        reading: Self.path(snapshot.layout), on: snapshot.layout.disk),
      let mapping = FileMapping(file), mapping.bytes.count > Self.headerLength
    else { return nil }
    let bytes = UnsafeRawBufferPointer(mapping.bytes)
    func word(_ word: Word) -> Int? {
      Int(exactly: bytes.loadUnaligned(fromByteOffset: 8 * word.rawValue, as: UInt64.self))
    }
    guard word(.magic) == Int(Self.magic), let segment = word(.segment),
      let offset = word(.offset), let length = word(.lineLength),
      length < Self.headerLength - Self.wordsLength, length < offset,
      let lastMark = word(.lastMark).flatMap(UInt32.init(exactly:)),
      word(.checksum) == Self.checksum(ofHeader: bytes, lineLength: length)
    else { return nil }
    let line = bytes[Self.wordsLength..<(Self.wordsLength + length)]
    let end = LogPosition(segment: segment, offset: offset)
    guard end <= snapshot.head.end,
      snapshot.line(endingAt: end, length: length).map(line.elementsEqual) == true,
      let commit = Array(line).withUnsafeBufferPointer({ CommitLine($0) })
    else { return nil }
    var place = Self.headerLength
    func table<Key>(_ first: Word) -> KeyTable<Key>? {
      func value(_ more: Int) -> Int? { Word(rawValue: first.rawValue + more).flatMap(word) }
      guard let slots = value(0), let count = value(1),
        let table = KeyTable<Key>(mapping, at: place, size: slots, count: count),
        value(2) == Int(CRC32C.checksum(of: table.bytes))
      else { return nil }
      place += table.bytes.count
      return table
    }
    guard let identifiers: KeyTable<EventIdentifier> = table(.identifierSlots),
      let receipts: KeyTable<EventIdentifier> = table(.receiptSlots),
      let looks: KeyTable<LineFingerprint> = table(.lookSlots),
      let shops: KeyTable<StoreFingerprint> = table(.shopSlots),
      let sources: KeyTable<SourceKey> = table(.sourceSlots), place == bytes.count
    else { return nil }
    for retraction in retractions where retraction.recorded > commit.recorded {
      switch retraction.target {
      case .batch(let batch): if batch <= commit.recorded { return nil }
      case .event(let event): if identifiers[event] != 0 { return nil }
      }
    }
    cover = Cover(commit: commit, end: end)
    self.lastMark = lastMark
    self.identifiers = identifiers
    lines = LineNotes(receipts: receipts, looks: looks, shops: shops, sources: sources)
  }

  static func checksum(ofHeader bytes: UnsafeRawBufferPointer, lineLength: Int) -> Int {
    var checksum = CRC32C()
    checksum.update(UnsafeRawBufferPointer(rebasing: bytes[..<(8 * Word.checksum.rawValue)]))
    checksum.update(
      UnsafeRawBufferPointer(rebasing: bytes[wordsLength..<(wordsLength + lineLength)]))
    return Int(checksum.value)
  }
}
