import ByteTools
import NativeKernels

extension GroupByTable {
  /// The cells that are there, while none comes: several threads may add to different ones.
  private struct Cells: @unchecked Sendable {
    let slots: UnsafePointer<UInt64>
    let mask: Int
    let words: UnsafeMutableRawPointer
    let width: Int
    let keyPlace: Int
    /// Nil until a row was added; a restored table may have cells without it.
    let recent: UnsafeMutablePointer<UInt32>?
    let recentMask: Int

    @inline(__always)
    private func cell(_ number: Int) -> UnsafeMutableRawPointer {
      words + 4 * number * (keyPlace + width)
    }

    @inline(__always)
    private func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & mask }

    @inline(__always)
    func prefetchSlot(of hash: UInt64) { memory_will_read(slots + slot(hash)) }

    @inline(__always)
    private func prefetch(_ cell: UnsafeMutableRawPointer) {
      memory_will_read(cell)
      memory_will_read(cell + 4 * (keyPlace + width - 1))
    }

    /// True if a cell is that of a key.
    @inline(__always)
    func isCell(_ number: UInt32, of key: UnsafePointer<UInt32>) -> Bool {
      GroupByTable.isCell(cell(Int(number)), of: key, width: width, keyPlace: keyPlace)
    }

    @inline(__always)
    func add(_ more: Addends, to number: UInt32) {
      GroupByTable.add(more, to: cell(Int(number)), keyPlace: keyPlace)
    }

    @inline(__always)
    private func recentPlace(_ key: UnsafePointer<UInt32>) -> Int {
      GroupByTable.recentPlace(of: key, width: width) & recentMask
    }

    /// Prefetches the entries of ``recent`` for the rows' keys.
    @inline(__always)
    func prefetchRecent(of lines: PendingUpdates.Batch) {
      guard let recent else { return }
      for index in 0..<lines.count {
        memory_will_read(recent + recentPlace(lines.keys + index * width))
      }
    }

    /// Finds the cells that the rows' keys had last, and prefetches them.
    @inline(__always)
    func prefetchCells(of lines: PendingUpdates.Batch) {
      guard let recent else { return }
      for index in 0..<lines.count {
        lines.cells[index] = recent[recentPlace(lines.keys + index * width)]
        prefetch(cell(Int(lines.cells[index])))
      }
    }

    /// Adds rows from an index on to existing cells, and stops at the first key without a cell.
    ///
    /// - Returns: The index of the first row whose key has no cell; the number of rows if all have.
    @inline(__always)
    func add(_ lines: PendingUpdates.Batch, from start: Int) -> Int {
      guard let recent else { return start }
      for index in start..<lines.count {
        let key = lines.keys + index * width
        if !isCell(lines.cells[index], of: key) {
          let hash = GroupByTable.hash(of: key, width: width)
          guard let cell = find(key, hash) else { return index }
          lines.cells[index] = cell
          recent[recentPlace(key)] = cell
        }
        add(lines.addends[index], to: lines.cells[index])
      }
      return lines.count
    }

    /// Prefetches the slots of keys that are not those of their expected cells.
    @inline(__always)
    func prefetchSlots(of lines: PendingUpdates.Batch) {
      for index in 0..<lines.count {
        let key = lines.keys + index * width
        if !isCell(lines.cells[index], of: key) {
          prefetchSlot(of: GroupByTable.hash(of: key, width: width))
        }
      }
    }

    /// Prefetches the cell that a hash probably leads to.
    @inline(__always)
    func prefetchCell(of hash: UInt64) {
      var slot = slot(hash)
      while slots[slot] != 0, (slots[slot] ^ hash) & GroupByTable.tagBits != 0 {
        slot = (slot + 1) & mask
      }
      guard slots[slot] != 0 else { return }
      prefetch(cell(Int(slots[slot] & ~GroupByTable.tagBits) - 1))
    }

