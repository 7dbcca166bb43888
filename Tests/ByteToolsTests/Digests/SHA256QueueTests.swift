import SeededRandom
import Testing

@testable import ByteTools

@Suite struct SHA256QueueTests {
  @Test(arguments: SHA256Tests.kernels)
  func `messages of any lengths have the states they have alone, in their order`(
    kernel: SHA256Kernel
  ) {
    let bytes = pseudorandomBytes(1000)
    var generator = SplitMix64(seed: 7)
    var queue = SHA256Queue(kernel: kernel)
    for round in 0..<40 {
      // Every length there is a padding of its own for comes once; the others as they fall.
      let lengths =
        round == 0
        ? Array(0...300) : (0..<round).map { _ in Int.random(in: 0..<1000, using: &generator) }
      bytes.withUnsafeBufferPointer { bytes in
        for length in lengths { queue.append(Bytes(rebasing: bytes[(1000 - length)...])) }
      }
      #expect(queue.count == lengths.count)
      let expected = lengths.map { length in
        bytes.suffix(length).withUnsafeBytes { SHA256Kernel.portable.finalState(of: $0) }
      }
      #expect(queue.takeStates() == expected)
      #expect(queue.count == 0)
    }
  }

  @Test func `a queue without messages has no states`() {
    var queue = SHA256Queue(kernel: .portable)
    #expect(queue.takeStates().isEmpty)
  }
}
