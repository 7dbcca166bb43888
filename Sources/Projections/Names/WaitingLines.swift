import EventSourcing

/// Lines that wait until the numbers of their items are looked up together, as a ``NameBatch``.
///
/// Three batches are on their way: one is being filled, the slots of the second have been asked for,
/// and the records of the third. What was asked for arrives while the next lines are read.
struct WaitingLines<Line: Sendable>: Sendable {
  private struct Batch: Sendable {
    var names = NameBatch()
    /// In the order of ``NameBatch/numbers``.
    var lines: [Line] = []
  }

  private var filling = Batch()
  private var seeking = Batch()
  private var fetching = Batch()

  init() { filling.lines.reserveCapacity(NameBatch.capacity) }

  /// Adds a line, and returns whether no other has room.
  @inline(__always)
  mutating func append(_ line: Line, item: Bytes) -> Bool {
    filling.names.append(item)
    filling.lines.append(line)
    return filling.names.isFull
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
    _ body: (_ lines: UnsafeBufferPointer<Line>, _ items: UnsafeBufferPointer<UInt32>) -> Void
  ) {
    for _ in 0..<(all ? 3 : 1) {
      table.askForSlots(of: filling.names)
      table.askForRecords(of: &seeking.names)
      if fetching.names.count > 0 {
        table.findNumbers(of: &fetching.names, counting: 1)
        fetching.lines.withUnsafeBufferPointer { lines in
          fetching.names.numbers.withUnsafeBufferPointer { body(lines, $0) }
        }
        fetching.names.removeAll()
        fetching.lines.removeAll(keepingCapacity: true)
      }
      swap(&fetching, &seeking)
      swap(&seeking, &filling)
    }
  }
}
