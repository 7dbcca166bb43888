import GroceryModel

/// Writes events as lines of the log, in the one key order that the decoder expects.
public struct EventEncoder: ~Copyable {
  /// The lines encoded so far; whoever writes them out empties it.
  public var output = OutputBuffer(capacity: 512 << 10)
  private var identity = EventIdentity()
  private let keyTexts: [[[UInt8]]]

  public init() {
    keyTexts = EventType.allCases.map { type in
      PayloadSchema.of(type).keys.map { key in
        Array("\"\(key.name)\":".utf8) + (key.form.isRawJSON ? [] : [UInt8(ascii: "\"")])
      }
    }
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
    output.put("{\"id\":\"")
    output.put("00000000000000000000000000000000\",\"type\":\"")
    output.put(fields.type.wireName)
    output.put("\",\"v\":1,\"date\":\"")
    output.put(fields.date)
    output.put("\",\"recorded\":\"")
    output.put(recorded)
    output.put(UInt8(ascii: "\""))
    if fields.by.count > 0 {
      output.put(",\"by\":\"")
      output.putEscaped(fields.by)
      output.put(UInt8(ascii: "\""))
    }
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
    output.putHex(identifier, at: start + 7)
    return identifier
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
    let schema = PayloadSchema.of(fields.type)
    var separator = UInt8(ascii: "{")
    for place in schema.keys.indices {
      let value = fields[place]
      guard value.baseAddress != nil else { continue }
      output.put(separator)
      separator = UInt8(ascii: ",")
      keyTexts[Int(fields.type.rawValue)][place].withUnsafeBufferPointer { output.put($0) }
      if schema.keys[place].form.isRawJSON {
        JSONEscaping.putCompact(value, into: &output)
      } else {
        output.putEscaped(value)
        output.put(UInt8(ascii: "\""))
      }
    }
    if fields.unknownMembers.count > 0 {
      let isAlone = separator == UInt8(ascii: "{")
      if isAlone { output.put(separator) }
      JSONEscaping.putCompact(
        Bytes(rebasing: fields.unknownMembers.dropFirst(isAlone ? 1 : 0)), into: &output)
    } else if separator == UInt8(ascii: "{") {
      output.put(separator)
    }
    output.put(UInt8(ascii: "}"))
  }
}

extension OutputBuffer {
  /// Writes an id's 32 hex digits over bytes that were put before.
  mutating func putHex(_ identifier: EventIdentifier, at offset: Int) {
    var place = offset
    for half in [identifier.high, identifier.low] {
      var shift: UInt64 = 60
      for _ in 0..<16 {
        start[place] = hexDigits[Int(half >> shift & 15)]
        shift &-= 4
        place += 1
      }
    }
  }
}
