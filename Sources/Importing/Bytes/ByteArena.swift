import ByteTools

/// Memory for the bytes that a record needs in addition to the file's own: unescaped quotes,
/// normalised numbers.
///
/// Bytes do not move until ``reset()``, so slices of them stay valid until then.
struct ByteArena: ~Copyable {
  private var chunk: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var used = 0
  private var full: [UnsafeMutablePointer<UInt8>] = []

  init(capacity: Int = 64 * 1024) {
    self.capacity = capacity
    chunk = .allocate(capacity: capacity)
  }

  deinit {
    chunk.deallocate()
    for old in full { old.deallocate() }
  }

  /// Frees everything written; all slices become invalid.
  @inline(__always)
  mutating func reset() {
    used = 0
    guard !full.isEmpty else { return }
    for old in full { old.deallocate() }
    full = []
  }

  /// Returns memory for at most `count` bytes; ``commit(_:)`` then says how many were used.
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if used + count > capacity {
      full.append(chunk)
      capacity = max(capacity * 2, count)
      chunk = .allocate(capacity: capacity)
      used = 0
    }
    return chunk + used
  }

  /// Keeps the first `count` bytes of the last reservation and returns them.
  mutating func commit(_ count: Int) -> Bytes {
    let start = chunk + used
    used += count
    return Bytes(start: start, count: count)
  }

  /// Copies a string into the arena.
  mutating func copy(_ text: String) -> Bytes {
    let room = reserve(text.utf8.count)
    var count = 0
    for byte in text.utf8 {
      room[count] = byte
      count += 1
    }
    return commit(count)
  }
}

/// Bytes that live as long as this object, for values of the import plan that many records share.
final class KeptBytes {
  let bytes: Bytes

  init(_ text: String) {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
    var count = 0
    for byte in text.utf8 {
      room[count] = byte
      count += 1
    }
    bytes = Bytes(start: room, count: count)
  }

  init(_ copied: Bytes) {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(copied.count, 1))
    if let start = copied.baseAddress { room.update(from: start, count: copied.count) }
    bytes = Bytes(start: room, count: copied.count)
  }

  deinit {
    bytes.baseAddress?.deallocate()
  }
}
