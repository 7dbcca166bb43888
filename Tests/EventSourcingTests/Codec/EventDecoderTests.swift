import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct EventDecoderTests {
  @Test func `whatever the writer writes is read on the fast path, field by field`() throws {
    var generator = SplitMix64(seed: 11)
    var decoder = EventDecoder()
    // A type with several versions is rare, and read by the general path alone.
    let types = SplitMix64.types.filter { $0.version == 1 }
    for _ in 0..<3000 {
      let draft = generator.event(of: types)
      let recorded = generator.instant()
      let line = draft.line(recorded: recorded.description)
      try withPadding(line) { line in
        let isFast = decoder.decodeCanonical(line)
        try #require(isFast, "\(String(decoding: line, as: UTF8.self))")
        #expect(EventDraft(copying: decoder.event.fields) == draft)
        #expect(decoder.event.identifier == draft.identifier)
        #expect(decoder.recorded == recorded)
        #expect(Array(decoder.event.recordedText) == Array(recorded.description.utf8))
        #expect(Array(decoder.event.line) == Array(line))
        #expect(decoder.event.data.first == UInt8(ascii: "{"))
        #expect(line.suffix(decoder.event.data.count + 1).starts(with: decoder.event.data))
      }
    }
  }

  @Test func `the general path finds the same in the writer's lines`() throws {
    var generator = SplitMix64(seed: 12)
    var decoder = EventDecoder()
    for _ in 0..<1000 {
      let draft = generator.event()
      try withPadding(draft.line()) { line in
        try decoder.decodeGeneral(line, isCommitted: true)
        #expect(EventDraft(copying: decoder.event.fields) == draft)
        let data = Array(decoder.event.data)
        let identifier = decoder.event.identifier
        let isFast = decoder.decodeCanonical(line)
        #expect(isFast == (draft.type.version == 1))
        #expect(Array(decoder.event.data) == data)
        #expect(decoder.event.identifier == identifier)
      }
    }
  }

  @Test func `what follows a line in the buffer is never taken for a part of it`() throws {
    var generator = SplitMix64(seed: 13)
    var decoder = EventDecoder()
    for _ in 0..<200 {
      let line = generator.event().line()
      for count in 100..<line.count {
        let rest = line[count...].prefix(EventDecoder.padding)
        let padding = rest + Array(repeating: 0x0A, count: EventDecoder.padding - rest.count)
        (line[..<count] + padding).withUnsafeBufferPointer { buffer in
          let isFast = decoder.decodeCanonical(Bytes(rebasing: buffer[..<count]))
          #expect(!isFast)
        }
      }
    }
  }

  @Test func `whatever the fast path takes after a change the general path takes alike`() throws {
    var generator = SplitMix64(seed: 14)
    var decoder = EventDecoder()
    var accepted = 0
    for _ in 0..<4000 {
      var line = generator.event().line()
      for _ in 0..<generator.pick([1, 1, 2, 3]) {
        let place = generator.pick(Array(line.indices))
        switch generator.pick([0, 1, 2]) {
        case 0: line[place] ^= 1 << generator.pick([0, 1, 2, 3, 4, 5, 6])
        case 1: line.remove(at: place)
        default: line.insert(generator.pick(Array(#""\{}[],:a1 "#.utf8)), at: place)
        }
      }
      guard LineChecks.firstInvalid(line) == nil, !line.contains(0x0A) else { continue }
      try withPadding(line) { line in
        guard decoder.decodeCanonical(line) else { return }
        accepted += 1
        let fast = EventDraft(copying: decoder.event.fields)
        let recorded = decoder.recorded
        try decoder.decodeGeneral(line, isCommitted: true)
        #expect(EventDraft(copying: decoder.event.fields) == fast)
        #expect(decoder.recorded == recorded)
      }
    }
    #expect(accepted > 500)
  }

  @Test func `lines of one text are read as each is by itself`() throws {
    var generator = SplitMix64(seed: 15)
    let commit = Array(CommitLineTests.commit().text.utf8)
    var events = 0
    for _ in 0..<150 {
      let lines = Self.similarLines(&generator) + [commit] + Self.similarLines(&generator)
      let text = Array(lines.joined(separator: [0x0A])) + [0x0A]
      guard LineChecks.firstInvalid(text) == nil else { continue }
      var decoder = EventDecoder()
      var general = EventDecoder()
      var map = StructuralIndex(textLength: text.count)
      try withPadding(text, of: UInt8(ascii: "\"")) { bytes in
        _ = map.mark(bytes)
        let text = CheckedText(bytes: bytes, stops: map.stops)
        var next = 0
        while next < text.count {
          let line = text.line(at: next)
          let end = next + line.count + 1
          if CommitLine.isClaimed(by: line) {
            let isEvent = try decoder.decode(text, at: &next)
            #expect(!isEvent)
          } else {
            let found = Result { () throws(LineFault) in try decoder.decode(text, at: &next) }
            let expected = Result { () throws(LineFault) in
              try general.decodeGeneral(line, isCommitted: true)
              return true
            }
            #expect(found == expected)
            if case .success = found {
              events += 1
              Self.expectAlike(decoder, general)
            }
          }
          #expect(next == end)
        }
      }
    }
    #expect(events > 2000)
  }

  private static func expectAlike(_ left: borrowing EventDecoder, _ right: borrowing EventDecoder) {
    #expect(EventDraft(copying: left.event.fields) == EventDraft(copying: right.event.fields))
    #expect(left.recorded == right.recorded)
    #expect(left.event.identifier == right.event.identifier)
    #expect(Array(left.event.line) == Array(right.event.line))
    #expect(Array(left.event.data) == Array(right.event.data))
    #expect(Array(left.event.recordedText) == Array(right.event.recordedText))
  }

  /// Lines of few types and moments with the same keys mostly, as a log has them; some are damaged.
  private static func similarLines(_ generator: inout SplitMix64) -> [[UInt8]] {
    let models = (0..<2).map { _ in (generator.event(), generator.instant()) }
    return (0..<30).map { _ in
      var (draft, recorded) = generator.pick(0...7) == 0 ? models[1] : models[0]
      let other = generator.event()
      if generator.pick(0...2) == 0 { draft.date = other.date }
      for place in draft.values.keys
      where !PayloadSchema.of(draft.type).keys[place].form.isRawJSON && generator.pick(0...1) == 0 {
        draft.values[place] = Array(generator.pick([generator.text(), "1.50", "3"]).utf8)
      }
      if !draft.source.isEmpty { draft.source = generator.text() }
      var line = draft.line(recorded: recorded.description)
      switch generator.pick(0...11) {
      case 0:
        let place = generator.pick(Array(line.indices))
        line[place] ^= 1 << generator.pick([0, 1, 2, 3, 4, 5, 6])
      case 1:
        line.insert(
          generator.pick(Array(#"{}[],:a1 ""#.utf8)), at: generator.pick(Array(line.indices)))
      case 2: line.removeLast(generator.pick(1...40))
      default: break
      }
      return line
    }
  }

  @Test func `framing is never decoded as an event`() {
    for commit in CommitLineTests.commits + [CommitLineTests.commit()] {
      withPadding(commit.text.utf8) { line in
        var decoder = EventDecoder()
        let isFast = decoder.decodeCanonical(line)
        #expect(!isFast)
        #expect(
          throws: LineFault.badValue(
            key: "type", found: "log.committed", expected: "the type of an event")
        ) { try decoder.decode(line) }
      }
    }
  }

  @Test func `values nest as deep on the fast path as on the general one`() {
    var decoder = EventDecoder()
    for levels in [511, 512] {
      let tags = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
      let draft = EventDraft.purchase("Milk", "1.00", on: "2026-10-03", ["tags": tags])
      withPadding(draft.line()) { line in
        let isFast = decoder.decodeCanonical(line)
        let isRead = (try? decoder.decodeGeneral(line, isCommitted: true)) != nil
        #expect(isFast == (levels == 511))
        #expect(isRead == (levels == 511))
      }
    }
  }

  @Test func `a moment has one spelling`() {
    let line = String(decoding: EventDraft.purchase("Milk").line(), as: UTF8.self)
    let spaced = line.replacing("2026-10-04T08:11:52", with: "2026-10-04 08:11:52")
    withPadding(spaced.utf8) { line in
      var decoder = EventDecoder()
      #expect(
        throws: LineFault.badValue(
          key: "recorded", found: "2026-10-04 08:11:52.073114Z",
          expected: "a moment as 2026-10-04T08:11:52.073114Z")
      ) { try decoder.decode(line) }
    }
  }
}
