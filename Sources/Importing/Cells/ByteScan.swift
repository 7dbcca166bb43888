import ByteTools

/// A cursor in a cell that moves forward as it recognises parts of it.
struct ByteScan {
  private let bytes: Bytes
  private var index = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  var rest: Int { bytes.count - index }
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns true if one of the next `count` bytes is a digit.
  func hasDigit(within count: Int) -> Bool {
    bytes[index..<min(index + count, bytes.count)].contains { $0 &- UInt8(ascii: "0") < 10 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = next, isSkipped(byte) { index += 1 }
  }

  mutating func skipBlanks() {
    while let byte = next {
      if byte <= 0x20 {
        index += 1
      } else if starts(with: "\u{A0}") {
        index += 2
      } else if starts(with: "\u{202F}") {
        index += 3
      } else {
        break
      }
    }
  }

  func starts(with prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard rest >= count else { return false }
    for place in 0..<count where bytes[index + place] != prefix.utf8Start[place] { return false }
    return true
  }

  /// Reads one to nine digits; returns their value and their number.
  mutating func number() -> (value: Int, digits: Int)? {
    var value = 0
    var count = 0
    while let byte = next, byte &- UInt8(ascii: "0") < 10, count < 9 {
      value = value * 10 + Int(byte &- UInt8(ascii: "0"))
      count += 1
      index += 1
    }
    return count == 0 ? nil : (value, count)
  }

  /// Skips letters (every non-ASCII byte counts as a letter) and returns their length in bytes.
  mutating func letters() -> Int {
    let start = index
    skip(while: { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 })
    return index - start
  }

  /// Reads a month name in one of several languages (`Mar`, `März`, `mars`); 3 to 16 bytes.
  mutating func month() -> Int? {
    var copy = self
    let start = index
    let count = copy.letters()
    guard count >= 3, count <= 16 else { return nil }
    let word = String(decoding: bytes[start..<(start + count)], as: UTF8.self).lowercased()
    guard let month = MonthNames.month(word) else { return nil }
    _ = copy.take(UInt8(ascii: "."))
    self = copy
    return month
  }

  /// Skips the `st`, `nd`, `rd` or `th` of an English day (`3rd`), or the `er` of a French one.
  mutating func skipOrdinal() {
    if starts(with: "st") || starts(with: "nd") || starts(with: "rd") || starts(with: "th")
      || starts(with: "er")
    {
      index += 2
    }
  }

  /// Skips the separator between two parts of a date; returns true for a point, nil without a
  /// separator.
  ///
  /// `14.03.2026` is always day first.
  mutating func skipDateSeparator() -> Bool? {
    let start = index
    var isPoint = false
    skipBlanks()
    if take(UInt8(ascii: ".")) {
      isPoint = true
    } else if starts(with: "年") || starts(with: "月")
      || starts(with: "년") || starts(with: "월")
    {
      index += 3
    } else if let byte = next,
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ",")
    {
      index += 1
    }
    skipBlanks()
    if starts(with: "de ") { index += 3 }
    if starts(with: "of ") { index += 3 }
    // `14 Oct '26`
    if index > start, !take(UInt8(ascii: "'")), starts(with: "’") { index += 3 }
    return index == start ? nil : isPoint
  }

  /// Skips the name of a Japanese era; returns the number to add to its year.
  ///
  /// `令和8年` is 2018 + 8 = 2026.
  mutating func skipEra() -> Int? {
    let eras: [(name: StaticString, offset: Int)] = [
      ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("民國", 1911),
    ]
    guard let era = eras.first(where: { starts(with: $0.name) }) else { return nil }
    index += era.name.utf8CodeUnitCount
    skipBlanks()
    return era.offset
  }

  /// Skips the weekday in brackets: `(土)`, `（土）`, `(Sat)`.
  mutating func skipBracketedWord() {
    var copy = self
    let isWide = copy.starts(with: "（")
    guard isWide || copy.take(UInt8(ascii: "(")) else { return }
    if isWide { copy.index += 3 }
    while copy.rest > 0, !copy.starts(with: "）"), copy.next != UInt8(ascii: ")") {
      guard let byte = copy.next, byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 else { return }
      copy.index += 1
    }
    if copy.starts(with: "）") {
      copy.index += 3
    } else if !copy.take(UInt8(ascii: ")")) {
      return
    }
    copy.skipBlanks()
    self = copy
  }

  /// Skips a short word before a time of day: `at 5:42 PM`, `um 17:42`.
  mutating func skipWordForAt() {
    var copy = self
    let count = copy.letters()
    _ = copy.take(UInt8(ascii: "."))
    guard (2...3).contains(count), copy.take(0x20), copy.hasDigit(within: 1) else { return }
    self = copy
  }

  /// Skips the character for *day* after an East Asian date, or the `г.` after a Russian one.
  mutating func skipDaySign() {
    if starts(with: "日") || starts(with: "일") { index += 3 }
    if take(UInt8(ascii: ".")) { return }
    var copy = self
    copy.skipBlanks()
    guard copy.starts(with: "г") || copy.starts(with: "р") else { return }
    copy.index += 2
    if copy.take(UInt8(ascii: ".")) { self = copy }
  }
}
