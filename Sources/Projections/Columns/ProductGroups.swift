/// The places of some facts by product, in one pass and two flat arrays.
struct ProductGroups {
  private var starts: [UInt32]
  /// All of them, product after product.
  private(set) var places: [UInt32]

  /// - Parameters:
  ///   - products: The product of each fact.
  ///   - count: How many products there are.
  init(_ products: some Sequence<Int>, of count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    var total = 0
    for product in products {
      starts[product + 1] += 1
      total += 1
    }
    for product in 0..<count { starts[product + 1] += starts[product] }
    var next = starts
    places = Array(repeating: 0, count: total)
    for (place, product) in products.enumerated() {
      places[Int(next[product])] = UInt32(place)
      next[product] += 1
    }
  }

  /// The places of a product's facts, in their order.
  subscript(product: Int) -> ArraySlice<UInt32> {
    places[Int(starts[product])..<Int(starts[product + 1])]
  }
}
