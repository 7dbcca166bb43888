/// CRC-32C eight bytes a step (Kounavis and Berry, "A Systematic Approach to Building High
/// Performance Software-Based CRC Generators", 2005), without special instructions.
enum PortableCRC32C {
  /// The register after `bytes`; the caller inverts it at the start and at the end.
  static func fed(_ register: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var register = register
      var offset = 0
      while bytes.count - offset >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        register = step(UInt64(littleEndian: word) ^ UInt64(register), tables)
        offset += 8
      }
      while offset < bytes.count {
        let index = UInt8(truncatingIfNeeded: register) ^ bytes[offset]
        register = register &>> 8 ^ tables[Int(index)]
        offset += 1
      }
      return register
    }
  }

  private static func step(_ word: UInt64, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var register: UInt32 = 0
    for position in 0..<8 {
      let byte = Int(word &>> UInt64(8 &* position) & 0xff)
      register ^= tables[(7 &- position) &* 256 &+ byte]
    }
    return register
  }

  /// Eight tables of 256: the register left by a byte that 0, 1, … 7 zero bytes follow.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    tables.reserveCapacity(8 * 256)
    for byte in UInt32(0)..<256 {
      tables.append((0..<8).reduce(byte) { bits, _ in bits >> 1 ^ (bits & 1) * 0x82f6_3b78 })
    }
    for index in 256..<(8 * 256) {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xff)])
    }
    return tables
  }()
}
