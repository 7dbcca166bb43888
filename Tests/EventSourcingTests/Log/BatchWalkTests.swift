import SeededRandom
import Testing

@testable import EventSourcing

@Suite struct BatchWalkTests {
  @Test func `the walk gives every batch from the newest back, then nothing`() throws {
    var generator = SplitMix64(seed: 121)
    let larder = TemporaryLarder()
    var batches: [Batch] = []
    for _ in 0..<25 {
      let drafts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in generator.event() }
      if let batch = try larder.append(drafts, segmentLimit: 4000) { batches.append(batch) }
    }
    var walk = BatchWalk(try larder.snapshot())
    for expected in batches.reversed() {
      let batch = try walk.next()
      #expect(batch == expected)
    }
    #expect(try walk.next() == nil)
    #expect(try walk.next() == nil)
  }

  @Test func `a commit line that is not the one its successor names stops the walk`() throws {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.segment(1)
    var walk = BatchWalk(try larder.snapshot())
    let last = try #require(try walk.next())
    let middle = try #require(try walk.next())
    var bytes = try larder.read(path)
    bytes[middle.commitStart.offset + 140] ^= 1
    try larder.write(bytes, to: path)
    var again = BatchWalk(try larder.snapshot())
    #expect(try again.next() == last)
    #expect(
      throws: LogError.damaged(
        LogPlace(path: path, offset: middle.end.offset),
        reason: "this commit line is not the one in the chain")
    ) { try again.next() }
  }
}
