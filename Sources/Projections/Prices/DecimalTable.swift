import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Gives each decimal, as written, a number, and reads it once.
struct DecimalTable: Sendable {
  private var texts = StringInterner()
  /// Without zeros at their ends, so that ratios of them stay small.
  private(set) var values: [ExactDecimal] = []

  /// The number of an event's decimal, or `UInt32.max` where the key is absent.
  @inline(__always)
  mutating func number<Key: RawRepresentable<Int>>(
    of key: Key, _ event: borrowing RecordedEvent
  ) throws(LineFault) -> UInt32 {
    let text = event.fields[key]
    guard text.baseAddress != nil else { return LineKeys.none }
    let number = texts.number(of: text)
    if number == values.count { values.append(try event.decimal(key)?.canonical ?? .zero) }
    return UInt32(number)
  }

  /// The number of an amount; nil where it has more digits than a decimal may.
  mutating func number(of amount: Amount) -> UInt32? {
    let text = amount.text()
    guard let value = ExactDecimal(text) else { return nil }
    let number = texts.number(of: text)
    if number == values.count { values.append(value.canonical) }
    return UInt32(number)
  }

  subscript(number: UInt32) -> ExactDecimal { values[Int(number)] }

  /// Adds the decimals of another table that are not here yet.
  ///
  /// - Returns: The ids here by the ids there.
  mutating func merge(_ other: DecimalTable) -> IDRemap {
    IDRemap(
      other.values.indices.map { number in
        let own = other.texts.withBytes(number) { texts.number(of: $0) }
        if own == values.count { values.append(other.values[number]) }
        return UInt32(own)
      })
  }

  func write(to writer: inout StateWriter) { texts.write(to: &writer) }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    self = DecimalTable()
    try texts.read(from: &reader)
    values = (0..<texts.count).map { number in
      texts.withBytes(number) { ExactDecimal(parsing: $0)?.canonical ?? .zero }
    }
  }
}

extension StringInterner {
  /// The number of a text that may be absent, which is `UInt32.max`.
  @inline(__always)
  mutating func optionalNumber(of text: Bytes) -> UInt32 {
    text.baseAddress == nil ? LineKeys.none : UInt32(number(of: text))
  }
}
