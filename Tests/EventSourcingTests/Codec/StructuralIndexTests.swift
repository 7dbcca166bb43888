import SeededRandom
import Testing

@testable import ByteTools
@testable import EventSourcing

@Suite struct StructuralIndexTests {
  @Test func `the first stop is found from every place of a text, and its end where there is none`()
  {
    var random = SplitMix64(seed: 41)
    var map = StructuralIndex(textLength: 10)
    for count in 0...300 {
      let share = random.pick([2, 10, 200])
      let text = (0..<count).map { _ in
        random.pick(1...share) == 1
          ? random.pick(Array(#""\#n\"#.utf8)) : UInt8(random.pick(0x23...0x5B))
      }
      withPadding(text, of: UInt8(ascii: "\"")) { bytes in
        #expect(map.mark(bytes) == nil)
        guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return }
        for place in 0...count {
          let stop = text[place...].firstIndex { "\"\\\n".utf8.contains($0) } ?? count
          #expect(map.stops.next(from: start + place) - start == stop)
        }
        for place in count...(count + EventDecoder.padding) {
          #expect(map.stops.next(from: start + place) == start + place)
        }
      }
    }
  }

  @Test func `a map is drawn anew for each text`() {
    var map = StructuralIndex(textLength: 1)
    for text in ["\"\"\"", "abc", String(repeating: "abc", count: 1000), "ab\"c"] {
      withPadding(text.utf8) { bytes in
        _ = map.mark(bytes)
        guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return }
        let stop = text.utf8.firstIndex(of: UInt8(ascii: "\"")) ?? text.utf8.endIndex
        #expect(
          map.stops.next(from: start) - start
            == text.utf8.distance(from: text.utf8.startIndex, to: stop))
      }
    }
  }

  @Test func `only lower-case hex digits make an id`() throws {
    let line = EventDraft.purchase("Milk").line()
    var decoder = EventDecoder()
    for byte in UInt8(0x20)...UInt8.max {
      for place in [0, 15, 16, 31] {
        var changed = line
        changed[7 + place] = byte
        let isFast = withPadding(changed) { decoder.decodeCanonical($0) }
        #expect(isFast == "0123456789abcdef".utf8.contains(byte))
      }
    }
  }
}
