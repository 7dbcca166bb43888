/// Numbers that look random and are the same in every run (Knuth's MMIX generator).
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    _ = next()
  }

  /// From 0 up to 1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  mutating func next(below bound: Int) -> Int { Int(next() * Double(bound)) }
}
