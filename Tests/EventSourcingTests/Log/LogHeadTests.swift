import Testing

@testable import EventSourcing

@Suite struct LogHeadTests {
  static let head = LogHead(
    end: LogPosition(segment: 3, offset: 1_073_741_900), sequence: 1_469_307,
    commit: CommitLineTests.digest)

  @Test func `HEAD is one line of JSON`() {
    #expect(
      Self.head.text
        == #"{"format":1,"segment":3,"offset":1073741900,"sequence":1469307,"#
        + #""commit":"4bb24efc9641afc5ded1ca77eabb6e2fcf062d2112ccd61bd8bd6acd89180bae"}"# + "\n")
    #expect(
      LogHead.empty.text
        == #"{"format":1,"segment":1,"offset":0,"sequence":0,"commit":null}"# + "\n")
  }

  @Test(arguments: [head, LogHead.empty])
  func `what was written is read, and nothing else`(head: LogHead) {
    let bytes = Array(head.text.utf8)
    #expect(LogHead(bytes) == head)
    for place in bytes.indices {
      #expect(LogHead(Array(bytes[..<place])) == nil)
      for mask: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128] {
        var other = bytes
        other[place] ^= mask
        let read = LogHead(other)
        #expect(read == nil || read != head)
      }
    }
  }
}
