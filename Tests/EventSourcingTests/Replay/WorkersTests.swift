import Testing

@testable import EventSourcing

@Suite struct WorkersTests {
  @Test func `results come in order, each computed once`() {
    for count in [0, 1, 2, 3, 16] {
      #expect(Workers.run(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }
}
