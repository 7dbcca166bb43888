import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct LogVerificationTests {
  /// A small log with every kind of line.
  static func small() throws -> TemporaryLarder {
    let larder = TemporaryLarder()
    let batch = try larder.append([.purchase("Milk 🥛", "1.29"), .purchase("Bread \"dark\"")])
    try larder.append([EventDraft(.productDescribed, "2026-10-03", ["item": "Milk"])])
    try larder.append([.retraction(ofBatch: batch?.commit.recorded ?? Instant(microseconds: 0))])
    return larder
  }

  /// The problems of the log, or the one reason why there is no reading it.
  static func findings(_ larder: TemporaryLarder) -> [String] {
    do {
      return try LogVerification(of: LogSnapshot(of: larder.layout)).problems.map(\.reason)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `no changed byte goes unnoticed`() throws {
    let larder = try Self.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    #expect(Self.findings(larder).isEmpty)
    for place in bytes.indices {
      var changed = bytes
      let endsLine = place % 5 == 0 && bytes[place] != 0x0A
      changed[place] = endsLine ? 0x0A : bytes[place] ^ 1 << UInt8(place % 8)
      try larder.write(changed, to: path)
      #expect(!Self.findings(larder).isEmpty, "byte \(place) is \(changed[place])")
    }
  }

  @Test func `no missing and no additional byte goes unnoticed`() throws {
    let larder = try Self.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed.remove(at: place)
      try larder.write(changed, to: path)
      #expect(!Self.findings(larder).isEmpty, "byte \(place) missing")
      changed = bytes
      changed.insert(bytes[place], at: place)
      try larder.write(changed, to: path)
      #expect(!Self.findings(larder).isEmpty, "byte \(place) doubled")
    }
  }

  @Test func `no changed byte of HEAD goes unnoticed`() throws {
    let larder = try Self.small()
    let bytes = try larder.read(larder.layout.head)
    for place in bytes.indices {
      for mask: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128] {
        var changed = bytes
        changed[place] ^= mask
        try larder.write(changed, to: larder.layout.head)
        #expect(!Self.findings(larder).isEmpty, "byte \(place) changed by \(mask)")
      }
    }
  }

  @Test func `bytes past HEAD are counted and are no problem`() throws {
    let larder = try Self.small()
    let path = larder.layout.segment(1)
    try larder.write(larder.read(path) + Array("{\"id\":\"cut off".utf8), to: path)
    let verification = try LogVerification(of: larder.snapshot())
    #expect(verification.problems.isEmpty)
    #expect(verification.unacknowledged == 14)
    #expect(verification.batches == 3)
    #expect(verification.events == 4)
  }

  @Test func `a problem names its line`() throws {
    let larder = try Self.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    let second = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    var changed = bytes
    changed[second + 7] = changed[second + 7] == 0x61 ? 0x62 : 0x61
    try larder.write(changed, to: path)
    let verification = try LogVerification(of: larder.snapshot())
    #expect(
      verification.problems.map(\.place) == [
        LogPlace(path: path, offset: second, line: 2),
        LogPlace(path: path, offset: verification.problems.last?.place.offset ?? 0, line: 3),
      ])
    #expect(verification.problems.first?.reason.hasPrefix("the id is ") == true)
    #expect(
      verification.problems.last?.reason == "the batch's bytes do not match its digest")
  }

  @Test func `a stray byte of no text is named with its line`() throws {
    let larder = try Self.small()
    let path = larder.layout.segment(1)
    var bytes = try larder.read(path)
    let second = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    bytes[second + 150] = 0xFF
    try larder.write(bytes, to: path)
    let verification = try LogVerification(of: larder.snapshot())
    #expect(
      verification.problems.first
        == LogVerification.Problem(
          place: LogPlace(path: path, offset: second, line: 2),
          reason: "byte 151 is not UTF-8 text, or a control character that must be escaped"))
  }

  @Test func `a missing segment in the middle is named`() throws {
    let larder = TemporaryLarder()
    for number in 1...6 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    FileSystem.remove(larder.layout.segment(3))
    #expect(
      throws: LogError.damaged(
        LogPlace(path: larder.layout.segment(3), offset: 0), reason: "the segment is missing")
    ) { _ = try LogVerification(of: larder.snapshot()) }
  }

  @Test(arguments: [1, 3, 40])
  func `every kernel finds the same, in the order of the lines`(batches: Int) throws {
    let larder = TemporaryLarder()
    for batch in 0..<batches {
      try larder.append((0..<(480 / batches)).map { .purchase("Milk \(batch) \($0)") })
    }
    let path = larder.layout.segment(1)
    let sound = try larder.read(path)
    #expect(try LogVerification(of: larder.snapshot(), kernel: .portable).problems.isEmpty)
    let lineStarts = [0] + sound.indices.filter { sound[$0] == 0x0A }.map { $0 + 1 }
    var generator = SplitMix64(seed: 11)
    for wrongLines in [1, 40, 300] {
      var bytes = sound
      for _ in 0..<wrongLines {
        let start = lineStarts[Int.random(in: 0..<lineStarts.count - 2, using: &generator)]
        // A digit of the id, or one of the batch's moment.
        let place = start + (generator.chance(9, in: 10) ? 7 : 110)
        bytes[place] = bytes[place] == 0x31 ? 0x32 : 0x31
      }
      try larder.write(bytes, to: path)
      let found = try [SHA256Kernel.selected, .portable].map {
        try LogVerification(of: larder.snapshot(), kernel: $0)
      }
      #expect(found.allSatisfy { $0 == found[0] })
      #expect(!found[0].problems.isEmpty)
      #expect(found[0].problems.count <= LogVerification.problemLimit)
      let places = found[0].problems.map(\.place.offset)
      #expect(places == places.sorted())
    }
  }
}
