import Testing

@testable import ByteTools

@Suite struct WorkersTests {
  @Test func `results come in order, each computed once`() {
    for count in [0, 1, 2, 3, 16] {
      #expect(Workers.run(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `shares hold each place once, in order, and little is not shared`() {
    for count in [0, 1, 9, 10, 11, 1000] {
      for workers in 1...4 {
        let shares = Workers.share(count, least: 10, among: workers) { $0 }
        #expect(shares.flatMap { Array($0) } == Array(0..<count))
        #expect(shares.count == (count < 10 ? 1 : workers))
      }
    }
  }
}
