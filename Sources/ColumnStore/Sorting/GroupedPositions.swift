/// The positions of elements by a group each, made in one pass over two flat arrays.
///
/// It takes O(elements + groups) time and four bytes for each; there may be up to 2³² elements.
public struct GroupedPositions: Sendable {
  private var starts: [UInt32]
  /// The positions of all elements, group after group.
  public private(set) var positions: [UInt32]

  /// - Parameters:
  ///   - groups: The group of each element, from 0 up to `count`.
  ///   - count: The number of groups.
  public init(_ groups: some Sequence<Int>, of count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    var total = 0
    for group in groups {
      starts[group + 1] += 1
      total += 1
    }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    positions = Array(repeating: 0, count: total)
    for (position, group) in groups.enumerated() {
      positions[Int(next[group])] = UInt32(position)
      next[group] += 1
    }
  }

  /// The positions of a group's elements, ascending.
  public subscript(group: Int) -> ArraySlice<UInt32> {
    positions[Int(starts[group])..<Int(starts[group + 1])]
  }
}
