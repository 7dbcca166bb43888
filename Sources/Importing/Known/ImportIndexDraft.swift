import ByteTools
import EventSourcing

/// A new ``ImportIndex``, written while the batch that it will cover is made durable.
///
/// If writing fails, the old index (or none) stays; this only costs time.
final class ImportIndexDraft: @unchecked Sendable {
  private let layout: LogLayout
  private let lastMark: UInt32
  // Only the thread of ``write()`` uses the tables and checksums until it has returned.
  private var identifiers: KeyTable<EventIdentifier>
  private var lines: LineNotes
  private var checksums: [UInt32]?

  init(
    _ layout: LogLayout, _ identifiers: consuming KeyTable<EventIdentifier>,
    _ lines: consuming LineNotes, lastMark: UInt32
  ) {
    self.layout = layout
    self.identifiers = identifiers
    self.lines = lines
    self.lastMark = lastMark
  }

  private var temporary: String { ImportIndex.path(layout) + ".new" }

  /// Writes everything but the header; a file without a header is not valid.
  func write() {
    lines.settleReceipts()
    lines.reserve()
    // One thread reads these tables while the other fills the table of line fingerprints.
    nonisolated(unsafe) let (identifiers, receipts, shops, sources) = (
      identifiers.bytes, lines.receipts.bytes, lines.shops.bytes, lines.sources.bytes
    )
    let receiptsStart = ImportIndex.headerLength + identifiers.count
    let looksStart = receiptsStart + receipts.count
    let shopsStart = looksStart + lines.looks.bytes.count
    let sourcesStart = shopsStart + shops.count
    do {
      try layout.disk.makeFolderIfAbsent(layout.cache)
      // Create a new file, because another process may have mapped the existing one.
      discard()
      try PosixFile(writing: temporary, on: layout.disk).truncate(to: sourcesStart + sources.count)
    } catch {
      return
    }
    let parts = Workers.run(2) { part in
      if part == 0 {
        return [
          self.put(identifiers, at: ImportIndex.headerLength),
          self.put(receipts, at: receiptsStart),
        ]
      }
      self.lines.settle()
      return [
        self.put(self.lines.looks.bytes, at: looksStart), self.put(shops, at: shopsStart),
        self.put(sources, at: sourcesStart),
      ]
    }
    let all = parts.flatMap { $0 }.compactMap { $0 }
    if all.count == 5 { checksums = all }
  }

  /// Writes a part of the file; returns its checksum, or nil if writing fails.
  private func put(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32? {
    guard let file = try? PosixFile(writing: temporary, on: layout.disk) else { return nil }
    var checksum = CRC32C()
    // Use blocks that stay in the CPU cache between the checksum and the write.
    for start in stride(from: 0, to: bytes.count, by: 256 << 10) {
      let end = min(bytes.count, start + 256 << 10)
      let step = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      checksum.update(step)
      let isWritten = step.withMemoryRebound(to: UInt8.self) {
        (try? file.write($0, at: offset + start)) != nil
      }
      guard isWritten else { return nil }
    }
    return checksum.value
  }

  /// Replaces the old index after the log has reached the commit that the new one covers.
  func publish(_ cover: ImportIndex.Cover) {
    let line = Array(cover.commit.text.utf8)
    guard let checksums, line.count < ImportIndex.headerLength - ImportIndex.wordsLength else {
      return discard()
    }
    var header = [UInt8](repeating: 0, count: ImportIndex.headerLength)
    header.withUnsafeMutableBytes { header in
      func set(_ word: ImportIndex.Word, _ value: some BinaryInteger) {
        header.storeBytes(of: UInt64(value), toByteOffset: 8 * word.rawValue, as: UInt64.self)
      }
      set(.magic, ImportIndex.magic)
      set(.segment, cover.end.segment)
      set(.offset, cover.end.offset)
      set(.lineLength, line.count)
      set(.lastMark, lastMark)
      set(.identifierSlots, identifiers.size)
      set(.identifiers, identifiers.count)
      set(.identifierChecksum, checksums[0])
      set(.receiptSlots, lines.receipts.size)
      set(.receipts, lines.receipts.count)
      set(.receiptChecksum, checksums[1])
      set(.lookSlots, lines.looks.size)
      set(.looks, lines.looks.count)
      set(.lookChecksum, checksums[2])
      set(.shopSlots, lines.shops.size)
      set(.shops, lines.shops.count)
      set(.shopChecksum, checksums[3])
      set(.sourceSlots, lines.sources.size)
      set(.sources, lines.sources.count)
      set(.sourceChecksum, checksums[4])
      header[ImportIndex.wordsLength...].copyBytes(from: line)
      set(
        .checksum,
        ImportIndex.checksum(ofHeader: UnsafeRawBufferPointer(header), lineLength: line.count))
    }
    do {
      let file = try PosixFile(writing: temporary, on: layout.disk)
      try header.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try file.write(bytes, at: 0)
      }
      try layout.disk.rename(temporary, to: ImportIndex.path(layout))
    } catch {
      discard()
    }
  }

  /// Deletes the unfinished file.
  func discard() { try? layout.disk.remove(temporary) }
}
