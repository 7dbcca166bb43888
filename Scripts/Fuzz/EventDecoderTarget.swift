import GroceryModel

@testable import ByteTools
@testable import EventSourcing

/// Everything a decoder says of one line, copied.
private struct Reading: Equatable {
  var type: EventType
  var date: Day
  var recorded: Instant
  var texts: [[UInt8]]
  var values: [[UInt8]?]

  init(_ decoder: borrowing EventDecoder) {
    type = decoder.event.type
    date = decoder.event.date
    recorded = decoder.recorded
    texts = [
      Array(decoder.event.identifierText), Array(decoder.event.recordedText),
      Array(decoder.event.data), Array(decoder.event.line), Array(decoder.event.fields.by),
      Array(decoder.event.fields.source), Array(decoder.event.fields.unknownMembers),
    ]
    values = (0..<PayloadSchema.maximumKeyCount).map { place in
      let value = decoder.event.fields[place]
      return value.baseAddress == nil ? nil : Array(value)
    }
  }
}

/// The input is a log of lines, and each line is also one that another program sends.
func fuzzEventDecoder(_ input: UnsafeBufferPointer<UInt8>) {
  var decoder = EventDecoder()
  var general = EventDecoder()
  // A buffer of its own, so that a read past the padding is one past the allocation.
  let log = Array(input) + [0x0A]
  let room = UnsafeMutablePointer<UInt8>.allocate(capacity: log.count + EventDecoder.padding)
  defer { room.deallocate() }
  room.initialize(repeating: 0, count: log.count + EventDecoder.padding)
  room.update(from: log, count: log.count)
  let bytes = Bytes(start: room, count: log.count)
  var map = StructuralIndex(textLength: log.count)
  let isText = map.mark(bytes) == nil
  if isText { check(CheckedText(bytes: bytes, stops: map.stops)) }
  var lineStart = 0
  while let end = bytes[lineStart...].firstIndex(of: 0x0A) {
    let line = Bytes(rebasing: bytes[lineStart..<end])
    try? general.decodeIncoming(line)
    if isText { check(line, &decoder, &general) }
    lineStart = end + 1
  }
}

/// Lines read one after the other, so that each is expected to be like the one before.
private func check(_ text: CheckedText) {
  var decoder = EventDecoder()
  var general = EventDecoder()
  var next = 0
  while next < text.count {
    let line = text.line(at: next)
    let end = next + line.count + 1
    let isEvent = try? decoder.decode(text, at: &next)
    demand(next == end, "a line is read to somewhere else than its end")
    demand((isEvent == false) == CommitLine.isClaimed(by: line), "framing is not told from events")
    guard isEvent != false else { continue }
    let isGeneral = (try? general.decodeGeneral(line, isCommitted: true)) != nil
    demand(isGeneral == (isEvent == true), "one path refuses what the other takes")
    if isGeneral { demand(Reading(decoder) == Reading(general), "the two paths differ") }
  }
}

private func check(_ line: Bytes, _ decoder: inout EventDecoder, _ general: inout EventDecoder) {
  let isGeneral = (try? general.decodeGeneral(line, isCommitted: true)) != nil
  if decoder.decodeCanonical(line) {
    demand(isGeneral, "the general path refuses what the fast path takes")
    demand(Reading(decoder) == Reading(general), "the two paths differ")
  }
  guard isGeneral else { return }
  // Written again it must be in the form that the fast path takes, and stay as it is from then on.
  let first = written(general)
  let isPayloadEmpty = general.event.fields.present == 0
  let hasUnknown = general.event.fields.unknownMembers.count > 0
  let room = first + Array(repeating: 0x0A, count: EventDecoder.padding)
  room.withUnsafeBufferPointer { buffer in
    let again = Bytes(rebasing: buffer[..<first.count])
    let isFast = decoder.decodeCanonical(again)
    demand(isFast || isPayloadEmpty || hasUnknown, "the fast path refuses the writer's line")
    if !isFast {
      demand((try? decoder.decodeGeneral(again, isCommitted: true)) != nil, "not read again")
    }
    demand(written(decoder) == first, "the line changes when written again")
  }
}

private func written(_ decoder: borrowing EventDecoder) -> [UInt8] {
  var encoder = EventEncoder()
  let identifier = decoder.event.identifier
  let recorded = Array(decoder.recorded.description.utf8)
  recorded.withUnsafeBufferPointer {
    _ = encoder.append(decoder.event.fields, recorded: $0, identifier: identifier)
  }
  return Array(encoder.output.bytes.dropLast())
}
