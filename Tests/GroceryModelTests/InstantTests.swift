import SeededRandom
import GroceryModel
import Testing

@Suite struct InstantTests {
  @Test func `an instant is written with microseconds in 27 bytes`() throws {
    let text = "2026-10-04T08:11:52.073114Z"
    let instant = try #require(Instant(text))
    #expect(instant.microseconds == 1_791_101_512_073_114)
    #expect(instant.description == text)
    #expect(text.utf8.count == Instant.textLength)
    #expect(instant.day == Day("2026-10-04"))
  }

  @Test(arguments: [
    ("2026-10-04T08:11", "2026-10-04T08:11:00.000000Z"),
    ("2026-10-04 08:11Z", "2026-10-04T08:11:00.000000Z"),
    ("2026-10-04T08:11:52", "2026-10-04T08:11:52.000000Z"),
    ("2026-10-04 08:11:52.073114", "2026-10-04T08:11:52.073114Z"),
    ("1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59.999999Z"),
    ("0001-01-01T00:00Z", "0001-01-01T00:00:00.000000Z"),
  ])
  func `a moment may be cut at the minute or second`(text: String, whole: String) {
    #expect(Instant(text)?.description == whole)
  }

  @Test(arguments: [
    "", "Z", "2026-10-04", "2026-10-04T08", "2026-10-04T24:00", "2026-10-04T08:60",
    "2026-10-04T08:11:60", "2026-10-04T08:11:52.07", "2026-10-04T08:11:52.073114ZZ",
    "2026-10-04T08:11:52+02:00", "2026-02-29T08:11", "2026-10-04t08:11", "2026-10-04X08:11",
    "2026-10-04T08-11", "2026-10-04T+8:11", "2026-10-04T08:11z", " 2026-10-04T08:11",
  ])
  func `what is no moment in UTC is refused`(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func `instants are ordered as their texts are`() {
    var random = SplitMix64(seed: 10)
    let range: ClosedRange<Int64> = -62_135_596_800_000_000...253_402_300_799_999_999
    for _ in 0..<500 {
      let left = Instant(microseconds: Int64.random(in: range, using: &random))
      let right = Instant(microseconds: Int64.random(in: range, using: &random))
      guard Instant(left.description) == left, Instant(startOf: left.day) <= left,
        left < Instant(startOf: left.day + 1),
        (left < right) == (left.description < right.description)
      else {
        Issue.record("\(left) and \(right)")
        return
      }
    }
  }
}
