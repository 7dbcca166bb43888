import ByteTools
import GroceryModel

extension EventDecoder {
  /// Decodes an event that a program sent: its id, version and moment of recording may be absent.
  ///
  /// Members that the envelope does not know are refused here, so that none is lost. The line may
  /// hold any bytes.
  public mutating func decodeIncoming(_ line: Bytes) throws(LineFault) {
    try decodeGeneral(line, isCommitted: false)
  }

  /// Reads any JSON object with the keys of an event, in any order.
  mutating func decodeGeneral(_ line: Bytes, isCommitted: Bool) throws(LineFault) {
    reserveScratch(line.count)
    var envelope = Envelope()
    do throws(JSONFault) {
      var scanner = JSONScanner(line)
      scanner.skipBlanks()
      try scanner.members { (key, scanner) throws(JSONFault) in
        try envelope.read(key, from: &scanner)
      }
      try scanner.finish()
    } catch {
      throw .notJSON(error)
    }
    if let fault = envelope.fault { throw fault }
    if !isCommitted, let key = envelope.unknown { throw .unknownKey(key) }
    try readEnvelope(envelope, isCommitted: isCommitted)
    event.line = line
    event.data = envelope.data
    try readMembers(of: envelope.data)
    if let key = PayloadUpcast.missingKey(in: event.fields) { throw .missing(key: key) }
    if isCommitted, upcasts { PayloadUpcast.apply(to: &event.fields) }
  }

  private mutating func readEnvelope(
    _ envelope: Envelope, isCommitted: Bool
  ) throws(LineFault) {
    guard let typeToken = envelope.type else { throw .missing(key: "type") }
    let typeName = typeToken.text
    guard let type = EventType(wireName: typeName) else { throw .unknownType(typeName) }
    guard type != .logCommitted else {
      throw .badValue(key: "type", found: typeName, expected: "the type of an event")
    }
    event.fields.type = type
    event.fields.removeAll()
    event.fields.version = try version(envelope.version, of: type, isCommitted: isCommitted)
    guard let date = envelope.date else { throw .missing(key: "date") }
    guard let day = Day(parsing: plain(date)) else {
      throw .badValue(key: "date", found: date.text, expected: "a day as YYYY-MM-DD")
    }
    event.fields.date = day
    if let by = envelope.by { event.fields.by = plain(by) }
    if let source = envelope.source { event.fields.source = plain(source) }
    guard envelope.data.count > 0 else { throw .missing(key: "data") }
    try readIdentity(envelope, isCommitted: isCommitted)
  }

