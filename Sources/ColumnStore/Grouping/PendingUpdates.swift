/// Rows on their way to the cells of a ``GroupByTable``.
///
/// Two batches are under way: for the newer one the last cells of its keys are being looked up, and
/// for the older one these cells are being prefetched.
struct PendingUpdates: Sendable {
  /// Some rows, each with its key and what is added.
  struct Batch {
    let keys: UnsafeMutablePointer<UInt32>
    let addends: UnsafeMutablePointer<GroupByTable.Addends>
    let cells: UnsafeMutablePointer<UInt32>
    let count: Int
  }

  private var memory: Memory?
  /// The half of the memory that holds the batch whose cells are prefetched: 0 or 1.
  private var dueHalf = 0
  private var dueCount = 0
  private var askingCount = 0

  /// The rows whose cells are prefetched.
  var due: Batch { batch(dueHalf, dueCount) }
  /// The rows for which the last cells of their keys have been requested.
  var asking: Batch { batch(1 - dueHalf, askingCount) }
  /// Room for the next rows, which ``fill(_:)`` then takes in.
  var next: Batch { batch(1 - dueHalf, 0) }

  /// Takes in rows; until their keys' last cells are known, they have cell 0.
  mutating func fill(_ count: Int) {
    askingCount = count
    asking.cells.update(repeating: 0, count: count)
  }

  /// Moves both batches a step on, so that there is room for another.
  mutating func advance() {
    dueHalf = 1 - dueHalf
    dueCount = askingCount
    askingCount = 0
  }

  /// Makes sure that no copy of this value shares the memory.
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
