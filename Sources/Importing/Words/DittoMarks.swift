import ByteTools

/// Cell values that mean "as above", as in lists kept by hand: `"`, `〃`, `ditto`.
enum DittoMarks {
  private static let words: [[UInt8]] = [
    "\"", "''", "〃", "″", "”", "“", "„", ",,", "-\"-", "–\"–", "-''-", "ditto", "Ditto", "do.",
    "dto",
    "dto.", "idem", "Idem", "dito", "Dito",
  ].map { Array($0.utf8) }

  static func contains(_ bytes: Bytes) -> Bool {
    bytes.count <= 8 && words.contains { bytes.elementsEqual($0) }
  }

  static func contains(_ text: String) -> Bool { withBytes(of: text) { contains($0) } }
}
