#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

/// How names are compared: products, shops, categories, budgets, tags.
public enum NameKey {
  /// The name as it is matched: blanks trimmed and folded to one space, case-folded, NFC, and without
  /// the blank inside a size: `500 g` matches `500g`.
  ///
  /// Lower case alone would keep `STRASSE` from `Straße`, and `ΜΕΛΑΣ` from `μελας`.
  public static func matching(_ name: some StringProtocol) -> String {
    let lower = printed(name).lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return joiningSizes(lower) }
    return joiningSizes(composed(lower.uppercased().lowercased()))
  }

  /// Takes out the blanks between a number and the unit of a size.
  private static func joiningSizes(_ key: String) -> String {
    var key = key
    return key.withUTF8 { bytes in
      let dropped = bytes.indices.filter { isBlankInSize(bytes, $0) }
      guard !dropped.isEmpty else { return nil }
      return String(
        decoding: bytes.indices.lazy.filter { !dropped.contains($0) }.map { bytes[$0] },
        as: UTF8.self)
    } ?? key
  }

  /// True if the byte of a printed name is the blank between a number and a unit that people write with
  /// or without one: `500 g`, `1.5 L`.
  public static func isBlankInSize(_ name: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard name[place] == UInt8(ascii: " "), place > 0, name[place - 1] &- 0x30 < 10 else {
      return false
    }
    func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }
    let rest = name[(place + 1)...]
    let unit = rest.prefix { isLetter($0) }
    guard (1...2).contains(unit.count) else { return false }
    if unit.endIndex < name.endIndex, name[unit.endIndex] &- 0x30 < 10 { return false }
    return sizeUnits.contains { $0.utf8.elementsEqual(unit.lazy.map { $0 | 0x20 }) }
  }

  private static let sizeUnits = ["g", "kg", "mg", "l", "ml", "cl", "dl", "oz", "lb"]

  /// The name as it identifies a fact: NFC, blanks trimmed and folded, letters as printed.
  public static func printed(_ name: some StringProtocol) -> String {
    if name.utf8.withContiguousStorageIfAvailable(isPlain) == true { return String(name) }
    var scalars = String.UnicodeScalarView()
    var isBlankPending = false
    for scalar in name.unicodeScalars {
      if isBlank(scalar) {
        isBlankPending = !scalars.isEmpty
      } else {
        if isBlankPending { scalars.append(" ") }
        isBlankPending = false
        scalars.append(scalar)
      }
    }
    return composed(String(scalars))
  }

  /// True for white space; ASCII is decided without Unicode's tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// True if ``printed(_:)`` is known to return these bytes unchanged, without making a string.
  ///
  /// False for control characters and all text beyond ASCII, which need the full check.
  public static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return true }
    let blank = UInt8(ascii: " ")
    guard bytes[0] != blank, bytes[bytes.count - 1] != blank else { return false }
    guard bytes.count >= 8 else {
      var previous: UInt8 = 0
      for byte in bytes {
        if byte >= 0x80 || byte < 0x20 || (byte == blank && previous == blank) { return false }
        previous = byte
      }
      return true
    }
    let start = UnsafeRawPointer(base)
    var faults: UInt64 = 0
    var blankBefore: UInt64 = 0
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let blanks = blankBytes(word)
      faults |= unplainBytes(word) | blanks & (blanks << 8 | blankBefore)
      blankBefore = blanks >> 56
      offset += 8
    }
    // The last eight bytes overlap what was looked at, and so hold every pair that was not.
    let last = start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self).littleEndian
    let blanks = blankBytes(last)
    return (faults | unplainBytes(last) | blanks & (blanks << 8)) == 0
  }

  /// 0x80 in each byte that is a blank.
  @inline(__always)
  private static func blankBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let differences = word ^ 0x2020_2020_2020_2020
    return ~(((differences & low) &+ low) | differences | low)
  }

  /// Not zero if one of the bytes is a control character or beyond ASCII.
  @inline(__always)
  private static func unplainBytes(_ word: UInt64) -> UInt64 {
    (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080
  }

  private static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    #if canImport(Darwin)
      return text.precomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text._nfc)
      return String(scalars)
    #endif
  }
}
