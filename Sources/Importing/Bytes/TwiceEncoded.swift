/// UTF-8 that was taken for Windows-1252 and encoded again: `AÃ±o` for `Año`.
struct TwiceEncoded {
  /// The bytes of a character that is not complete yet, and how many it has.
  private var pending: [UInt8] = []
  private var count = 0

  /// The byte that each character above ASCII was, by Windows-1252 or else by Latin-1.
  private static let bytes: [UInt32: UInt8] = {
    var bytes: [UInt32: UInt8] = [:]
    for (place, scalar) in (SingleByteTable.upperHalf(of: .windows1252) ?? []).enumerated() {
      bytes[scalar] = UInt8(0x80 + place)
    }
    for byte in UInt8(0x80)...0xFF where bytes[UInt32(byte)] == nil { bytes[UInt32(byte)] = byte }
    bytes[0xFFFD] = nil
    return bytes
  }()

  /// Returns the bytes of the text as it was before, once a character is complete.
  mutating func read(_ byte: UInt8) -> [UInt8] {
    if byte < 0x80 { return [byte] }
    if byte >= 0xC0 {
      count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      pending = [byte]
      return []
    }
    pending.append(byte)
    guard pending.count >= count else { return [] }
    let scalar = String(decoding: pending, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
    return Self.bytes[scalar].map { [$0] } ?? pending
  }

  /// Returns true if the characters above ASCII are UTF-8 again, and none is not.
  static func isLikely(_ text: [UInt8]) -> Bool {
    guard text.contains(0xC3) || text.contains(0xC2) else { return false }
    // The last line may be cut in a character.
    let whole = text[..<(text.lastIndex(of: 0x0A) ?? text.endIndex)] + [0x0A]
    var found = 0
    var run: [UInt8] = []
    func isWhole() -> Bool {
      defer { run.removeAll(keepingCapacity: true) }
      if run.isEmpty { return true }
      found += 1
      return String(validating: run, as: UTF8.self) != nil
    }
    for scalar in String(decoding: whole, as: UTF8.self).unicodeScalars {
      if scalar.value < 0x80 {
        guard isWhole() else { return false }
      } else if let byte = bytes[scalar.value] {
        run.append(byte)
      } else {
        return false
      }
    }
    return found > 0
  }
}
