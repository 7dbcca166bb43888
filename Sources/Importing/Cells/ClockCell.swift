import ByteTools

/// A time of day in a cell: `17:25`, `9.05 pm`, `11:31:23.5+00:00`.
struct ClockCell {
  /// The time as the six digits `HHMMSS`: 113105 is 11:31:05.
  let time: Int
  let hasSeconds: Bool

  /// Reads the whole cell as a time.
  init?(_ cell: Bytes) {
    var scan = ByteScan(cell)
    scan.skipBlanks()
    self.init(&scan)
  }

  /// Reads a time at the start of the remaining cell, and the spaces after it.
  init?(beginning scan: inout ByteScan) {
    guard let clock = Self.clock(&scan) else { return nil }
    scan.skipBlanks()
    time = clock.hour * 10000 + clock.minute * 100 + (clock.second ?? 0)
    hasSeconds = clock.second != nil
    guard clock.hour < 24 else { return nil }
  }

  /// Reads the rest of the cell as a time, with an optional time zone.
  ///
  /// The zone does not change the time: receipts print local time.
  init?(_ scan: inout ByteScan) {
    guard let clock = Self.clock(&scan) else { return nil }
    scan.skipBlanks()
    var hourOfDay = clock.hour
    if let half = Self.half(&scan) {
      guard (1...12).contains(clock.hour) else { return nil }
      hourOfDay = clock.hour % 12 + (half ? 12 : 0)
    }
    guard hourOfDay < 24, Self.skipZone(&scan) else { return nil }
    time = hourOfDay * 10000 + clock.minute * 100 + (clock.second ?? 0)
    hasSeconds = clock.second != nil
  }

  private static func clock(
    _ scan: inout ByteScan
  ) -> (hour: Int, minute: Int, second: Int?)? {
    guard let (hour, hourDigits) = scan.number(), hourDigits <= 2 else { return nil }
    guard scan.take(UInt8(ascii: ":")) || scan.take(UInt8(ascii: ".")) || scan.take(0x68),
      let (minute, minuteDigits) = scan.number(), minuteDigits == 2, minute < 60
    else { return nil }
    guard scan.take(UInt8(ascii: ":")) || scan.take(UInt8(ascii: ".")) else {
      return (hour, minute, nil)
    }
    guard let (second, digits) = scan.number(), digits == 2, second < 61 else { return nil }
    if scan.take(UInt8(ascii: ".")) || scan.take(UInt8(ascii: ",")) {
      guard scan.number() != nil else { return nil }
    }
    return (hour, minute, min(second, 59))
  }

  /// Returns true for PM, false for AM, and nil for neither.
  private static func half(_ scan: inout ByteScan) -> Bool? {
    let isAfternoon = scan.starts(with: "PM") || scan.starts(with: "pm")
    guard isAfternoon || scan.starts(with: "AM") || scan.starts(with: "am") else { return nil }
    _ = scan.letters()
    scan.skipBlanks()
    return isAfternoon
  }

  /// Skips `Z`, `UTC`, `+02:00`, `(CET)` or `Uhr`; returns false if any other text remains.
  private static func skipZone(_ scan: inout ByteScan) -> Bool {
    scan.skipBlanks()
    _ = scan.take(UInt8(ascii: "("))
    let letters = scan.letters()
    guard letters <= 4 else { return false }
    _ = scan.take(UInt8(ascii: ")"))
    scan.skipBlanks()
    if scan.take(UInt8(ascii: "+")) || scan.take(UInt8(ascii: "-")) {
      guard let (_, digits) = scan.number(), digits <= 4 else { return false }
      if scan.take(UInt8(ascii: ":")) {
        guard scan.number() != nil else { return false }
      }
      // `+0000 UTC`
      scan.skipBlanks()
      guard scan.letters() <= 4 else { return false }
    }
    scan.skipBlanks()
    return scan.rest == 0
  }
}
