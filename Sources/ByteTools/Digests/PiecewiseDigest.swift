/// The digest of a batch, which `split -b 1M` and `sha256sum` can check.
///
/// Up to 1 MiB it is the SHA-256 of the bytes. Past that it is the SHA-256 of the concatenated
/// SHA-256s (32 bytes each) of its pieces of 1 MiB; the last piece may be shorter. It stores 32
/// bytes for each finished piece, and can be truncated to an earlier length.
public struct PiecewiseDigest: Sendable {
  /// The bytes in a piece.
  public static let pieceLength = 1_048_576

  /// The bytes of as many pieces as are hashed side by side.
  public static let portion = SHA256Kernel.selected.lanes * pieceLength

  private let kernel: SHA256Kernel
  private var finished: [SHA256Digest] = []
  /// The piece being filled: always short of a whole one.
  private var current: SHA256

  /// How many bytes have been given so far.
  public private(set) var count: UInt64 = 0

  /// The digest of no bytes yet.
  public init() { self.init(kernel: .selected) }

  public init(kernel: SHA256Kernel) {
    self.kernel = kernel
    current = SHA256(kernel: kernel)
  }

  /// The digest of `bytes`.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> SHA256Digest {
    var digest = Self()
    digest.update(bytes)
    return digest.finish()
  }

  /// Appends `bytes`; several whole pieces at once, from the start of one on, go through faster.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var rest = bytes
    while !rest.isEmpty {
      let whole = min(rest.count / Self.pieceLength, kernel.lanes)
      if current.count == 0, whole > 1 {
        finishPieces(rest, count: whole)
        rest = UnsafeRawBufferPointer(rebasing: rest[(whole * Self.pieceLength)...])
      } else {
        let taken = min(rest.count, Self.pieceLength - Int(current.count))
        fill(UnsafeRawBufferPointer(rebasing: rest[..<taken]))
        rest = UnsafeRawBufferPointer(rebasing: rest[taken...])
      }
    }
  }

  /// Appends `bytes`.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Takes the digest back to what it was after the first `newCount` bytes.
  ///
  /// - Parameters:
  ///   - newCount: A length no greater than `count`.
  ///   - partialPiece: The bytes from the last multiple of 1 MiB not greater than `newCount` up to
  ///     `newCount`, read again: a state in the middle of a piece is not kept.
  public mutating func truncate(
    toCount newCount: UInt64, replaying partialPiece: UnsafeRawBufferPointer
  ) {
    precondition(newCount <= count, "a length that was reached before")
    let (whole, partial) = newCount.quotientAndRemainder(dividingBy: UInt64(Self.pieceLength))
    precondition(UInt64(partialPiece.count) == partial, "all bytes of the unfinished piece")
    finished.removeSubrange(Int(whole)...)
    current = SHA256(kernel: kernel)
    current.update(partialPiece)
    count = newCount
  }

  /// The digest of the bytes so far, to which more may still be appended.
  public func finish() -> SHA256Digest {
    if count <= UInt64(Self.pieceLength) { return finished.first ?? current.finish() }
    var outer = SHA256(kernel: kernel)
    for digest in finished { outer.update(digest) }
    if current.count > 0 { outer.update(current.finish()) }
    return outer.finish()
  }

  private mutating func fill(_ bytes: UnsafeRawBufferPointer) {
    current.update(bytes)
    guard current.count == UInt64(Self.pieceLength) else { return }
    finished.append(current.finish())
    current = SHA256(kernel: kernel)
  }

  /// Finishes up to as many pieces as the kernel takes side by side; idle lanes repeat the first.
  private mutating func finishPieces(_ bytes: UnsafeRawBufferPointer, count: Int) {
    guard let start = bytes.baseAddress else { return }
    let places = (0..<kernel.lanes).map { start + ($0 < count ? $0 : 0) * Self.pieceLength }
    var states = Array(repeating: SHA256.initialState, count: kernel.lanes)
    states.withUnsafeMutableBufferPointer { states in
      places.withUnsafeBufferPointer { places in
        kernel.compressLanes(states, places, count: Self.pieceLength / SHA256.blockLength)
      }
    }
    let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
    for state in states[..<count] {
      finished.append(
        SHA256Digest(kernel.closed(state, tail: nothing, count: UInt64(Self.pieceLength))))
    }
  }
}

extension SHA256 {
  /// Appends the 32 bytes of a digest to the message.
  public mutating func update(_ digest: SHA256Digest) {
    withUnsafeTemporaryAllocation(byteCount: SHA256Digest.byteCount, alignment: 8) { bytes in
      digest.write(to: bytes)
      update(UnsafeRawBufferPointer(bytes))
    }
  }
}
