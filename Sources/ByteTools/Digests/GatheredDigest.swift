/// A ``PiecewiseDigest`` of bytes that come a line at a time, gathered until they are as many pieces
/// as are hashed side by side.
public struct GatheredDigest: ~Copyable {
  private let kernel: SHA256Kernel
  private let portion: Int
  private var digest: PiecewiseDigest
  private var gathered: OutputBuffer

  public init(kernel: SHA256Kernel) {
    self.kernel = kernel
    portion = kernel.lanes * PiecewiseDigest.pieceLength
    digest = PiecewiseDigest(kernel: kernel)
    gathered = OutputBuffer(capacity: portion)
  }

  /// How many bytes have been given since the last digest.
  public var count: Int { Int(digest.count) + gathered.count }

  public mutating func update(_ bytes: Bytes) {
    var rest = bytes
    while gathered.count + rest.count >= portion {
      let taken = portion - gathered.count
      gathered.put(Bytes(rebasing: rest[..<taken]))
      digest.update(UnsafeRawBufferPointer(gathered.bytes))
      gathered.truncate(to: 0)
      rest = Bytes(rebasing: rest[taken...])
    }
    gathered.put(rest)
  }

  /// The digest of all bytes since the last one; the next byte begins another message.
  public mutating func take() -> SHA256Digest {
    digest.update(UnsafeRawBufferPointer(gathered.bytes))
    gathered.truncate(to: 0)
    defer { digest = PiecewiseDigest(kernel: kernel) }
    return digest.finish()
  }
}
