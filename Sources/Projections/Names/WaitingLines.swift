import EventSourcing

/// Lines that wait until the numbers of their items are looked up together, as a ``NameBatch``.
struct WaitingLines<Line: Sendable>: Sendable {
  private var names = NameBatch()
  /// In the order of ``NameBatch/numbers``.
  private var lines: [Line] = []

  init() { lines.reserveCapacity(NameBatch.capacity) }

  /// Adds a line, and returns whether no other has room.
  @inline(__always)
  mutating func append(_ line: Line, item: Bytes) -> Bool {
    names.append(item)
    lines.append(line)
    return names.isFull
  }

  /// Finds the numbers of the items, each counted once more, gives them to `body` with their lines, and
  /// forgets both.
  @inline(__always)
  mutating func finish(
    in table: inout NameTable,
    _ body: (_ lines: UnsafeBufferPointer<Line>, _ items: UnsafeBufferPointer<UInt32>) -> Void
  ) {
    guard names.count > 0 else { return }
    table.findNumbers(of: &names, counting: 1)
    lines.withUnsafeBufferPointer { lines in
      names.numbers.withUnsafeBufferPointer { body(lines, $0) }
    }
    names.removeAll()
    lines.removeAll(keepingCapacity: true)
  }
}
