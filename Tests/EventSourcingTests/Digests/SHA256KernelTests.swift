import Testing

@testable import EventSourcing

@Suite struct SHA256KernelTests {
  @Test(arguments: SHA256Tests.kernels, [0, 1, 2, 3, 17])
  func `every kernel compresses blocks to the same state`(kernel: SHA256Kernel, blocks: Int) {
    let bytes = pseudorandomBytes(64 * blocks + 1)
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var expected = SHA256.initialState
      PortableSHA256.compress(&expected, start + 1, count: blocks)
      var state = SHA256.initialState
      kernel.compress(&state, start + 1, count: blocks)
      #expect(state == expected)
    }
  }

  @Test(arguments: SHA256Tests.kernels, [0, 64, 128, 1088])
  func `two messages at once have the states they have alone`(kernel: SHA256Kernel, length: Int) {
    let bytes = pseudorandomBytes(2 * length)
    bytes.withUnsafeBytes { bytes in
      let first = UnsafeRawBufferPointer(rebasing: bytes[..<length])
      let second = UnsafeRawBufferPointer(rebasing: bytes[length...])
      let states = kernel.finalStates(of: first, and: second)
      #expect(states.0 == SHA256Kernel.portable.finalState(of: first))
      #expect(states.1 == SHA256Kernel.portable.finalState(of: second))
    }
  }
}
