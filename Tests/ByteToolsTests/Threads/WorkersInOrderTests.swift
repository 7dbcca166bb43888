import ByteTools
import Testing

@Suite struct WorkersInOrderTests {
  private struct Stop: Error {}

  @Test(arguments: [1, 2, 4, 9], [1, 3, 100])
  func `results come in order, whoever makes them`(workers: Int, window: Int) throws {
    for count in [0, 1, 2, 50] {
      var results: [Int] = []
      try Workers.inOrder(count, among: workers, window: window, { $0 * $0 }) { results.append($0) }
      #expect(results == (0..<count).map { $0 * $0 })
    }
  }

  @Test(arguments: [1, 3])
  func `an error stops the work, and is thrown`(workers: Int) {
    var seen = 0
    #expect(throws: Stop.self) {
      try Workers.inOrder(1000, among: workers, window: 4, { $0 }) { result in
        seen += 1
        if result == 5 { throw Stop() }
      }
    }
    #expect(seen == 6)
  }
}
