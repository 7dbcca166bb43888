import ByteTools

/// The memory of a table's cells, which is not touched before something is put there.
///
/// An array would do, but for two things: its elements begin 32 bytes behind the start of its memory,
/// so that each cell of 64 bytes lies in two lines of the cache; and it has to be filled by one thread
/// before several can write to it. Values that are copies of each other share the memory until one is
/// changed.
struct CellMemory: Sendable {
  private var block: Block?
  /// How many words are in use.
  private(set) var count = 0

  private static let lineLength = 64
  private static let leastCapacity = 256
  /// From so many words on there is room for many more at once.
  ///
  /// What is never touched costs nothing, and each move touches all of the memory anew. More than
  /// 32 MiB the system would take back when they are freed, and what comes next would touch new pages.
  private static let large = 1 << 18
  private static let largeCapacity = 1 << 22

  private final class Block: @unchecked Sendable {
    let words: UnsafeMutablePointer<UInt32>
    let capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      words = UnsafeMutableRawPointer.allocate(
        byteCount: 4 * capacity, alignment: CellMemory.lineLength
      ).bindMemory(to: UInt32.self, capacity: capacity)
      UnsafeMutableBufferPointer(start: words, count: capacity).useLargePages()
    }

    deinit { UnsafeMutableRawPointer(words).deallocate() }
  }

  /// The words in use, to be read; there must be some.
  @inline(__always)
  var words: UnsafePointer<UInt32> { UnsafePointer(block.unsafelyUnwrapped.words) }

  /// The same, or nil if there never were some.
  @inline(__always)
  var start: UnsafePointer<UInt32>? { block.map { UnsafePointer($0.words) } }

  /// The words in use, to be changed.
  @inline(__always)
  mutating func changeable() -> UnsafeMutablePointer<UInt32> {
    if !isKnownUniquelyReferenced(&block) {
      move(toCapacity: block?.capacity ?? Self.leastCapacity)
    }
    return block.unsafelyUnwrapped.words
  }

  /// Takes so many more words into use, and returns where they are: they must be written to.
  @inline(__always)
  mutating func append(_ more: Int) -> UnsafeMutablePointer<UInt32> {
    if count + more > block?.capacity ?? 0 { grow(to: count + more) }
    let end = changeable() + count
    count += more
    return end
  }

  /// Makes room for so many words, and no more.
  mutating func reserve(_ wanted: Int) {
    if wanted > block?.capacity ?? 0 { move(toCapacity: wanted) }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    let isLarge = wanted >= Self.large
    move(
      toCapacity: max(
        isLarge ? Self.largeCapacity : Self.leastCapacity, (isLarge ? 4 : 2) * wanted))
  }

  private mutating func move(toCapacity capacity: Int) {
    let moved = Block(capacity: capacity)
    if let block { moved.words.update(from: block.words, count: count) }
    block = moved
  }
}

extension CellMemory {
  func write(to writer: inout StateWriter) {
    writer.write(UnsafeBufferPointer(start: block.map { UnsafePointer($0.words) }, count: count))
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    self = CellMemory()
    try reader.read { count in UnsafeMutableBufferPointer(start: append(count), count: count) }
  }
}
