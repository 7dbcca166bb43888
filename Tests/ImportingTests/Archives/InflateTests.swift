import Testing

@testable import Importing

/// Compressed by zlib 1.2.13.
@Suite struct InflateTests {
  static func bytes(ofHex hex: String) -> [UInt8] {
    let digits = hex.utf8.map { $0 > 0x39 ? $0 - 0x57 : $0 - 0x30 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func text(_ hex: String, limit: Int = 1 << 16) throws -> String {
    String(decoding: try Inflate.bytes(of: bytes(ofHex: hex)[...], limit: limit), as: UTF8.self)
  }

  @Test func `stored bytes and the fixed code are read`() throws {
    #expect(try Self.text("010300fcff616263") == "abc")
    #expect(try Self.text("f3cdccc956f045259c8a52135300") == "Milk Milk Milk Milk Bread")
  }

  private static let dynamic =
    "6593416e04310804effb8a3c201b196c6378441e1225ff3f679a6143a4beb62c866a6a74a83d653c87bc7f7efd7cbf8d"
    + "77f918e3a1af58ef58ae789e8ee71daf2b3eabe375c771c5221def1a6257bebc73bb73dd57eebbf373e713ef553bf7fa"
    + "2ae6efe83ceedcb04ed85f2ee3ce3db79f9d17ebc4f6cd2ac5aa18331a565eb007eb37ad14ed51acdfb852b888a569a5"
    + "6827b6d94d2b456b781f4d2b451b68479b568a76627d6b5a2dda93276c5a2d5ac1fcd5b85ab83b6b685c2ddc40fbd2b8"
    + "5ab80bf5ecc6d5c20d7079f36af12eccd7e6d5e20dccb1e6d5e2ddd83ffe5db7f6771cd1c84c433d67929a8a6bc92037"
    + "1d73d6213937d6f1c572a2361592d3534227390d35c4263927f69c4a720ade5b909c8efa87919d963fd1643bc1e583ec"
    + "9ca9e1213b05eff7223d313e84ec8cbca2939d0e2cdb64e7413d43d9ceac21c8ce93161ad999b94cb233e7ec4176e677"
    + "fd909db9a72eb233b94cc8ceacc149ce6c6d6e92335b3e4a76e65546909df7158ded44eef3f10b"

  @Test func `a code of its own is read`() throws {
    let text = try Self.text(Self.dynamic)
    let lines = (0..<60).map { line in
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "2026-10-\(two(line % 28 + 1)),Milk \(line * line % 97),1.\(two(line * 37 % 100))\n"
    }
    #expect(text == lines.joined())
  }

  @Test func `damaged data throws and never more than the limit is made`() throws {
    let whole = Self.bytes(ofHex: Self.dynamic)
    for count in stride(from: 0, to: whole.count, by: 7) {
      #expect(throws: Inflate.Fault.self) { try Inflate.bytes(of: whole[..<count], limit: 1 << 16) }
    }
    // A changed byte gives other bytes or an error, but never a crash.
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x55
      _ = try? Inflate.bytes(of: damaged[...], limit: 1 << 16)
    }
    #expect(throws: Inflate.Fault.tooLong) { try Inflate.bytes(of: whole[...], limit: 100) }
    #expect(throws: Inflate.Fault.damaged) { try Inflate.bytes(of: [7], limit: 100) }
    #expect(throws: Inflate.Fault.damaged) {
      try Inflate.bytes(of: Self.bytes(ofHex: "010300fcfe616263")[...], limit: 100)
    }
  }

  @Test func `the checksum is that of ZIP`() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }
}
