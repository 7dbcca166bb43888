import ByteTools

extension ShortenedWords {
  /// A word of the tables and the number of what it names; equal numbers are the same food.
  struct Word {
    let text: ArraySlice<UInt8>
    let value: Int
  }

  /// Words of the tables in one array of bytes, sorted by their texts.
  struct Sorted: Sendable {
    /// Where a word lies, and its first eight bytes, which tell most words apart.
    private struct Place {
      let beginning: UInt64
      let start: UInt32
      let count: UInt8
      let value: Int32
    }

    private var bytes: [UInt8] = []
    private var places: [Place] = []

    init(capacity: Int) {
      bytes.reserveCapacity(capacity * 12)
      places.reserveCapacity(capacity)
    }

    mutating func add(_ word: Bytes, _ value: Int) {
      places.append(
        Place(
          beginning: Self.beginning(of: word), start: UInt32(bytes.count), count: UInt8(word.count),
          value: Int32(value)))
      bytes += word
    }

    mutating func sort() {
      let bytes = bytes
      bytes.withUnsafeBufferPointer { bytes in
        func text(_ place: Place) -> Bytes {
          Bytes(rebasing: bytes[Int(place.start)..<Int(place.start) + Int(place.count)])
        }
        places.sort {
          $0.beginning != $1.beginning
            ? $0.beginning < $1.beginning : text($0).lexicographicallyPrecedes(text($1))
        }
      }
    }

    var indices: Range<Int> { places.indices }

    subscript(index: Int) -> Word {
      let place = places[index]
      let start = Int(place.start)
      return Word(text: bytes[start..<start + Int(place.count)], value: Int(place.value))
    }

    /// The words that begin with `word`.
    func range(beginningWith word: some Collection<UInt8>) -> Range<Int> {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if self[middle].text.lexicographicallyPrecedes(word) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      var end = low
      while end < places.count, self[end].text.starts(with: word) { end += 1 }
      return low..<end
    }

    private static func beginning(of word: Bytes) -> UInt64 {
      var beginning: UInt64 = 0
      for place in 0..<8 {
        beginning = beginning << 8 | (place < word.count ? UInt64(word[place]) : 0)
      }
      return beginning
    }
  }
}
