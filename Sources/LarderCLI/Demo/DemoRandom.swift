/// Sebastiano Vigna's SplitMix64, with the few draws that a made-up household needs.
///
/// The standard library's own draws are not used, as their algorithms may change between versions
/// and the files must not.
struct DemoRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A generator that depends on a name and a number only, whatever was drawn before.
  init(name: String, number: Int) {
    // FNV-1a, 64 bits.
    state = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    state ^= UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range; its slight bias does not matter here.
  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    pick(0...99) < percent
  }
}
