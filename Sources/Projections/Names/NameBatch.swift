import EventSourcing

/// Some names whose numbers are found together.
///
/// With tens of thousands of names a look-up waits for memory twice, for the slot and for the record.
/// So a batch is looked up in steps, which ``NameTable`` takes: slots are asked for, then the records
/// that they lead to, and then names are compared. What is asked for arrives while other things are
/// done, if somebody does any between the steps, as ``WaitingLines`` does.
struct NameBatch: Sendable {
  static let capacity = 32

  private(set) var count = 0
  /// The names' words, one name after the other, and where each starts; what is behind is old.
  private var words: [UInt64] = Array(repeating: 0, count: 8 * capacity)
  private var starts: [Int] = Array(repeating: 0, count: capacity + 1)
  private var lengths: [Int] = Array(repeating: 0, count: capacity)
  private(set) var hashes: [UInt64] = Array(repeating: 0, count: capacity)
  /// The slot of each name, as ``NameTable/askForRecords(of:)`` found it; 0 for none.
  var slots: [UInt64] = Array(repeating: 0, count: capacity)
  /// Whether these slots are those of the names in the batch.
  var hasSlots = false
  /// What ``NameTable/findNumbers(of:counting:)`` found.
  var numbers: [UInt32] = Array(repeating: 0, count: capacity)

  var isFull: Bool { count == Self.capacity }

  /// Copies a name; the batch must not be full.
  @inline(__always)
  mutating func append(_ bytes: Bytes) {
    let name = NameWords(bytes)
    let start = starts[count]
    if start + name.count > words.count {
      words += Array(repeating: 0, count: max(words.count, name.count))
    }
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<name.count { words[start + index] = name[index] }
    }
    hashes[count] = name.hash
    lengths[count] = name.length
    count += 1
    starts[count] = start + name.count
    hasSlots = false
  }

  mutating func removeAll() {
    count = 0
    hasSlots = false
  }

  /// How many bytes a name has.
  func length(_ index: Int) -> Int { lengths[index] }

  @inline(__always)
  func withWords<Result>(_ index: Int, _ body: (NameWords) -> Result) -> Result {
    words.withUnsafeBytes { words in
      let start = 8 * starts[index]
      return body(
        NameWords(UnsafeRawBufferPointer(rebasing: words[start..<start + lengths[index]])))
    }
  }
}
