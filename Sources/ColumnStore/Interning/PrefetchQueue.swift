import ByteTools

/// Rows that wait until the ids of their strings are looked up together, as a ``LookupBatch``.
///
/// A look-up in a large hash table waits for memory twice. The queue holds three batches: one is being
/// filled, the slots of the second are prefetched, and the records of the third. Memory arrives while
/// the caller reads further rows. Rows leave the queue in the order in which they were appended.
public struct PrefetchQueue<Row: BitwiseCopyable & Sendable>: Sendable {
  /// The part of the memory that one batch uses.
  private struct Batch {
    let place: Int
    var count = 0
    /// The index at which the words of the next string start.
    var end = 0
  }

  /// The place of one row in the queue; valid until the queue is advanced.
  public struct Slot {
    fileprivate let row: UnsafeMutablePointer<Row>

    @inline(__always)
    public var value: Row {
      get { row.pointee }
      nonmutating _modify { yield &row.pointee }
    }
  }

  /// Rows whose strings have been looked up; valid while ``advance(all:in:_:)`` calls its closure.
  public struct Resolved {
    fileprivate let rows: UnsafeMutablePointer<Row>
    fileprivate let ids: UnsafeMutablePointer<UInt32>
    /// The number of rows, at most 32.
    public let count: Int

    @inline(__always)
    public func slot(_ index: Int) -> Slot { Slot(row: rows + index) }

    @inline(__always)
    public func row(_ index: Int) -> Row { rows[index] }

    /// The id of a row's string.
    @inline(__always)
    public func id(_ index: Int) -> UInt32 { ids[index] }
  }

  private var memory = Memory()
  private var filling = Batch(place: 0)
  private var seeking = Batch(place: 1)
  private var fetching = Batch(place: 2)

  public init() {}

  /// True if a row with this string can be queued: it exists and has at most 64 bytes.
  @inline(__always)
  public static func takes(_ string: Bytes) -> Bool {
    string.baseAddress != nil && string.count <= LookupBatch.longestString
  }

  /// The slot of the row that the next ``append(_:)`` adds; write the row first.
  public var next: Slot {
    @inline(__always)
    mutating get {
      if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
      return Slot(row: memory.rows + filling.place * LookupBatch.capacity + filling.count)
    }
  }

  /// Adds the row that was written to ``next``.
  ///
  /// - Parameter string: A string that ``takes(_:)`` accepts.
  /// - Returns: True if the batch is full, so that ``advance(all:in:_:)`` must be called.
  @inline(__always)
  public mutating func append(_ string: Bytes) -> Bool {
    filling.end = batch(filling).append(string, wordsFrom: filling.end)
    filling.count += 1
    return filling.count == LookupBatch.capacity
  }

  /// Moves each batch one step on, and passes the oldest one to `body`.
  ///
  /// - Parameters:
  ///   - all: True if no more rows come: all batches are completed.
  ///   - table: Gives the ids, and counts each string once more.
  ///   - body: Receives rows with the ids of their strings.
  @inline(__always)
  public mutating func advance(
    all: Bool, in table: inout StringInterner,
    _ body: (Resolved) -> Void
  ) {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
    for _ in 0..<(all ? 3 : 1) {
      table.prefetchSlots(of: batch(filling))
      table.prefetchRecords(of: batch(seeking))
      let found = batch(fetching)
      table.findNumbers(of: found, counting: 1)
      let rows = memory.rows + fetching.place * LookupBatch.capacity
      body(Resolved(rows: rows, ids: found.numbers, count: found.count))
      (filling, seeking, fetching) = (Batch(place: fetching.place), filling, seeking)
    }
  }

  @inline(__always)
  private func batch(_ batch: Batch) -> LookupBatch {
    LookupBatch(
      names: memory.names + batch.place * LookupBatch.capacity,
      words: memory.words + batch.place * LookupBatch.wordCapacity,
      numbers: memory.numbers + batch.place * LookupBatch.capacity, count: batch.count)
  }

  /// The memory of three batches; copies share it until one of them changes.
  private final class Memory: @unchecked Sendable {
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: 3 * LookupBatch.capacity)
    let names = UnsafeMutablePointer<LookupBatch.Name>.allocate(capacity: 3 * LookupBatch.capacity)
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 3 * LookupBatch.wordCapacity)
    let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * LookupBatch.capacity)

    init() {}

    init(copying other: Memory) {
      rows.update(from: other.rows, count: 3 * LookupBatch.capacity)
      names.update(from: other.names, count: 3 * LookupBatch.capacity)
      words.update(from: other.words, count: 3 * LookupBatch.wordCapacity)
      numbers.update(from: other.numbers, count: 3 * LookupBatch.capacity)
    }

    deinit {
      rows.deallocate()
      names.deallocate()
      words.deallocate()
      numbers.deallocate()
    }
  }
}
