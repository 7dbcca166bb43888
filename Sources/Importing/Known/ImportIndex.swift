import EventSourcing

/// What an import has to know of the log up to one of its commits, in `cache/import-index`.
///
/// The file holds the tables as they are in memory, so that a command touches only the parts that it
/// asks. It counts only if the log's commit line at its end is byte for byte the one it names, its
/// checksums are right, and nothing recorded later retracts what it tells of; else the log is read
/// instead. It is replaced whole or not at all; deleting it changes nothing but speed.
///
/// The first ``headerLength`` bytes are words of 64 bits in the machine's own order, then the commit
/// line and zeros; after them come the slots of the three tables.
struct ImportIndex: ~Copyable {
  /// A commit of the log that an index reaches to.
  struct Cover {
    let commit: CommitLine
    /// Where its line ends.
    let end: LogPosition
  }

  let cover: Cover
  /// The highest number of a reading that stands in the table of ids.
  let lastMark: UInt32
  let identifiers: KeyTable<EventIdentifier>
  let lines: LineNotes

  /// A new index is written when it lacks more events than this and one in ``tailShare`` of those
  /// that it has: reading them is quicker than writing it.
  static let leastTail = 4096
  static let tailShare = 16

  private static let headerLength = 4096
  /// "larderi" and the format's version; in another byte order it is another number.
  private static let magic: UInt64 = 0x6C61_7264_6572_6901

  /// The header's words, by their places.
  private enum Word: Int, CaseIterable {
    case magic, segment, offset, lineLength, lastMark
    case identifierSlots, identifiers, receiptSlots, receipts, lookSlots, looks
    case bodyChecksum
    /// Of the words before and the commit line.
    case checksum
  }

  private static let wordsLength = 8 * Word.allCases.count

  private static func path(_ layout: LogLayout) -> String { layout.cache + "/import-index" }

  /// The index of a log; nil where there is none or it does not count.
  init?(of snapshot: LogSnapshot, unless retractions: [Retraction]) {
    guard let file = try? PosixFile(reading: Self.path(snapshot.layout)),
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
      let commit = Array(line).withUnsafeBufferPointer({ CommitLine($0) }),
      word(.bodyChecksum)
        == Int(
          CRC32C.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[Self.headerLength...])))
    else { return nil }
    var place = Self.headerLength
    func table<Key>(_ slots: Word, _ count: Word) -> KeyTable<Key>? {
      guard let slots = word(slots), let count = word(count) else { return nil }
      defer { place += slots * KeyTable<Key>.stride }
      return KeyTable(mapping, at: place, size: slots, count: count)
    }
    guard let identifiers: KeyTable<EventIdentifier> = table(.identifierSlots, .identifiers),
      let receipts: KeyTable<EventIdentifier> = table(.receiptSlots, .receipts),
      let looks: KeyTable<LineLook> = table(.lookSlots, .looks), place == bytes.count
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
    lines = LineNotes(receipts: receipts, looks: looks)
  }

  private static func checksum(ofHeader bytes: UnsafeRawBufferPointer, lineLength: Int) -> Int {
    var checksum = CRC32C()
    checksum.update(UnsafeRawBufferPointer(rebasing: bytes[..<(8 * Word.checksum.rawValue)]))
    checksum.update(
      UnsafeRawBufferPointer(rebasing: bytes[wordsLength..<(wordsLength + lineLength)]))
    return Int(checksum.value)
  }
}

extension ImportIndex {
  /// Writes an index beside the old one and puts it in its place; where that fails there is none, or
  /// the old one, and nothing but speed is lost.
  static func write(
    _ layout: LogLayout, _ cover: Cover, _ identifiers: borrowing KeyTable<EventIdentifier>,
    _ lines: borrowing LineNotes, lastMark: UInt32
  ) {
    let temporary = path(layout) + ".new"
    do {
      try FileSystem.makeDirectory(layout.cache)
      // A file of its own: that of another writer may be mapped already, and must not be cut.
      FileSystem.remove(temporary)
      let file = try PosixFile(writing: temporary)
      var length = headerLength
      var body = CRC32C()
      for part in [identifiers.bytes, lines.receipts.bytes, lines.looks.bytes] {
        body.update(part)
        try part.withMemoryRebound(to: UInt8.self) { try file.write($0, at: length) }
        length += part.count
      }
      var words = [UInt64](repeating: 0, count: Word.allCases.count)
      func set(_ word: Word, _ value: Int) { words[word.rawValue] = UInt64(value) }
      let line = Array(cover.commit.text.utf8)
      guard line.count < headerLength - wordsLength else { return }
      words[Word.magic.rawValue] = magic
      set(.segment, cover.end.segment)
      set(.offset, cover.end.offset)
      set(.lineLength, line.count)
      set(.lastMark, Int(lastMark))
      set(.identifierSlots, identifiers.size)
      set(.identifiers, identifiers.count)
      set(.receiptSlots, lines.receipts.size)
      set(.receipts, lines.receipts.count)
      set(.lookSlots, lines.looks.size)
      set(.looks, lines.looks.count)
      set(.bodyChecksum, Int(body.value))
      var header = words.withUnsafeBytes { Array($0) } + line
      let checksum = header.withUnsafeBytes { Self.checksum(ofHeader: $0, lineLength: line.count) }
      header.withUnsafeMutableBytes {
        $0.storeBytes(
          of: UInt64(checksum), toByteOffset: 8 * Word.checksum.rawValue, as: UInt64.self)
      }
      header += Array(repeating: 0, count: headerLength - header.count)
      try header.withUnsafeBufferPointer { try file.write($0, at: 0) }
      try FileSystem.rename(temporary, to: path(layout))
    } catch {
      FileSystem.remove(temporary)
    }
  }
}
