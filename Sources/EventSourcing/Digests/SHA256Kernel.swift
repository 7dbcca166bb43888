internal import DigestKernels

/// The code that folds blocks of 64 bytes into a SHA-256 state.
enum SHA256Kernel: Sendable {
  case hardware
  case portable

  /// The faster one this processor can run; it is asked once.
  static let selected: SHA256Kernel = digest_sha256_available() ? .hardware : .portable

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

  /// Folds `count` blocks at each of two places into each of two states.
  ///
  /// One message's rounds depend on each other; a second one fills the gaps between them.
  func compressPair(
    _ first: inout SIMD8<UInt32>, _ firstBlocks: UnsafeRawPointer,
    _ second: inout SIMD8<UInt32>, _ secondBlocks: UnsafeRawPointer, count: Int
  ) {
    switch self {
    case .hardware:
      withUnsafeMutableBytes(of: &first) { first in
        withUnsafeMutableBytes(of: &second) { second in
          guard
            let firstWords = first.assumingMemoryBound(to: UInt32.self).baseAddress,
            let secondWords = second.assumingMemoryBound(to: UInt32.self).baseAddress
          else { return }
          digest_sha256_blocks_x2(firstWords, firstBlocks, secondWords, secondBlocks, count)
        }
      }
    case .portable:
      PortableSHA256.compress(&first, firstBlocks, count: count)
      PortableSHA256.compress(&second, secondBlocks, count: count)
    }
  }
}
