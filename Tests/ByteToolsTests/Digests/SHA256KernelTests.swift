import Testing

@testable import ByteTools

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

  @Test(arguments: SHA256Tests.kernels, [0, 1, 2, 17])
  func `messages side by side have the states they have alone`(kernel: SHA256Kernel, blocks: Int) {
    let length = 64 * blocks
    let bytes = pseudorandomBytes(kernel.lanes * length + 1)
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let places = (0..<kernel.lanes).map { start + 1 + $0 * length }
      // States of their own, so that none can be taken for another's.
      var states = places.indices.map { SHA256.initialState &+ UInt32($0) }
      let expected = zip(states, places).map { state, place in
        var state = state
        PortableSHA256.compress(&state, place, count: blocks)
        return state
      }
      states.withUnsafeMutableBufferPointer { states in
        places.withUnsafeBufferPointer { kernel.compressLanes(states, $0, count: blocks) }
      }
      #expect(states == expected)
    }
  }
}
