import ByteTools
import GroceryModel

/// Writes events as lines of the log, in the one key order that the decoder expects.
public struct EventEncoder: ~Copyable {
  /// The lines encoded so far; whoever writes them out empties it.
  public var output: OutputBuffer
  /// The default `by` of events without one, as UTF-8; empty for no name.
  var author: [UInt8] = []
  private var identity = EventIdentity()
  private var dayText = DayText()
  private let parts = LineParts()

  /// - Parameter capacity: For how many bytes there is room before ``output`` has to grow.
  public init(capacity: Int = 64 << 10) {
    output = OutputBuffer(capacity: capacity)
  }

  /// Appends one line, with its line feed.
  ///
  /// - Parameters:
  ///   - fields: The event; its values must satisfy ``EventValidation``.
  ///   - recorded: The batch's moment, as 27 bytes.
  ///   - known: The id, where it has been computed already.
  /// - Returns: The event's id.
  @discardableResult
  public mutating func append(
    _ fields: borrowing EventFields, recorded: Bytes, identifier known: EventIdentifier? = nil
  ) -> EventIdentifier {
    let start = output.count
    let opening = parts.opening(of: fields.type)
    if let bytes = opening.baseAddress { output.put(words: bytes, count: opening.count) }
    if fields.version != 1 {
      output.replace(
        at: output.count - LineParts.afterVersion, with: UInt8(ascii: "0") + fields.version)
    }
    output.put(fields.date, &dayText)
    output.put("\",\"recorded\":\"")
    output.put(recorded)
    output.put(UInt8(ascii: "\""))
    if fields.by.count > 0 || !author.isEmpty { putAuthor(fields.by) }
    if fields.source.count > 0 {
      output.put(",\"source\":\"")
      output.putEscaped(fields.source)
      output.put(UInt8(ascii: "\""))
    }
    output.put(",\"data\":")
    let data = output.count
    putPayload(fields)
    let identifier = known ?? self.identifier(of: fields, dataFrom: data)
    output.put("}\n")
    output.putHex(identifier, at: start + LineParts.identifierOffset)
    return identifier
  }

  /// Writes who recorded an event: the one that it names, else the author.
  private mutating func putAuthor(_ by: Bytes) {
    output.put(",\"by\":\"")
    if by.count > 0 {
      output.putEscaped(by)
    } else {
      author.withUnsafeBufferPointer { output.putEscaped($0) }
    }
    output.put(UInt8(ascii: "\""))
  }

  private mutating func identifier(
    of fields: borrowing EventFields, dataFrom offset: Int
  ) -> EventIdentifier {
    if fields.type == .purchaseRecorded { return identity.identifier(ofPurchase: fields) }
    let payload = Bytes(rebasing: output.bytes[offset...])
    return identity.identifier(of: fields.type, date: fields.date, data: payload)
  }

  /// The id that ``append(_:recorded:identifier:)`` would give, without keeping the line.
  public mutating func identifier(of fields: borrowing EventFields) -> EventIdentifier {
    if fields.type == .purchaseRecorded { return identity.identifier(ofPurchase: fields) }
    let start = output.count
    putPayload(fields)
    let identifier = identifier(of: fields, dataFrom: start)
    output.truncate(to: start)
    return identifier
  }

  /// The id of a purchase as the given one of equal lines.
  public mutating func identifier(
    ofPurchase fields: borrowing EventFields, occurrence: Int
  ) -> EventIdentifier {
    identity.identifier(ofPurchase: fields, occurrence: occurrence)
  }

  private mutating func putPayload(_ fields: borrowing EventFields) {
    let start = output.count
    var places = fields.present
    while places != 0 {
      let place = places.trailingZeroBitCount
      places &= places - 1
      let key = parts.key(place, of: fields.type)
      output.put(words: key.start, count: key.count)
      if key.isRaw {
        JSONEscaping.putCompact(fields.values[place], into: &output)
      } else {
        output.putEscaped(fields.values[place])
        output.put(UInt8(ascii: "\""))
      }
    }
    JSONEscaping.putCompact(fields.unknownMembers, into: &output)
    // Every member brings the comma before it; the first one's is where the object opens.
    if output.count == start {
      output.put("{}")
    } else {
      output.replace(at: start, with: UInt8(ascii: "{"))
      output.put(UInt8(ascii: "}"))
    }
  }
}

extension OutputBuffer {
  /// Writes an id's 32 hex digits over bytes that were put before.
  mutating func putHex(_ identifier: EventIdentifier, at offset: Int) {
    putLowerHex(identifier.high, at: offset)
    putLowerHex(identifier.low, at: offset + LowerHex.digitCount)
  }
}
