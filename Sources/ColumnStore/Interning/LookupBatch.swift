import ByteTools

/// Some strings that are looked up together.
///
/// In a table of tens of thousands of strings a look-up waits for memory twice: for the slot and for the
/// record. So ``StringInterner`` looks up a batch in steps: it prefetches the slots, then the records,
/// and then compares. The caller does other work between the steps (``PrefetchQueue``, which owns the
/// memory).
struct LookupBatch {
  static let capacity = 32
  /// In bytes; a longer name is looked up by itself.
  static let longestString = 64

  /// One of the names.
  struct Name: BitwiseCopyable {
    let hash: UInt64
    let length: UInt32
    /// Where its words start.
    let start: UInt32
    /// The slot of the name, as ``StringInterner/prefetchRecords(of:)`` found it; 0 for none.
    var slot: UInt64 = 0
  }

  let names: UnsafeMutablePointer<Name>
  /// The names' words, one name after the other.
  let words: UnsafeMutablePointer<UInt64>
  /// What ``StringInterner/findNumbers(of:counting:)`` found.
  let numbers: UnsafeMutablePointer<UInt32>
  let count: Int

  static let wordCapacity = capacity * longestString / 8

  /// Copies a name behind those that are there, and returns where its words end.
  @inline(__always)
  func append(_ bytes: Bytes, wordsFrom start: Int) -> Int {
    let name = StringWords(bytes)
    for index in 0..<name.count { words[start + index] = name[index] }
    names[count] = Name(
      hash: name.hash, length: UInt32(truncatingIfNeeded: name.length),
      start: UInt32(truncatingIfNeeded: start))
    return start + name.count
  }

  @inline(__always)
  func words(of name: Name) -> StringWords {
    StringWords(UnsafeRawBufferPointer(start: words + Int(name.start), count: Int(name.length)))
  }
}
