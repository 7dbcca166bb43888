import ByteTools
import NativeKernels

extension StringInterner {
  /// Prefetches the slots of a batch's strings.
  func prefetchSlots(of batch: LookupBatch) {
    for index in 0..<batch.count { prefetchSlot(of: batch.names[index].hash) }
  }

  /// Reads the slots of a batch's strings, and prefetches the records that they lead to.
  func prefetchRecords(of batch: LookupBatch) {
    for index in 0..<batch.count {
      let name = batch.names[index]
      batch.names[index].slot = prefetchRecord(of: name.hash, length: Int(name.length))
    }
  }

  @inline(__always)
  private func prefetchSlot(of hash: UInt64) {
    slots.withUnsafeBufferPointer {
      memory_will_read($0.baseAddress.unsafelyUnwrapped + slot(hash))
    }
  }

  /// Prefetches the record of a string, from end to end, and returns the slot that leads to it.
  @inline(__always)
  private func prefetchRecord(of hash: UInt64, length: Int) -> UInt64 {
    var place = slot(hash)
    while slots[place] != 0, (slots[place] ^ hash) & Self.tagBits != 0 {
      place = (place + 1) & mask
    }
    let slot = slots[place]
    guard slot != 0 else { return slot }
    arena.withUnsafeBytes { arena in
      let record = arena.baseAddress.unsafelyUnwrapped + 8 * (Int(slot & ~Self.tagBits) - 1)
      memory_will_read(record)
      memory_will_read(record + 8 * Self.headerLength + length)
    }
    return slot
  }

  /// Finds the numbers of the names of a batch; see ``LookupBatch`` for why.
  ///
  /// - Parameters:
  ///   - batch: The strings, whose records are prefetched; holds their numbers afterwards.
  ///   - count: What is added to the count of each.
  mutating func findNumbers(of batch: LookupBatch, counting count: Int) {
    var index = 0
    while true {
      index = findKnown(in: batch, from: index, counting: count)
      guard index < batch.count else { return }
      let name = batch.names[index]
      batch.numbers[index] = UInt32(
        number(of: batch.words(of: name), hash: name.hash, counting: count))
      index += 1
    }
  }

  /// Finds the numbers of the names that their slots lead to.
  ///
  /// What came since the slots were read may have filled an empty one, but moves no record.
  ///
  /// - Returns: The place of the first name for which that is not so.
  private mutating func findKnown(
    in batch: LookupBatch, from start: Int, counting change: Int
  ) -> Int {
    arena.withUnsafeMutableBytes { arena in
      for index in start..<batch.count {
        let name = batch.names[index]
        guard name.slot != 0, let base = arena.baseAddress else { return index }
        let record = base + 8 * (Int(name.slot & ~Self.tagBits) - 1)
        let head = record.load(fromByteOffset: 8, as: UInt64.self)
        guard head >> 32 == name.length,
          batch.words(of: name).areEqual(to: record + 8 * Self.headerLength)
        else { return index }
        batch.numbers[index] = UInt32(truncatingIfNeeded: head)
        let count = record.load(as: UInt64.self) &+ UInt64(bitPattern: Int64(change))
        record.storeBytes(of: count, as: UInt64.self)
      }
      return batch.count
    }
  }

  /// Below so many names a second thread costs more than it saves.
  private static let leastShared = 4096
  /// Marks a string that has no number yet.
  private static let unknown = UInt32.max

  /// Adds the strings of another interner that are not here yet.
  ///
  /// Interners are merged after two threads have worked, so two threads look the strings up.
  ///
  /// - Parameters:
  ///   - other: The other interner.
  ///   - addingCounts: True if the counts there are added to the counts here.
  /// - Returns: The ids here by the ids there.
  public mutating func merge(_ other: StringInterner, addingCounts: Bool = false) -> IDRemap {
    let parts = Workers.share(other.count, least: Self.leastShared) { [self] in
      find($0, of: other)
    }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(other.count)
    for part in parts { numbers += part }
    for number in numbers.indices where numbers[number] == Self.unknown {
      numbers[number] = UInt32(
        other.withBytes(number) { bytes in
          let words = StringWords(bytes)
          return self.number(of: words, hash: words.hash, counting: 0)
        })
    }
    if addingCounts {
      for number in numbers.indices {
        if number + Self.ahead < numbers.count { prefetchCount(of: numbers[number + Self.ahead]) }
        let count = other.arena[Int(other.places[number])]
        recount(Int(numbers[number]), by: Int(bitPattern: UInt(count)))
      }
    }
    return IDRemap(numbers)
  }

  /// Counts are prefetched this many strings ahead.
  private static let ahead = 16

  @inline(__always)
  private func prefetchCount(of number: UInt32) {
    arena.withUnsafeBufferPointer { arena in
      memory_will_read(arena.baseAddress.unsafelyUnwrapped + Int(places[Int(number)]))
    }
  }

  /// The own numbers of some of another table's names.
  private func find(_ names: Range<Int>, of other: StringInterner) -> [UInt32] {
    Array(unsafeUninitializedCapacity: names.count) { numbers, found in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: LookupBatch.capacity) { hashes in
        var start = names.lowerBound
        while start < names.upperBound {
          let batch = start..<min(start + LookupBatch.capacity, names.upperBound)
          for number in batch {
            hashes[number - start] = other.withBytes(number) { StringWords($0).hash }
            prefetchSlot(of: hashes[number - start])
          }
          for number in batch { _ = prefetchRecord(of: hashes[number - start], length: 8) }
          for number in batch {
            let place = other.withBytes(number) {
              find(StringWords($0), hashes[number - start]).place
            }
            numbers.initializeElement(
              at: found, to: place.map { UInt32(self.number(at: $0)) } ?? Self.unknown)
            found += 1
          }
          start = batch.upperBound
        }
      }
    }
  }
}
