/// Sorts by small numbers without comparing them.
///
/// Sorting by several such numbers, the one that counts least first, sorts by all: what is alike in
/// one stays in the order of those before.
public enum CountingSort {
  /// Sorts elements by a number each.
  ///
  /// - Parameters:
  ///   - elements: What is sorted; what has the same number stays in order.
  ///   - keys: How many numbers there can be.
  ///   - key: An element's number, from 0 up to `keys`.
  @inline(__always)
  public static func sort<Element>(
    _ elements: inout [Element], keys: Int, by key: (Element) -> Int
  ) {
    guard keys > 1, elements.count > 1 else { return }
    var starts = Array(repeating: 0, count: keys + 1)
    for element in elements { starts[key(element) + 1] += 1 }
    for key in 0..<keys { starts[key + 1] += starts[key] }
    elements = Array(unsafeUninitializedCapacity: elements.count) { sorted, count in
      for element in elements {
        let key = key(element)
        (sorted.baseAddress.unsafelyUnwrapped + starts[key]).initialize(to: element)
        starts[key] += 1
      }
      count = elements.count
    }
  }
}
