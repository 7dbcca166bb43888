#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import ByteTools
import GroceryModel
internal import NativeKernels

extension EventDecoder {
  /// The fast path.
  ///
  /// Nothing is looked for but the ends of strings; the line's own end is where its last brace is, and
  /// is for the caller to compare.
  ///
  /// - Parameters:
  ///   - start: Where the line starts.
  ///   - limit: Where the text ends.
  ///   - stops: The stops of the text.
  /// - Returns: Where the line ends; nil where it is not byte for byte in the writer's form.
  mutating func decodeCanonical(
    _ start: UnsafeRawPointer, before limit: UnsafeRawPointer, _ stops: Stops
  ) -> UnsafeRawPointer? {
    guard limit - start >= 128, templates.identifier.matches(start),
      text_is_lower_hex_32(start + 7)
    else { return nil }
    if !opening.isRepeated(at: start + EnvelopeCache.start) {
      guard let instant = opening.read(at: start + EnvelopeCache.start, templates) else {
        return nil
      }
      recorded = instant
    }
    guard opening.readDate(at: start + EnvelopeCache.start) else { return nil }
    let openingEnd = start + opening.end
    event.identifierText = slice(start + 7, start + 39)
    event.recordedText = slice(openingEnd - Instant.textLength, openingEnd)
    event.fields.type = opening.type
    event.fields.date = opening.date
    event.fields.removeAll()
    if let found = shapes.read(
      opening.type, from: openingEnd, before: limit, stops, into: &event.fields)
    {
      event.data = slice(found.data, found.end - 1)
      return found.end
    }
    event.fields.removeAll()
    guard let end = readMembers(openingEnd, Text(stops: stops, limit: limit)) else { return nil }
    shapes.learn(event, from: openingEnd)
    return end
  }

  /// Reads what follows the opening, and returns where the line ends.
  private mutating func readMembers(
    _ start: UnsafeRawPointer, _ text: Text
  ) -> UnsafeRawPointer? {
    scratchUsed = 0
    var place = start
    if templates.by.matches(place) {
      guard let value = readString(place + 8, text) else { return nil }
      event.fields.by = value.text
      place = value.next - 1
    }
    if templates.source.matches(place) {
      guard let value = readString(place + 12, text) else { return nil }
      event.fields.source = value.text
      place = value.next - 1
    }
    guard templates.data.matches(place), let end = readPayload(place + 10, text) else {
      return nil
    }
    event.data = slice(place + 9, end - 1)
    return end
  }

  /// What a line is read from.
  private struct Text {
    let stops: Stops
    let limit: UnsafeRawPointer
  }

  @inline(__always)
  private func slice(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) -> Bytes {
    Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: end - start)
  }

  /// The string whose content starts at `place`, and the place after its closing quote.
  @inline(__always)
  private mutating func readString(
    _ place: UnsafeRawPointer, _ text: Text
  ) -> (text: Bytes, next: UnsafeRawPointer)? {
    let close = text.stops.next(from: place)
    guard close < text.limit else { return nil }
    if close.load(as: UInt8.self) == UInt8(ascii: "\"") {
      return (slice(place, close), close + 1)
    }
    return readEscapedString(place, text)
  }

  private mutating func readEscapedString(
    _ place: UnsafeRawPointer, _ text: Text
  ) -> (text: Bytes, next: UnsafeRawPointer)? {
    var scanner = JSONScanner(restOfLine(from: place - 1, text))
    guard let token = try? scanner.string() else { return nil }
    if scratchUsed == 0 { reserveScratch(scanner.bytes.count) }
    return (unescaped(token.content), place - 1 + scanner.offset)
  }

  /// What the line has from a place on: only escapes and values that are JSON themselves need to know.
  private func restOfLine(from place: UnsafeRawPointer, _ text: Text) -> Bytes {
    let feed = memchr(place, 0x0A, text.limit - place).map { UnsafeRawPointer($0) }
    return slice(place, feed ?? text.limit)
  }

  /// Reads the members of a payload, and returns the place after the line's last brace.
  private mutating func readPayload(
    _ start: UnsafeRawPointer, _ text: Text
  ) -> UnsafeRawPointer? {
    let type = opening.type
    let shape = templates[type]
    let expected = expectedPlaces + Int(type.rawValue) * PayloadSchema.maximumKeyCount
    let keyCount = shape.keyCount
    let values = event.fields.values
    var present: UInt32 = 0
    var place = start
    var position = 0
    var lowest = 0
    while true {
      var key = Int(expected[position])
      if key < lowest || !shape.keys[key].literal.matches(place) {
        key = lowest
        while key < keyCount, !shape.keys[key].literal.matches(place) { key += 1 }
        guard key < keyCount else { return nil }
        expected[position] = UInt8(truncatingIfNeeded: key)
      }
      place += shape.keys[key].literal.count
      if shape.keys[key].isRaw {
        // The payload's own braces are one level.
        guard place < text.limit else { return nil }
        var scanner = JSONScanner(restOfLine(from: place, text))
        guard let value = try? scanner.value(depth: 1) else { return nil }
        values[key] = value
        place += scanner.offset
      } else {
        guard let value = readString(place, text) else { return nil }
        values[key] = value.text
        place = value.next
      }
      present |= 1 &<< UInt32(truncatingIfNeeded: key)
      let next = place.load(as: UInt8.self)
      place += 1
      if next == UInt8(ascii: "}") { break }
      position &+= 1
      lowest = key &+ 1
      guard next == UInt8(ascii: ","), lowest < keyCount else { return nil }
    }
    event.fields.present = present
    return place.load(as: UInt8.self) == UInt8(ascii: "}")
      && present & shape.required == shape.required ? place + 1 : nil
  }
}
