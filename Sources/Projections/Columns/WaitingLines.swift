import ByteTools
import EventSourcing

/// Lines that wait until the numbers of their items are looked up together, as a ``NameBatch``.
///
/// Three batches are on their way: one is being filled, the slots of the second have been asked for,
/// and the records of the third. What was asked for arrives while the next lines are read.
struct WaitingLines<Line: BitwiseCopyable & Sendable>: Sendable {
  /// What of the memory is one batch.
  private struct Batch {
    let place: Int
    var count = 0
    /// Where the words of the next name start.
    var end = 0
  }

  private var memory = Memory()
  private var filling = Batch(place: 0)
  private var seeking = Batch(place: 1)
  private var fetching = Batch(place: 2)

  /// True if a line with that item can wait.
  @inline(__always)
  static func takes(_ item: Bytes) -> Bool {
    item.baseAddress != nil && item.count <= NameBatch.longestName
  }

  /// Where the line is to be written that ``append(item:)`` adds.
  var next: UnsafeMutablePointer<Line> {
    @inline(__always)
    mutating get {
      if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
      return memory.lines + filling.place * NameBatch.capacity + filling.count
    }
  }

  /// Adds the line that was written to ``next``.
  ///
  /// - Parameter item: A name that ``takes(_:)`` is true of.
  /// - Returns: Whether no other line has room.
  @inline(__always)
  mutating func append(item: Bytes) -> Bool {
    filling.end = batch(filling).append(item, wordsFrom: filling.end)
    filling.count += 1
    return filling.count == NameBatch.capacity
  }

  /// Makes room: takes each batch a step on, and gives `body` what is found of the oldest one.
  ///
  /// - Parameters:
  ///   - all: Whether no more lines come, and so all batches are taken to the end.
  ///   - table: Counts each item once more.
  ///   - body: Is given lines and the numbers of their items.
  @inline(__always)
  mutating func advance(
    all: Bool, in table: inout NameTable,
    _ body: (_ lines: UnsafeMutableBufferPointer<Line>, _ items: UnsafeBufferPointer<UInt32>) ->
      Void
  ) {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
    for _ in 0..<(all ? 3 : 1) {
      table.askForSlots(of: batch(filling))
      table.askForRecords(of: batch(seeking))
      let found = batch(fetching)
      table.findNumbers(of: found, counting: 1)
      let lines = memory.lines + fetching.place * NameBatch.capacity
      body(
        UnsafeMutableBufferPointer(start: lines, count: found.count),
        UnsafeBufferPointer(start: found.numbers, count: found.count))
      (filling, seeking, fetching) = (Batch(place: fetching.place), filling, seeking)
    }
  }

  @inline(__always)
  private func batch(_ batch: Batch) -> NameBatch {
    NameBatch(
      names: memory.names + batch.place * NameBatch.capacity,
      words: memory.words + batch.place * NameBatch.wordCapacity,
      numbers: memory.numbers + batch.place * NameBatch.capacity, count: batch.count)
  }

  /// The memory of three batches; values that are copies of each other share it until one is changed.
  private final class Memory: @unchecked Sendable {
    let lines = UnsafeMutablePointer<Line>.allocate(capacity: 3 * NameBatch.capacity)
    let names = UnsafeMutablePointer<NameBatch.Name>.allocate(capacity: 3 * NameBatch.capacity)
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 3 * NameBatch.wordCapacity)
    let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * NameBatch.capacity)

    init() {}

    init(copying other: Memory) {
      lines.update(from: other.lines, count: 3 * NameBatch.capacity)
      names.update(from: other.names, count: 3 * NameBatch.capacity)
      words.update(from: other.words, count: 3 * NameBatch.wordCapacity)
      numbers.update(from: other.numbers, count: 3 * NameBatch.capacity)
    }

    deinit {
      lines.deallocate()
      names.deallocate()
      words.deallocate()
      numbers.deallocate()
    }
  }
}
