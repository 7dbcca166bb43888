import Testing

@testable import EventSourcing

@Suite struct LogLayoutTests {
  @Test func `segments have eight digits and are found in order`() throws {
    let layout = LogLayout(root: "/home/ana/.larder")
    #expect(layout.segment(1) == "/home/ana/.larder/log/00000001.jsonl")
    #expect(layout.segment(12_345_678) == "/home/ana/.larder/log/12345678.jsonl")
    let larder = TemporaryLarder()
    try larder.append([])
    for name in ["00000010.jsonl", "00000002.jsonl", "x.jsonl", "0000001a.jsonl", "3.jsonl"] {
      try larder.write([], to: larder.layout.log + "/" + name)
    }
    #expect(try larder.layout.segments() == [1, 2, 10])
  }

  @Test func `positions order by segment, then offset`() {
    let positions = [
      LogPosition.start, LogPosition(segment: 1, offset: 9), LogPosition(segment: 2, offset: 0),
    ]
    #expect(positions.reversed().sorted() == positions)
    #expect(LogPosition(segment: 2, offset: 77).json == #"{"segment":2,"offset":77}"#)
  }
}
