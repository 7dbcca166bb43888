import ByteTools
import GroceryModel

/// Checks an event's values against their forms, on the way into the log and when it is verified.
public enum EventValidation {
  /// Throws the first thing that is wrong with the values that are there or missing.
  public static func check(_ fields: borrowing EventFields) throws(LineFault) {
    let schema = PayloadSchema.of(fields.type)
    var places = fields.present | schema.required
    while places != 0 {
      let place = places.trailingZeroBitCount
      places &= places - 1
      let value = fields[place]
      if value.baseAddress == nil { throw .missing(key: schema.keys[place].name) }
      if let expected = complaint(value, schema.keys[place].form) {
        throw .badValue(
          key: schema.keys[place].name, found: String(decoding: value, as: UTF8.self),
          expected: expected)
      }
    }
    if fields.type == .eventRetracted,
      fields.has(RetractionKey.event) == fields.has(RetractionKey.batch)
    {
      guard fields.has(RetractionKey.event) else { throw .missing(key: "event' or 'batch") }
      throw .badValue(
        key: "batch", found: String(decoding: fields[RetractionKey.batch], as: UTF8.self),
        expected: "either 'event' or 'batch', not both")
    }
  }

  /// What was expected, where the value does not have the form; else nil.
  private static func complaint(_ value: Bytes, _ form: PayloadForm) -> String? {
    func text() -> String { String(decoding: value, as: UTF8.self) }
    switch form {
    case .text, .package:
      // Most text has a visible ASCII byte; only text without one is looked at properly.
      return value.contains { $0 > 0x20 && $0 < 0x7F } || !NameKey.printed(text()).isEmpty
        ? nil : "text"
    case .decimal(let positive):
      guard let number = ExactDecimal(parsing: value) else {
        return "an exact decimal such as 2.50, with at most 18 digits"
      }
      return positive && number.coefficient <= 0 ? "a number above zero" : nil
    case .day: return Day(parsing: value) == nil ? "a day as YYYY-MM-DD" : nil
    case .time: return isTime(value) ? nil : "a time as HH:MM or HH:MM:SS"
    case .word(let words):
      return words.contains(text()) ? nil : "one of \(words.joined(separator: ", "))"
    case .identifier:
      return EventIdentifier(hex: value) == nil ? "an id of 32 lower-case hex digits" : nil
    case .instant:
      return Instant(batchName: value) != nil
        ? nil : "a moment as 2026-10-04T08:11:52.073114Z"
    case .currency:
      // A code of letters, as most are, needs no look at each one's class.
      return !isShortVisible(value) && Currency(text()) == nil ? "a currency code such as EUR" : nil
    case .count:
      return Int(text()).map { $0 > 0 } == true ? nil : "a whole number above zero"
    case .whole(let range):
      return Int(text()).map { range.contains($0) } == true
        ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: return ["true", "false"].contains(text()) ? nil : "true or false"
    case .texts: return PayloadValues.texts(value) == nil ? "a list of strings" : nil
    case .period:
      return PayloadValues.period(value) == nil
        ? #"{"start":DAY,"end":DAY} or {"every":"month","from":DAY}"# : nil
    case .amounts:
      return PayloadValues.amounts(value) == nil ? "an object of names and exact decimals" : nil
    }
  }

  /// True if it is at most 12 visible ASCII characters.
  private static func isShortVisible(_ value: Bytes) -> Bool {
    (1...12).contains(value.count) && value.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private static func isTime(_ value: Bytes) -> Bool {
    guard value.count == 5 || value.count == 8 else { return false }
    let limits = [24, 60, 60]
    for part in 0..<(value.count + 1) / 3 {
      let tens = value[part * 3] &- 48
      let ones = value[part * 3 + 1] &- 48
      guard tens < 10, ones < 10, Int(tens) * 10 + Int(ones) < limits[part] else { return false }
      if part > 0, value[part * 3 - 1] != UInt8(ascii: ":") { return false }
    }
    return true
  }
}
