import ByteTools
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct CommitLineTests {
  static let digest = SHA256.digest(of: Array("batch".utf8))
  static let previous = SHA256.digest(of: Array("previous".utf8))

  static func commit(
    previous: SHA256Digest? = nil, late: LogPosition? = nil, lateBefore: LogPosition? = nil
  ) -> CommitLine {
    CommitLine(
      recorded: Instant(microseconds: 1_790_000_000_000_001), events: 1, bytes: 190, sequence: 1,
      digest: digest, previous: previous, late: late, lateBefore: lateBefore)
  }

  static let commits = [
    commit(), commit(previous: previous), commit(late: .start),
    commit(
      previous: previous, late: LogPosition(segment: 2, offset: 77),
      lateBefore: LogPosition(segment: 1, offset: 1_073_741_823)),
    CommitLine(
      recorded: Instant(microseconds: 0), events: 1_469_307, bytes: 500_000_000,
      sequence: 10_000_000, digest: digest, previous: previous, late: .start, lateBefore: nil),
  ]

  static func read(_ bytes: [UInt8]) -> CommitLine? {
    bytes.withUnsafeBufferPointer { CommitLine($0) }
  }

  @Test func `the line is documented byte for byte`() {
    let text = Self.commit(previous: Self.previous, late: .start).text
    #expect(
      text
        == #"{"id":"4bb24efc9641afc5ded1ca77eabb6e2f","type":"log.committed","v":1,"#
        + #""date":"2026-09-21","recorded":"2026-09-21T14:13:20.000001Z","data":{"events":1,"#
        + #""bytes":190,"sequence":1,"digest":"4bb24efc9641afc5ded1ca77eabb6e2f"#
        + #"cf062d2112ccd61bd8bd6acd89180bae","previous":"6da0633528deaa0144e7b058315f0b75"#
        + #"3ec0b945163a72bf96a0d18180f9de0d","late":{"segment":1,"offset":0},"#
        + #""crc":"6b9502ac"}}"#)
  }

  @Test(arguments: commits)
  func `a line written is read again`(commit: CommitLine) {
    #expect(Self.read(Array(commit.text.utf8)) == commit)
  }

  @Test(arguments: commits)
  func `no byte of it can be another, missing, or one too many`(commit: CommitLine) {
    let line = Array(commit.text.utf8)
    for place in line.indices {
      for mask: UInt8 in [0x01, 0x20, 0x80] {
        var flipped = line
        flipped[place] ^= mask
        #expect(Self.read(flipped) == nil, "byte \(place)")
      }
      #expect(Self.read(Array(line[..<place])) == nil)
      #expect(Self.read(Array(line[..<place] + [0x20] + line[place...])) == nil)
    }
  }

  @Test func `only framing claims to be a commit line`() {
    func isClaimed(_ text: String) -> Bool {
      Array(text.utf8).withUnsafeBufferPointer { CommitLine.isClaimed(by: $0) }
    }
    for commit in Self.commits { #expect(isClaimed(commit.text)) }
    #expect(!isClaimed(String(decoding: EventDraft.purchase("Milk").line(), as: UTF8.self)))
    let padding = String(repeating: "x", count: 400)
    // An event in another key order, whose text says what a commit line says in that place.
    let item = #"{"type":"purchase.recorded","data":{"item":"12345log."#
    #expect(Array(item.utf8).dropFirst(49).starts(with: "log.".utf8))
    #expect(!isClaimed(item + padding))
    #expect(!isClaimed(""))
  }
}
