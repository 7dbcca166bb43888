internal import NativeKernels

/// CRC-32C (Castagnoli), as iSCSI defines it (RFC 3720, 12.1): reflected polynomial 0x82f63b78,
/// started from and finished by inverting all bits.
///
/// It finds accidents, not intentions. The bytes "123456789" have 0xe3069283.
public struct CRC32C: Sendable {
  private let kernel: CRC32CKernel
  private var register: UInt32 = ~0

  /// The checksum of no bytes yet.
  public init() { self.init(kernel: .selected) }

  init(kernel: CRC32CKernel) { self.kernel = kernel }

  /// The checksum of the bytes so far.
  public var value: UInt32 { ~register }

  /// Appends `bytes`.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    switch kernel {
    case .hardware: register = digest_crc32c(register, start, bytes.count)
    case .portable: register = PortableCRC32C.fed(register, bytes)
    }
  }

  /// The checksum of `bytes`.
  public static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    var checksum = Self()
    checksum.update(bytes)
    return checksum.value
  }
}

/// The code that feeds bytes to a CRC-32C register.
enum CRC32CKernel: Sendable {
  case hardware
  case portable

  /// The faster one this processor can run; it is asked once.
  static let selected: CRC32CKernel = digest_crc32c_available() ? .hardware : .portable
}
