internal import NativeKernels

/// The code that folds blocks of 64 bytes into a SHA-256 state.
public enum SHA256Kernel: Sendable {
  case hardware
  case portable

  /// The faster one this processor can run; it is asked once.
  public static let selected: SHA256Kernel = digest_sha256_available() ? .hardware : .portable

  /// Folds `count` blocks at `blocks` into `state`.
  func compress(_ state: inout SIMD8<UInt32>, _ blocks: UnsafeRawPointer, count: Int) {
    switch self {
    case .hardware:
      withUnsafeMutableBytes(of: &state) { state in
        guard let words = state.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
        digest_sha256_blocks(words, blocks, count)
      }
    case .portable:
      PortableSHA256.compress(&state, blocks, count: count)
    }
  }

  /// How many messages it takes side by side.
  ///
  /// One message's rounds depend on each other; those of others fill the gaps between them.
  var lanes: Int {
    switch self {
    case .hardware: 2
    case .portable: PortableSHA256Lanes.count
    }
  }

  /// Folds `count` blocks at each of ``lanes`` places into the state of the same number.
  func compressLanes(
    _ states: UnsafeMutableBufferPointer<SIMD8<UInt32>>,
    _ places: UnsafeBufferPointer<UnsafeRawPointer>, count: Int
  ) {
    precondition(states.count == lanes && places.count == lanes, "a message for each lane")
    switch self {
    case .hardware:
      UnsafeMutableRawBufferPointer(states).withMemoryRebound(to: UInt32.self) { words in
        guard let first = words.baseAddress else { return }
        digest_sha256_blocks_x2(first, places[0], first + 8, places[1], count)
      }
    case .portable:
      PortableSHA256Lanes.compress(states, places, count: count)
    }
  }
}
