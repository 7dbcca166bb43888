import ByteTools

/// Cleans cell text before it becomes part of an event.
enum CellText {
  /// Returns the text trimmed, with single spaces and without control characters.
  ///
  /// Also removes the apostrophe that protects a spreadsheet from a formula: `'=1+1`. Nearly always
  /// returns the cell's own bytes; copies to the arena only if something had to be removed.
  @inline(__always)
  static func clean(_ cell: Bytes, _ arena: inout ByteArena) -> Bytes {
    guard let start = cell.baseAddress, cell.count > 0 else { return cell }
    if isClean(start, cell.count) { return cell }
    return rebuilt(cell, &arena)
  }

  /// Returns true if the cell needs no change.
  ///
  /// It reads eight bytes at a time, because almost every cell is clean.
  @inline(__always)
  private static func isClean(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard start[0] > 0x20, start[0] != UInt8(ascii: "'"), start[count - 1] != 0x20 else {
      return false
    }
    var index = 0
    var wasBlank: UInt64 = 0
    while index + 8 <= count {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self).littleEndian
      let high = word & 0x8080_8080_8080_8080
      let blanks = zeroBytes(word ^ 0x2020_2020_2020_2020)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      if controls | (blanks & (blanks << 8 | wasBlank)) != 0 { return false }
      if high != 0, needsCare(start + index, 8) { return false }
      wasBlank = blanks >> 56
      index += 8
    }
    var previous: UInt8 = wasBlank == 0 ? 0x21 : 0x20
    while index < count {
      let byte = start[index]
      if byte <= 0x20, byte < 0x20 || previous == 0x20 { return false }
      if byte >= 0x80, needsCare(start + index, 1) { return false }
      previous = byte
      index += 1
    }
    return true
  }

  /// Returns true if a byte may begin a non-ASCII space or an invisible character.
  private static func needsCare(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count {
      switch start[index] {
      case 0xC2, 0xE2, 0xE3, 0xEF, 0xD8: return true
      default: continue
      }
    }
    return false
  }

  /// Copies the cell to the arena without the characters that an event must not have.
  private static func rebuilt(_ cell: Bytes, _ arena: inout ByteArena) -> Bytes {
    let room = arena.reserve(cell.count)
    var count = 0
    var isBlankPending = false
    var index = 0
    while index < cell.count {
      let byte = cell[index]
      let length = blankLength(cell, at: index)
      if byte <= 0x20 || byte == 0x7F || length > 0 {
        isBlankPending = count > 0
        index += max(length, 1)
        continue
      }
      let mark = markLength(cell, at: index)
      if mark > 0 {
        index += mark
        continue
      }
      if isBlankPending {
        room[count] = 0x20
        count += 1
        isBlankPending = false
      }
      room[count] = byte
      count += 1
      index += 1
    }
    var result = arena.commit(count)
    if count > 1, result[0] == UInt8(ascii: "'"), isFormulaStart(result[1]) {
      result = Bytes(rebasing: result.dropFirst())
    }
    return result
  }

  /// Returns true for the characters that begin a formula in a spreadsheet.
  private static func isFormulaStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "@")
  }

  /// Returns the length in bytes of a Unicode space (no-break, ideographic …) at `index`, or 0.
  private static func blankLength(_ cell: Bytes, at index: Int) -> Int {
    let byte = cell[index]
    if byte == 0xC2, index + 1 < cell.count {
      return cell[index + 1] == 0xA0 || cell[index + 1] == 0x85 ? 2 : 0
    }
    guard index + 2 < cell.count else { return 0 }
    let (second, third) = (cell[index + 1], cell[index + 2])
    switch byte {
    case 0xE2:
      let isSpace = second == 0x80 && ((0x80...0x8A).contains(third) || third == 0xAF)
      let isSeparator = second == 0x80 && (third == 0xA8 || third == 0xA9)
      return isSpace || isSeparator || (second == 0x81 && third == 0x9F) ? 3 : 0
    case 0xE3: return second == 0x80 && third == 0x80 ? 3 : 0
    default: return 0
    }
  }

  /// Returns the length in bytes of an invisible character at `index`, or 0.
  ///
  /// These are zero-width characters, writing-direction marks and byte-order marks.
  private static func markLength(_ cell: Bytes, at index: Int) -> Int {
    let byte = cell[index]
    if byte == 0xD8, index + 1 < cell.count { return cell[index + 1] == 0x9C ? 2 : 0 }
    guard index + 2 < cell.count else { return 0 }
    let (second, third) = (cell[index + 1], cell[index + 2])
    if byte == 0xE2, second == 0x80 {
      return third == 0x8B || third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third)
        ? 3 : 0
    }
    if byte == 0xE2, second == 0x81 { return (0xA6...0xA9).contains(third) ? 3 : 0 }
    return byte == 0xEF && second == 0xBB && third == 0xBF ? 3 : 0
  }
}

/// A fast 64-bit hash of bytes for tables in memory; it is never stored.
@inline(__always)
func quickHash(_ bytes: Bytes, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) -> UInt64 {
  guard let start = bytes.baseAddress else { return mixed(seed, 0xA5) }
  var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
  var index = 0
  while index + 8 <= bytes.count {
    hash = mixed(hash, UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
    index += 8
  }
  var rest: UInt64 = 0
  while index < bytes.count {
    rest = rest << 8 | UInt64(start[index])
    index += 1
  }
  return mixed(hash, rest)
}

@inline(__always)
func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = (left ^ right ^ 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(
    by: 0xA076_1D64_78BD_642F)
  return product.high ^ product.low
}

extension CellText {
  /// Returns a text as a cell of a delimited line: in quotes if it has a comma, a quote or a control
  /// character, with blanks for the latter.
  static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x2C }) else { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" {
        text += "\"\""
      } else {
        text.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      }
    }
    return text + "\""
  }
}
