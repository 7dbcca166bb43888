import EventSourcing

/// Some names whose numbers are found together.
///
/// With tens of thousands of names a look-up waits for memory twice, for the slot and for the record.
/// So a batch is looked up in steps, which ``NameTable`` takes: slots are asked for, then the records
/// that they lead to, and then names are compared. What is asked for arrives while other things are
/// done, if somebody does any between the steps, as ``WaitingLines`` does.
struct NameBatch: Sendable {
  static let capacity = 32

  /// One of the names.
  struct Name: Sendable {
    var hash: UInt64 = 0
    var length = 0
    /// Where its words start.
    fileprivate var start = 0
    /// The slot of the name, as ``NameTable/askForRecords(of:)`` found it; 0 for none.
    var slot: UInt64 = 0
  }

  private(set) var count = 0
  /// As many as fit; what is behind ``count`` is old.
  var names: [Name] = Array(repeating: Name(), count: capacity)
  /// The names' words, one name after the other.
  private var words: [UInt64] = Array(repeating: 0, count: 8 * capacity)
  private var end = 0
  /// Whether the slots are those of the names in the batch.
  var hasSlots = false
  /// What ``NameTable/findNumbers(of:counting:)`` found.
  var numbers: [UInt32] = Array(repeating: 0, count: capacity)

  var isFull: Bool { count == Self.capacity }

  /// Copies a name; the batch must not be full.
  @inline(__always)
  mutating func append(_ bytes: Bytes) {
    let name = NameWords(bytes)
    let start = end
    end += name.count
    if end > words.count {
      words += Array(repeating: 0, count: max(words.count, name.count))
    }
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<name.count { words[start + index] = name[index] }
    }
    names[count] = Name(hash: name.hash, length: name.length, start: start)
    count += 1
  }

  mutating func removeAll() {
    count = 0
    end = 0
    hasSlots = false
  }

  @inline(__always)
  func withWords<Result>(_ index: Int, _ body: (NameWords) -> Result) -> Result {
    words.withUnsafeBytes { words in
      let name = names[index]
      return body(
        NameWords(
          UnsafeRawBufferPointer(
            start: words.baseAddress.map { $0 + 8 * name.start }, count: name.length)))
    }
  }
}
