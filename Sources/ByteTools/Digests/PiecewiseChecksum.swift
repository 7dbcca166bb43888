/// A ``CRC32C`` that can be taken back to an earlier length, as a ``PiecewiseDigest`` can.
public struct PiecewiseChecksum {
  /// The checksum up to each finished piece.
  private var finished: [CRC32C] = [CRC32C()]
  private var current = CRC32C()
  private var count = 0

  private static let pieceLength = PiecewiseDigest.pieceLength

  public init() {}

  /// The checksum of the bytes so far.
  public var value: UInt32 { current.value }

  /// Appends `bytes`.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let taken = min(rest.count, Self.pieceLength - count % Self.pieceLength)
      current.update(UnsafeRawBufferPointer(rebasing: rest[..<taken]))
      count += taken
      if count % Self.pieceLength == 0 { finished.append(current) }
      rest = UnsafeRawBufferPointer(rebasing: rest[taken...])
    }
  }

  /// Takes the checksum back to what it was after the first `newCount` bytes.
  ///
  /// - Parameters:
  ///   - newCount: A length no greater than the number of bytes so far.
  ///   - partialPiece: The bytes from the last multiple of 1 MiB not greater than `newCount` up to
  ///     `newCount`.
  public mutating func truncate(
    toCount newCount: Int, replaying partialPiece: UnsafeRawBufferPointer
  ) {
    let whole = newCount / Self.pieceLength
    finished.removeSubrange((whole + 1)...)
    current = finished[whole]
    current.update(partialPiece)
    count = newCount
  }
}
