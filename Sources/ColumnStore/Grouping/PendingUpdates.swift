/// Lines on the way to their cells in a ``GroupByTable``.
///
/// Two batches are on their way: of one it has been asked which cells its keys had last, of the other
/// for these cells.
struct PendingUpdates: Sendable {
  /// Some lines, each with its key and what is added.
  struct Batch {
    let keys: UnsafeMutablePointer<UInt32>
    let addends: UnsafeMutablePointer<GroupByTable.Addends>
    let cells: UnsafeMutablePointer<UInt32>
    let count: Int
  }

  private var memory: Memory?
  /// Which half of the memory is of the batch whose cells have been asked for.
  private var dueHalf = 0
  private var dueCount = 0
  private var askingCount = 0

  /// The lines whose cells have been asked for.
  var due: Batch { batch(dueHalf, dueCount) }
  /// The rows for which the last cells of their keys have been requested.
  var asking: Batch { batch(1 - dueHalf, askingCount) }
  /// Where lines may be written that are then taken in by ``fill(_:)``.
  var next: Batch { batch(1 - dueHalf, 0) }

  /// Takes in so many lines, which have the first cell until it is known which they had last.
  mutating func fill(_ count: Int) {
    askingCount = count
    asking.cells.update(repeating: 0, count: count)
  }

  /// Takes the batches a step on, so that there is room for another.
  mutating func advance() {
    dueHalf = 1 - dueHalf
    dueCount = askingCount
    askingCount = 0
  }

  /// Sees to it that there is memory that no copy of this value uses too.
  @inline(__always)
  mutating func prepare(_ width: Int) {
    guard !isKnownUniquelyReferenced(&memory) else { return }
    memory = Memory(width: width, copying: memory)
  }

  @inline(__always)
  private func batch(_ half: Int, _ count: Int) -> Batch {
    let memory = memory.unsafelyUnwrapped
    let start = half * LookupBatch.capacity
    return Batch(
      keys: memory.keys + start * memory.width, addends: memory.addends + start,
      cells: memory.cells + start, count: count)
  }

  private final class Memory: @unchecked Sendable {
    let width: Int
    let keys: UnsafeMutablePointer<UInt32>
    let addends = UnsafeMutablePointer<GroupByTable.Addends>.allocate(
      capacity: 2 * LookupBatch.capacity)
    let cells = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * LookupBatch.capacity)

    init(width: Int, copying other: Memory?) {
      self.width = width
      let count = 2 * LookupBatch.capacity
      keys = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count * width, 1))
      cells.initialize(repeating: 0, count: count)
      guard let other else { return }
      keys.update(from: other.keys, count: count * width)
      addends.update(from: other.addends, count: count)
      cells.update(from: other.cells, count: count)
    }

    deinit {
      keys.deallocate()
      addends.deallocate()
      cells.deallocate()
    }
  }
}