  /// The payload's version; the first where an event that a program sent states none.
  private func version(
    _ text: Bytes, of type: EventType, isCommitted: Bool
  ) throws(LineFault) -> UInt8 {
    let version = String(decoding: text, as: UTF8.self)
    if version.isEmpty {
      guard !isCommitted else { throw .missing(key: "v") }
      return 1
    }
    guard version.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badValue(key: "v", found: version, expected: "a whole number")
    }
    guard let number = UInt8(version), (1...type.version).contains(number) else {
      throw .unknownVersion(type: type.wireName, version: version)
    }
    return number
  }

  private mutating func readIdentity(
    _ envelope: Envelope, isCommitted: Bool
  ) throws(LineFault) {
    event.identifierText = Bytes(start: nil, count: 0)
    event.recordedText = event.identifierText
    if let identifier = envelope.identifier {
      event.identifierText = plain(identifier)
      guard EventIdentifier(hex: event.identifierText) != nil else {
        throw .badValue(key: "id", found: identifier.text, expected: "32 lower-case hex digits")
      }
    } else if isCommitted {
      throw .missing(key: "id")
    }
    if let token = envelope.recorded {
      event.recordedText = plain(token)
      guard let instant = Instant(batchName: event.recordedText) else {
        throw .badValue(
          key: "recorded", found: token.text, expected: "a moment as 2026-10-04T08:11:52.073114Z")
      }
      setRecorded(instant)
    } else if isCommitted {
      throw .missing(key: "recorded")
    }
  }

  private mutating func readMembers(of data: Bytes) throws(LineFault) {
    let schema = PayloadSchema.of(event.fields.type)
    var found: LineFault?
    // An escaping copy of the members is collected where the type does not know the key.
    var unknown: [Bytes] = []
    var scanner = JSONScanner(data)
    do throws(JSONFault) {
      try scanner.members { (key, scanner) throws(JSONFault) in
        let name = key.hasEscapes ? unescaped(key.content) : key.content
        guard let place = schema.index(of: String(decoding: name, as: UTF8.self)) else {
          unknown += [key.content, try scanner.value()]
          return
        }
        if event.fields[place].baseAddress != nil {
          found = found ?? .duplicate(key: schema.keys[place].name)
        }
        if schema.keys[place].form.isRawJSON {
          event.fields[place] = try scanner.value()
        } else if scanner.next == UInt8(ascii: "\"") {
          let token = try scanner.string()
          event.fields[place] = token.hasEscapes ? unescaped(token.content) : token.content
        } else {
          let value = try scanner.value()
          found =
            found
            ?? .badValue(
              key: schema.keys[place].name, found: String(decoding: value, as: UTF8.self),
              expected: "a JSON string")
        }
      }
    } catch {
      throw .notJSON(error)
    }
    if let found { throw found }
    for (place, key) in schema.keys.enumerated()
    where key.isRequired && event.fields[place].baseAddress == nil {
      throw .missing(key: key.name)
    }
    event.fields.unknownMembers = joined(unknown)
  }

  /// The members as `,"key":value…` in the scratch room.
  private mutating func joined(_ members: [Bytes]) -> Bytes {
    let start = scratchUsed
    func put(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        scratch[scratchUsed] = byte
        scratchUsed += 1
      }
    }
    for index in stride(from: 0, to: members.count, by: 2) {
      put(",\"".utf8)
      put(members[index])
      put("\":".utf8)
      put(members[index + 1])
    }
    return Bytes(start: scratch + start, count: scratchUsed - start)
  }

  private mutating func plain(_ token: JSONScanner.StringToken) -> Bytes {
    token.hasEscapes ? unescaped(token.content) : token.content
  }
}

/// The members around a payload, as found in one line.
private struct Envelope {
  var identifier: JSONScanner.StringToken?
  var type: JSONScanner.StringToken?
  var version = Bytes(start: nil, count: 0)
  var date: JSONScanner.StringToken?
  var recorded: JSONScanner.StringToken?
  var by: JSONScanner.StringToken?
  var source: JSONScanner.StringToken?
  var data = Bytes(start: nil, count: 0)
  /// The first member that cannot be used, or a key that does not belong to an envelope.
  var fault: LineFault?
  var unknown: String?

  mutating func read(
    _ key: JSONScanner.StringToken, from scanner: inout JSONScanner
  ) throws(JSONFault) {
    let name = key.text
    switch name {
    case "id": identifier = try string(name, after: identifier, from: &scanner)
    case "type": type = try string(name, after: type, from: &scanner)
    case "date": date = try string(name, after: date, from: &scanner)
    case "recorded": recorded = try string(name, after: recorded, from: &scanner)
    case "by": by = try string(name, after: by, from: &scanner)
    case "source": source = try string(name, after: source, from: &scanner)
    case "v":
      if version.count > 0 { note(.duplicate(key: name)) }
      version = try scanner.value()
    case "data":
      if data.count > 0 { note(.duplicate(key: name)) }
      data = try scanner.value()
      if data.first != UInt8(ascii: "{") { note(name, data, expected: "a JSON object") }
    default:
      unknown = name
      try scanner.value()
    }
  }

  private mutating func string(
    _ name: String, after old: JSONScanner.StringToken?, from scanner: inout JSONScanner
  ) throws(JSONFault) -> JSONScanner.StringToken? {
    if old != nil { note(.duplicate(key: name)) }
    if scanner.next == UInt8(ascii: "\"") { return try scanner.string() }
    note(name, try scanner.value(), expected: "a JSON string")
    return old
  }

  private mutating func note(_ key: String, _ found: Bytes, expected: String) {
    note(
      .badValue(key: key, found: String(decoding: found, as: UTF8.self), expected: expected))
  }

  private mutating func note(_ fault: LineFault) {
    if self.fault == nil { self.fault = fault }
  }
}
