import ByteTools
import GroceryModel

/// One line of the log as a view: valid only while a projection's `apply` runs.
///
/// What it holds lies behind a pointer, because the compiler lends a large struct as a copy: two of them
/// a line, whose wide loads wait for the narrow stores before them, were 5 % of a replay.
public struct RecordedEvent: ~Copyable {
  @usableFromInline struct Contents: ~Copyable {
    @usableFromInline var fields: EventFields
    @usableFromInline var identifierText = Bytes(start: nil, count: 0)
    @usableFromInline var recordedText = Bytes(start: nil, count: 0)
    @usableFromInline var data = Bytes(start: nil, count: 0)
    @usableFromInline var line = Bytes(start: nil, count: 0)

    init(_ fields: consuming EventFields) { self.fields = fields }
  }

  @usableFromInline let contents: UnsafeMutablePointer<Contents>

  public init() {
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents(EventFields(type: .purchaseRecorded, date: Day(ordinal: 0))))
  }

  deinit {
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  /// The parsed envelope and payload.
  ///
  /// Its bytes belong to the reader's buffer: copy what must outlive `apply`.
  public var fields: EventFields {
    @inlinable @inline(__always) _read { yield contents.pointee.fields }
    @inlinable @inline(__always) _modify { yield &contents.pointee.fields }
  }

  /// The id's 32 hex digits.
  @inlinable @inline(__always)
  public var identifierText: Bytes {
    get { contents.pointee.identifierText }
    set { contents.pointee.identifierText = newValue }
  }

  /// The batch's name, 27 bytes.
  @inlinable @inline(__always)
  public var recordedText: Bytes {
    get { contents.pointee.recordedText }
    set { contents.pointee.recordedText = newValue }
  }

  /// The payload's JSON, with its braces.
  @inlinable @inline(__always)
  public var data: Bytes {
    get { contents.pointee.data }
    set { contents.pointee.data = newValue }
  }

  /// The whole line without its line feed.
  @inlinable @inline(__always)
  public var line: Bytes {
    get { contents.pointee.line }
    set { contents.pointee.line = newValue }
  }

  @inlinable public var type: EventType { fields.type }
  @inlinable public var date: Day { fields.date }

  /// The id as a number; 0 if the text is not one, which no decoded line has.
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
    fields.text(key)
  }
}

/// An event's id: the first 128 bits of a SHA-256.
public struct EventIdentifier: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The first 16 of the 32 hex digits.
  public let high: UInt64
  /// The last 16 of the 32 hex digits.
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

  /// Reads 32 lower-case hex digits; nil for anything else.
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
