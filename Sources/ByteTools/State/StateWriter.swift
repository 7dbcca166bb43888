/// Writes flat values one after the other to memory, or with a checksum at the end to a file.
///
/// The form is this machine's: numbers as they lie in memory. A file is read back only by the same
/// version of the program on the same kind of machine, and else thrown away.
public struct StateWriter: ~Copyable {
  /// What has not gone to the file yet.
  public private(set) var bytes: [UInt8] = []
  private let file: PosixFile?
  private var written = 0
  private var fault: SystemFault?
  /// Of everything that went to the file.
  private var checksum = CRC32C()

  /// How much is collected before it is written.
  private static let room = 1 << 20

  /// Writes into memory.
  public init() {
    file = nil
  }

  /// Writes into a file, from its start.
  public init(_ file: consuming PosixFile) {
    self.file = consume file
  }

  /// Writes one number.
  public mutating func write<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { append($0) }
  }

  /// Writes how many numbers there are, and the numbers.
  public mutating func write<Value: BitwiseCopyable>(_ values: [Value]) {
    values.withUnsafeBufferPointer { write($0) }
  }

  /// The same of numbers that are not in an array.
  public mutating func write<Value: BitwiseCopyable>(_ values: UnsafeBufferPointer<Value>) {
    write(values.count)
    append(UnsafeRawBufferPointer(values))
  }

  /// Writes a text.
  public mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes what is left, and the checksum.
  ///
  /// - Throws: The first fault of the file.
  public mutating func finish() throws(SystemFault) {
    flush()
    withUnsafeBytes(of: checksum.value) { append($0) }
    flush()
    if let fault { throw fault }
  }

  private mutating func append(_ raw: UnsafeRawBufferPointer) {
    guard raw.count >= Self.room, file != nil else {
      bytes.append(contentsOf: raw)
      if bytes.count >= Self.room { flush() }
      return
    }
    flush()
    put(Bytes(start: raw.bindMemory(to: UInt8.self).baseAddress, count: raw.count))
  }

  private mutating func flush() {
    guard file != nil else { return }
    let pending = bytes
    bytes.removeAll(keepingCapacity: true)
    pending.withUnsafeBufferPointer { put($0) }
  }

  private mutating func put(_ pending: Bytes) {
    guard fault == nil else { return }
    checksum.update(UnsafeRawBufferPointer(pending))
    do throws(SystemFault) {
      try file?.write(pending, at: written)
      written += pending.count
    } catch {
      fault = error
    }
  }
}
