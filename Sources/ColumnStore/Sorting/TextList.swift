import ByteTools
import NativeKernels

/// Texts as UTF-8, one after the other in one buffer: no text is an object of its own, whose references
/// several threads would have to count.
public struct TextList: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  public init() {}

  /// Below so many texts a second thread costs more than it saves.
  private static let leastShared = 8192
  /// The bytes that are made room for, a text.
  private static let usualLength = 32

  public var count: Int { ends.count }

  /// Adds the text that `write` appends.
  public mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  /// Adds texts that `write` appends by their places.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - workers: How many threads may work at once.
  ///   - write: Appends one.
  public mutating func append(
    _ count: Int, workers: Int, _ write: @Sendable (_ place: Int, inout [UInt8]) -> Void
  ) {
    let parts = Workers.share(count, least: Self.leastShared, among: workers) { places in
      var part = TextList()
      part.ends.reserveCapacity(places.count)
      part.bytes.reserveCapacity(Self.usualLength * places.count)
      for place in places { part.append { write(place, &$0) } }
      return part
    }
    if let part = parts.first, parts.count == 1, self.count == 0 {
      self = part
      return
    }
    ends.reserveCapacity(self.count + count)
    bytes.reserveCapacity(parts.reduce(bytes.count) { $0 + $1.bytes.count })
    for part in parts {
      let start = bytes.count
      bytes += part.bytes
      for end in part.ends { ends.append(start + end) }
    }
  }

  /// Calls `body` with the bytes of one.
  @inline(__always)
  public func withBytes<Result>(_ place: Int, _ body: (Bytes) -> Result) -> Result {
    let range = range(place)
    return bytes.withUnsafeBufferPointer { body(Bytes(rebasing: $0[range])) }
  }

  /// The bytes of one from a place in it on, and how many there are, with what comes behind them.
  @inline(__always)
  func withTail<Result>(
    _ place: Int, from offset: Int, _ body: (_ tail: UnsafeRawBufferPointer, _ count: Int) -> Result
  ) -> Result {
    let range = range(place)
    let start = range.lowerBound + offset
    return bytes.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[start...]), range.upperBound - start)
    }
  }

  @inline(__always)
  private func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  public subscript(place: Int) -> String {
    withBytes(place) { String(decoding: $0, as: UTF8.self) }
  }

  /// Says that one will be wanted soon.
  @inline(__always)
  public func willRead(_ place: Int) {
    let start = range(place).lowerBound
    bytes.withUnsafeBufferPointer { bytes in
      if let bytes = bytes.baseAddress { memory_will_read(bytes + start) }
    }
  }
}