    /// The cell of a key, if there is one.
    @inline(__always)
    func find(_ key: UnsafePointer<UInt32>, _ hash: UInt64) -> UInt32? {
      var slot = slot(hash)
      while true {
        let entry = slots[slot]
        if entry == 0 { return nil }
        let number = UInt32(truncatingIfNeeded: entry) &- 1
        if (entry ^ hash) & GroupByTable.tagBits == 0, isCell(number, of: key) { return number }
        slot = (slot + 1) & mask
      }
    }
  }

  @inline(__always)
  private mutating func withCells<Result>(_ body: (Cells) -> Result) -> Result {
    let (mask, width, keyPlace) = (mask, width, keyPlace)
    let words = UnsafeMutableRawPointer(cells.changeable())
    return slots.withUnsafeBufferPointer { slots in
      recent.withUnsafeMutableBufferPointer { recent in
        body(
          Cells(
            slots: slots.baseAddress.unsafelyUnwrapped, mask: mask, words: words, width: width,
            keyPlace: keyPlace, recent: recent.isEmpty ? nil : recent.baseAddress,
            recentMask: recent.count - 1))
      }
    }
  }

  /// Adds up to 32 rows together.
  ///
  /// They may wait until further rows come, or until ``finish()``.
  ///
  /// With tens of thousands of cells an addition waits for memory twice: for the entry that names the
  /// key's last cell, and for the cell. So rows are added in steps (``PendingUpdates``): memory that one
  /// step prefetches arrives before the next.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - line: Writes the key of a row and returns what to add; nil leaves the row out.
  @inline(__always)
  public mutating func add(
    _ count: Int, _ line: (_ index: Int, _ key: GroupKeyWriter) -> Addends?
  ) {
    advanceWaiting()
    let batch = waiting.next
    var used = 0
    for index in 0..<count {
      guard let more = line(index, GroupKeyWriter(batch.keys + used * width)) else { continue }
      batch.addends[used] = more
      used += 1
    }
    waiting.fill(used)
    let asking = waiting.asking
    if self.count > 0 { withCells { $0.prefetchRecent(of: asking) } }
  }

  /// Adds the rows that wait.
  ///
  /// Sums are complete only after this.
  public mutating func finish() {
    for _ in 0..<2 { advanceWaiting() }
  }

  /// Adds the rows whose cells are prefetched, and prefetches the cells of the others.
  private mutating func advanceWaiting() {
    waiting.prepare(width)
    let (due, asking) = (waiting.due, waiting.asking)
    var index = 0
    if count > 0, due.count > 0 {
      index = withCells { cells in
        cells.prefetchSlots(of: due)
        return cells.add(due, from: 0)
      }
    }
    while index < due.count {
      add(due.addends[index], to: due.keys + index * width)
      index += 1
      if index < due.count { index = withCells { $0.add(due, from: index) } }
    }
    if count > 0 { withCells { $0.prefetchCells(of: asking) } }
    waiting.advance()
  }

  /// Below so many cells a second thread costs more than it saves.
  private static let leastShared = 4096

  /// Adds the cells of another table.
  ///
  /// Two tables are joined where two threads have worked, so two add to the cells that both have.
  ///
  /// - Parameters:
  ///   - other: The other table, of as many numbers and sums.
  ///   - write: Writes the key that one of its cells has here; no two may have the same.
  public mutating func merge(
    _ other: GroupByTable,
    _ write: @Sendable (_ cell: Int, _ key: GroupKeyWriter) -> Void
  ) {
    let new = withCells { cells in
      Workers.share(other.count, least: Self.leastShared) {
        Self.add($0, of: other, to: cells, write)
      }
    }
    append(new.flatMap { $0 }, of: other, write)
  }

  /// A cell of another table that is not here.
  private struct NewCell {
    let cell: Int
    let hash: UInt64
  }

  /// Adds some cells of another table to those that are here, and returns the others.
  private static func add(
    _ range: Range<Int>, of other: GroupByTable, to cells: Cells,
    _ write: (_ cell: Int, _ key: GroupKeyWriter) -> Void
  ) -> [NewCell] {
    var new: [NewCell] = []
    let width = other.width
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: LookupBatch.capacity) { hashes in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: LookupBatch.capacity * width) {
        keys in
        guard let keys = keys.baseAddress else { return }
        var start = range.lowerBound
        while start < range.upperBound {
          let count = min(LookupBatch.capacity, range.upperBound - start)
          for index in 0..<count {
            write(start + index, GroupKeyWriter(keys + index * width))
            hashes[index] = hash(of: keys + index * width, width: width)
            cells.prefetchSlot(of: hashes[index])
          }
          for index in 0..<count { cells.prefetchCell(of: hashes[index]) }
          for index in 0..<count {
            if let cell = cells.find(keys + index * width, hashes[index]) {
              cells.add(other.addends(of: start + index), to: cell)
            } else {
              new.append(NewCell(cell: start + index, hash: hashes[index]))
            }
          }
          start += count
        }
      }
    }
    return new
  }

  /// Appends the cells of another table whose keys this one lacks: most of them if the tables come
  /// from different spans of time.
  private mutating func append(
    _ new: [NewCell], of other: GroupByTable,
    _ write: @Sendable (_ cell: Int, _ key: GroupKeyWriter) -> Void
  ) {
    guard !new.isEmpty else { return }
    let (stride, keyPlace) = (self.stride, self.keyPlace)
    reserve(count + new.count)
    nonisolated(unsafe) let first = cells.append(new.count * stride)
    Workers.share(new.count, least: Self.leastShared) { places in
      for place in places {
        let cell = first + place * stride
        cell.update(from: other.cells.words + new[place].cell * stride, count: keyPlace)
        write(new[place].cell, GroupKeyWriter(cell + keyPlace))
      }
    }
    for place in new.indices {
      if place + Self.ahead < new.count { prefetchSlot(of: new[place + Self.ahead].hash) }
      noteNewCell(new[place].hash)
    }
  }

  /// Slots are prefetched this many new cells ahead.
  private static let ahead = 16

  @inline(__always)
  private func prefetchSlot(of hash: UInt64) {
    slots.withUnsafeBufferPointer { slots in
      memory_will_read(slots.baseAddress.unsafelyUnwrapped + slot(hash))
    }
  }

  /// What a cell holds.
  private func addends(of cell: Int) -> Addends {
    (
      sum(cell), keyPlace > Self.sumPlace + 4 ? secondSum(cell) : 0, lines(cell)
    )
  }
}
