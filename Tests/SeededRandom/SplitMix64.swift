/// Sebastiano Vigna's SplitMix64: the same seed gives the same cases everywhere.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something that happens so often in so many cases happens.
  public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    Int.random(in: 0..<denominator, using: &self) < numerator
  }

  /// One of some choices, of which there must be some.
  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// A number of a range.
  public mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// The elements cut into up to so many runs, some of which may be empty.
  public mutating func split<Element>(_ elements: [Element], into count: Int) -> [[Element]] {
    let cuts = (1..<max(1, count)).map { _ in pick(0...elements.count) }.sorted()
    return zip([0] + cuts, cuts + [elements.count]).map { Array(elements[$0..<$1]) }
  }
}
