/// SHA-256 of four messages of one length side by side, each in its lane of a vector, without
/// special instructions: somewhat more than twice as fast as one after the other.
///
/// The two halves of a rotation are kept apart, all shifts to the right in one sum and all to the
/// left in another: a compiler that recognises a rotation by itself takes the lanes apart for it.
enum PortableSHA256Lanes {
  /// How many messages there are.
  static let count = 4

  /// One word of each message.
  private typealias Words = SIMD4<UInt32>

  /// Folds `count` blocks of 64 bytes at each of four places into the state of the same number.
  static func compress(
    _ states: UnsafeMutableBufferPointer<SIMD8<UInt32>>,
    _ places: UnsafeBufferPointer<UnsafeRawPointer>, count: Int
  ) {
    precondition(states.count == Self.count && places.count == Self.count, "four messages")
    withUnsafeTemporaryAllocation(of: Words.self, capacity: 8 + 16) { room in
      let state = UnsafeMutableBufferPointer(rebasing: room[..<8])
      let schedule = UnsafeMutableBufferPointer(rebasing: room[8...])
      for word in 0..<8 {
        state[word] = Words(states[0][word], states[1][word], states[2][word], states[3][word])
      }
      PortableSHA256.roundConstants.withUnsafeBufferPointer { constants in
        for block in 0..<count {
          load(places, at: 64 &* block, into: schedule)
          mix(state, schedule, constants)
        }
      }
      for lane in 0..<Self.count {
        for word in 0..<8 { states[lane][word] = state[word][lane] }
      }
    }
  }

  @inline(__always)
  private static func load(
    _ places: UnsafeBufferPointer<UnsafeRawPointer>, at offset: Int,
    into schedule: UnsafeMutableBufferPointer<Words>
  ) {
    let (first, second, third, fourth) = (places[0], places[1], places[2], places[3])
    for index in 0..<16 {
      let place = offset &+ 4 &* index
      schedule[index] = Words(
        UInt32(bigEndian: first.loadUnaligned(fromByteOffset: place, as: UInt32.self)),
        UInt32(bigEndian: second.loadUnaligned(fromByteOffset: place, as: UInt32.self)),
        UInt32(bigEndian: third.loadUnaligned(fromByteOffset: place, as: UInt32.self)),
        UInt32(bigEndian: fourth.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
  }

  /// The 64 rounds, unrolled by eight so that the working variables return to their names.
  @inline(__always)
  private static func mix(
    _ state: UnsafeMutableBufferPointer<Words>, _ schedule: UnsafeMutableBufferPointer<Words>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for start in stride(from: 0, to: 64, by: 16) {
      if start > 0 { extend(schedule) }
      for half in stride(from: 0, to: 16, by: 8) {
        func input(_ index: Int) -> Words {
          schedule[half &+ index] &+ Words(repeating: constants[start &+ half &+ index])
        }
        round(a, b, c, &d, e, f, g, &h, input(0))
        round(h, a, b, &c, d, e, f, &g, input(1))
        round(g, h, a, &b, c, d, e, &f, input(2))
        round(f, g, h, &a, b, c, d, &e, input(3))
        round(e, f, g, &h, a, b, c, &d, input(4))
        round(d, e, f, &g, h, a, b, &c, input(5))
        round(c, d, e, &f, g, h, a, &b, input(6))
        round(b, c, d, &e, f, g, h, &a, input(7))
      }
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func round(
    _ a: Words, _ b: Words, _ c: Words, _ d: inout Words, _ e: Words, _ f: Words, _ g: Words,
    _ h: inout Words, _ input: Words
  ) {
    let choice = (f ^ g) & e ^ g
    let majority = (a ^ b) & c ^ a & b
    let first = h &+ input &+ choice &+ rotations(e, 6, 11, 25)
    d &+= first
    h = first &+ majority &+ rotations(a, 2, 13, 22)
  }

  /// The next sixteen words of the message schedule in place of the last.
  @inline(__always)
  private static func extend(_ schedule: UnsafeMutableBufferPointer<Words>) {
    for index in 0..<16 {
      let early = schedule[(index &+ 1) & 15]
      let late = schedule[(index &+ 14) & 15]
      var word = schedule[index] &+ schedule[(index &+ 9) & 15]
      word &+= rotations(early, 7, 18) ^ early &>> Words(repeating: 3)
      word &+= rotations(late, 17, 19) ^ late &>> Words(repeating: 10)
      schedule[index] = word
    }
  }

  /// The exclusive or of the words rotated right by each number of places.
  @inline(__always)
  private static func rotations(
    _ words: Words, _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> Words {
    var right = words &>> Words(repeating: first)
    right ^= words &>> Words(repeating: second)
    right ^= words &>> Words(repeating: third)
    var left = words &<< Words(repeating: 32 &- first)
    left ^= words &<< Words(repeating: 32 &- second)
    left ^= words &<< Words(repeating: 32 &- third)
    return right ^ left
  }

  @inline(__always)
  private static func rotations(_ words: Words, _ first: UInt32, _ second: UInt32) -> Words {
    var right = words &>> Words(repeating: first)
    right ^= words &>> Words(repeating: second)
    var left = words &<< Words(repeating: 32 &- first)
    left ^= words &<< Words(repeating: 32 &- second)
    return right ^ left
  }
}
