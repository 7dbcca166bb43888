import GroceryModel

/// One line of the log as a view: valid only while a projection's `apply` runs.
public struct RecordedEvent: ~Copyable {
  public var fields: EventFields
  /// The id's 32 hex digits.
  public var identifierText: Bytes
  /// The batch's name, 27 bytes.
  public var recordedText: Bytes
  /// The payload's JSON, with its braces.
  public var data: Bytes
  /// The whole line without its line feed.
  public var line: Bytes

  public init() {
    fields = EventFields(type: .purchaseRecorded, date: Day(ordinal: 0))
    let none = Bytes(start: nil, count: 0)
    identifierText = none
    recordedText = none
    data = none
    line = none
  }

  @inlinable public var type: EventType { fields.type }
  @inlinable public var date: Day { fields.date }

  public var identifier: EventIdentifier {
    EventIdentifier(hex: identifierText) ?? EventIdentifier(high: 0, low: 0)
  }

  /// The decimal at a key, or nil where the key is absent.
  ///
  /// - Throws: `LineFault.badValue` where the value is not an exact decimal.
  @inlinable
  public func decimal<Key: RawRepresentable<Int>>(
    _ key: Key
  ) throws(LineFault) -> ExactDecimal? {
    let text = fields[key]
    guard text.baseAddress != nil else { return nil }
    if let number = ExactDecimal(parsing: text) { return number }
    throw LineFault.badValue(
      key: PayloadSchema.of(fields.type).keys[key.rawValue].name,
      found: String(decoding: text, as: UTF8.self), expected: "an exact decimal")
  }

  /// The text at a key, or nil where the key is absent.
  public func text<Key: RawRepresentable<Int>>(_ key: Key) -> String? {
    fields.has(key) ? String(decoding: fields[key], as: UTF8.self) : nil
  }
}

/// An event's id: the first 128 bits of a SHA-256.
public struct EventIdentifier: Hashable, Comparable, Sendable, BitwiseCopyable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 32 lower-case hex digits and nothing else.
  public init?(hex text: Bytes) {
    guard text.count == 32 else { return nil }
    let bytes = UnsafeRawBufferPointer(text)
    guard let high = LowerHex.parse(bytes),
      let low = LowerHex.parse(UnsafeRawBufferPointer(rebasing: bytes[16...]))
    else { return nil }
    self.init(high: high, low: low)
  }

  public init?(_ text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { EventIdentifier(hex: $0) }
    guard let parsed else { return nil }
    self = parsed
  }

  /// Appends the 32 hex digits.
  public func append(to output: inout [UInt8]) {
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { text in
      LowerHex.write(high, to: text)
      LowerHex.write(low, to: UnsafeMutableRawBufferPointer(rebasing: text[16...]))
      output.append(contentsOf: text)
    }
  }

  public static func < (left: EventIdentifier, right: EventIdentifier) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension EventIdentifier: CustomStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
