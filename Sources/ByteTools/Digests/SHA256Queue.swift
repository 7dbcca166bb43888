/// Many short messages, hashed side by side: those of the same number of blocks together.
public struct SHA256Queue: ~Copyable {
  private let kernel: SHA256Kernel
  /// The messages one after the other, each padded to whole blocks.
  private var padded = OutputBuffer(capacity: 64 << 10)
  private var messages: [Message] = []

  private struct Message {
    let start: Int
    let blocks: Int
  }

  public init(kernel: SHA256Kernel) { self.kernel = kernel }

  /// How many messages wait.
  public var count: Int { messages.count }

  /// Adds a message; its bytes are copied.
  public mutating func append(_ message: Bytes) {
    let start = padded.count
    padded.putPadded(message)
    messages.append(
      Message(start: start, blocks: (padded.count - start) / SHA256.blockLength))
  }

  /// The final states of all messages in the order in which they came; none waits any more.
  public mutating func takeStates() -> [SIMD8<UInt32>] {
    var states = Array(repeating: SHA256.initialState, count: messages.count)
    var blocks = messages.map(\.blocks).min() ?? 0
    while blocks > 0 { blocks = hash(ofBlocks: blocks, &states) }
    messages.removeAll(keepingCapacity: true)
    padded.truncate(to: 0)
    return states
  }

  /// Hashes the messages of so many blocks, and says how many the next longer ones have, or 0.
  private func hash(ofBlocks blocks: Int, _ states: inout [SIMD8<UInt32>]) -> Int {
    guard let bytes = UnsafeRawPointer(padded.bytes.baseAddress) else { return 0 }
    var next = Int.max
    var chosen: [Int] = []
    for (index, message) in messages.enumerated() {
      if message.blocks == blocks { chosen.append(index) }
      if message.blocks > blocks { next = min(next, message.blocks) }
    }
    let lanes = kernel.lanes
    withUnsafeTemporaryAllocation(of: SIMD8<UInt32>.self, capacity: lanes) { laneStates in
      withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: lanes) { places in
        for first in stride(from: 0, to: chosen.count, by: lanes) {
          for lane in 0..<lanes {
            // Idle lanes repeat the last message.
            places[lane] = bytes + messages[chosen[min(first + lane, chosen.count - 1)]].start
            laneStates[lane] = SHA256.initialState
          }
          kernel.compressLanes(laneStates, UnsafeBufferPointer(places), count: blocks)
          for lane in 0..<min(lanes, chosen.count - first) {
            states[chosen[first + lane]] = laneStates[lane]
          }
        }
      }
    }
    return next == .max ? 0 : next
  }
}

extension OutputBuffer {
  /// Puts a message and its padding (FIPS 180-4, 5.1.1): a one bit, zeros, the bit length.
  fileprivate mutating func putPadded(_ message: Bytes) {
    let padding = SHA256.blockLength - (message.count + 8) % SHA256.blockLength + 8
    put(message)
    putZeros(padding)
    replace(at: count - padding, with: 0x80)
    UnsafeMutableRawPointer(start + count - 8)
      .storeBytes(of: UInt64(message.count * 8).bigEndian, as: UInt64.self)
  }
}
