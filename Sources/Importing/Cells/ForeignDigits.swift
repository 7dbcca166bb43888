import ByteTools

/// Converts Arabic, Persian, Indic, Thai and full-width digits to ASCII, with their decimal and
/// percent signs.
enum ForeignDigits {
  /// Returns the cell in ASCII if it has such digits, and the cell itself otherwise.
  @inline(never)
  static func narrowed(_ cell: Bytes, _ arena: inout ByteArena) -> Bytes {
    guard mayHoldSome(cell) else { return cell }
    let room = arena.reserve(cell.count)
    var count = 0
    let holdsSome = narrow(cell) {
      room[count] = $0
      count += 1
    }
    return holdsSome ? arena.commit(count) : cell
  }

  static func narrowed(_ text: String) -> String {
    withBytes(of: text) { bytes in
      guard mayHoldSome(bytes) else { return text }
      var narrow: [UInt8] = []
      return Self.narrow(bytes) { narrow.append($0) }
        ? String(decoding: narrow, as: UTF8.self) : text
    }
  }

  /// Returns true if the cell has a byte that may begin such a digit (other characters share it).
  private static func mayHoldSome(_ cell: Bytes) -> Bool {
    for byte in cell where byte >= 0xD9 {
      switch byte {
      case 0xD9, 0xDB, 0xE0, 0xEF: return true
      default: continue
      }
    }
    return false
  }

  /// Writes the cell with these characters converted; returns true if one of them was a digit.
  private static func narrow(_ cell: Bytes, _ write: (UInt8) -> Void) -> Bool {
    var holdsDigit = false
    var index = 0
    while index < cell.count {
      if let (ascii, length) = ascii(cell, index) {
        if ascii &- UInt8(ascii: "0") < 10 { holdsDigit = true }
        write(ascii)
        index += length
      } else {
        write(cell[index])
        index += 1
      }
    }
    return holdsDigit
  }

  /// Returns the ASCII character for the one at `index`, and its length in bytes; nil for any
  /// other.
  private static func ascii(_ cell: Bytes, _ index: Int) -> (UInt8, Int)? {
    let zero = UInt8(ascii: "0")
    guard cell[index] >= 0xD8, index + 1 < cell.count else { return nil }
    let second = cell[index + 1]
    switch cell[index] {
    case 0xD8: return second == 0x8C ? (UInt8(ascii: ","), 2) : nil
    case 0xD9:
      switch second {
      case 0xA0...0xA9: return (zero + second - 0xA0, 2)
      case 0xAA: return (UInt8(ascii: "%"), 2)
      case 0xAB: return (UInt8(ascii: "."), 2)
      case 0xAC: return (UInt8(ascii: ","), 2)
      default: return nil
      }
    case 0xDB: return (0xB0...0xB9).contains(second) ? (zero + second - 0xB0, 2) : nil
    default: break
    }
    guard index + 2 < cell.count else { return nil }
    let third = cell[index + 2]
    switch cell[index] {
    // Every other Indic script from Devanagari to Malayalam has its digits at the same offset; Thai
    // differs.
    case 0xE0 where (0xA5...0xB5).contains(second) && second & 1 == 1:
      return (0xA6...0xAF).contains(third) ? (zero + third - 0xA6, 3) : nil
    case 0xE0 where second == 0xB9:
      return (0x90...0x99).contains(third) ? (zero + third - 0x90, 3) : nil
    // A full-width character is its ASCII character + 0xFEE0.
    case 0xEF where second == 0xBC && third >= 0x81: return (third - 0x60, 3)
    case 0xEF where second == 0xBD && third <= 0x9E: return (third - 0x20, 3)
    default: return nil
    }
  }
}
