import ByteTools

/// A year of a Japanese era or of Taiwan in a text: `令和6年3月分` is of 2024.
enum EraYear {
  static func find(in text: String) -> Int? {
    withBytes(of: text) { bytes in
      bytes.indices.lazy.compactMap { start in
        guard bytes[start] >= 0xE4 else { return nil }
        var scan = ByteScan(Bytes(rebasing: bytes[start...]))
        guard let offset = scan.skipEra(), let (year, digits) = scan.number(), digits <= 3 else {
          return nil
        }
        return offset + year
      }.first
    }
  }
}
