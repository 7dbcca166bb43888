/// UTF-8 that was taken for Windows-1252 and encoded again: `AÃ±o` for `Año`.
struct TwiceEncoded {
  /// The characters above ASCII since the last one in it.
  private var run: [UInt8] = []

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

  /// Appends the text as it was before to `output`, once a run of characters above ASCII is complete.
  mutating func read(_ byte: UInt8, into output: inout [UInt8]) {
    guard byte < 0x80 else { return run.append(byte) }
    end(into: &output)
    output.append(byte)
  }

  /// Appends the last run; characters that were encoded once stay as they are.
  mutating func end(into output: inout [UInt8]) {
    if run.isEmpty { return }
    output += Self.before(run) ?? run
    run.removeAll(keepingCapacity: true)
  }

  /// Returns the bytes that the characters stood for; nil if these are not UTF-8.
  private static func before(_ run: [UInt8]) -> [UInt8]? {
    var before: [UInt8] = []
    for scalar in String(decoding: run, as: UTF8.self).unicodeScalars {
      guard let byte = bytes[scalar.value] else { return nil }
      before.append(byte)
    }
    return String(validating: before, as: UTF8.self) == nil ? nil : before
  }

  /// Returns true if the characters above ASCII are UTF-8 again, and none is not.
  static func isLikely(_ text: [UInt8]) -> Bool {
    guard text.contains(0xC3) || text.contains(0xC2) else { return false }
    // The last line may be cut in a character.
    let runs = text[..<(text.lastIndex(of: 0x0A) ?? text.endIndex)].split { $0 < 0x80 }
    return !runs.isEmpty && runs.allSatisfy { before(Array($0)) != nil }
  }
}
