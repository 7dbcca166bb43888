/// Reads back what a ``StateWriter`` wrote into a file, in the same order.
public struct StateReader: ~Copyable {
  private let file: PosixFile
  /// How many bytes there are before the checksum.
  private let size: Int
  /// What was read ahead, and how much of it is used up.
  private var buffer: [UInt8] = []
  private var used = 0
  /// Where the bytes after ``buffer`` lie in the file.
  private var offset = 0

  private static let ahead = 16 << 10
  private static let portion = 256 << 10

  public init(_ file: consuming PosixFile) throws(SystemFault) {
    size = try file.size() - MemoryLayout<UInt32>.size
    self.file = consume file
  }

  /// Reads one number.
  public mutating func read<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self
  ) throws(UnusableState) -> Value {
    let count = MemoryLayout<Value>.size
    try have(count)
    let value = buffer.withUnsafeBytes { bytes in
      bytes.loadUnaligned(fromByteOffset: used, as: Value.self)
    }
    used += count
    return value
  }

  /// Reads numbers, as many as were written.
  public mutating func readArray<Value: BitwiseCopyable>(
    of type: Value.Type = Value.self
  ) throws(UnusableState) -> [Value] {
    let count = try readCount(of: Value.self)
    var isWhole = false
    let values = [Value](unsafeUninitializedCapacity: count) { values, initialized in
      isWhole = fill(UnsafeMutableBufferPointer(rebasing: values[..<count]))
      initialized = isWhole ? count : 0
    }
    guard isWhole else { throw UnusableState() }
    return values
  }

  /// Reads numbers, as many as were written, to where there is room for them.
  ///
  /// - Parameter memory: Is given how many there are.
  /// - Throws: `UnusableState` where the file holds fewer.
  public mutating func read<Value: BitwiseCopyable>(
    to memory: (_ count: Int) -> UnsafeMutableBufferPointer<Value>
  ) throws(UnusableState) {
    guard fill(memory(try readCount(of: Value.self))) else { throw UnusableState() }
  }

  /// How many numbers follow; no more than the rest of the file can hold.
  private mutating func readCount<Value>(of type: Value.Type) throws(UnusableState) -> Int {
    let count: Int = try read()
    let room = MemoryLayout<Value>.stride
    guard count >= 0, count <= (size - offset + buffer.count - used) / room else {
      throw UnusableState()
    }
    return count
  }

  private mutating func fill<Value: BitwiseCopyable>(
    _ values: UnsafeMutableBufferPointer<Value>
  ) -> Bool {
    fill(UnsafeMutableRawBufferPointer(values))
  }

  /// Reads a text.
  public mutating func readText() throws(UnusableState) -> String {
    String(decoding: try readArray(of: UInt8.self), as: UTF8.self)
  }

  /// Reads the whole file and compares it with its checksum, independent of the read position.
  ///
  /// Tables rely on the invariants of what they wrote, so only a verified file may be read into
  /// them.
  public borrowing func checkSeal() throws(UnusableState) {
    var checksum = CRC32C()
    var place = 0
    while place < size {
      let count = min(Self.portion, size - place)
      guard let bytes = try? file.bytes(at: place, count: count), bytes.count == count else {
        throw UnusableState()
      }
      bytes.withUnsafeBytes { checksum.update($0) }
      place += count
    }
    guard size >= 0, let stored = try? file.bytes(at: size, count: MemoryLayout<UInt32>.size),
      withUnsafeBytes(of: checksum.value, { $0.elementsEqual(stored) })
    else { throw UnusableState() }
  }

  /// Copies what is read ahead, and reads the rest from the file.
  private mutating func fill(_ wanted: UnsafeMutableRawBufferPointer) -> Bool {
    let known = min(wanted.count, buffer.count - used)
    buffer.withUnsafeBytes { bytes in
      wanted.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[used..<used + known]))
    }
    used += known
    guard known < wanted.count, let start = wanted.baseAddress else { return true }
    let rest = wanted.count - known
    guard rest <= size - offset else { return false }
    let place = (start + known).assumingMemoryBound(to: UInt8.self)
    guard (try? file.read(at: offset, into: place, count: rest)) == rest else { return false }
    offset += rest
    return true
  }

  /// Reads ahead until so many bytes are there.
  private mutating func have(_ count: Int) throws(UnusableState) {
    guard buffer.count - used < count else { return }
    buffer.removeFirst(used)
    used = 0
    let wanted = min(max(count, Self.ahead) - buffer.count, size - offset)
    guard let more = try? file.bytes(at: offset, count: wanted) else { throw UnusableState() }
    offset += more.count
    buffer += more
    guard buffer.count >= count else { throw UnusableState() }
  }
}

/// The file holds no state that this program can read back.
public struct UnusableState: Error {
  public init() {}
}
