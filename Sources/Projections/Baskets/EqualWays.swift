extension StopSearch {
  /// Sets of so many shops with the same bill.
  struct EqualWays {
    let bill: BasketBill
    /// Each combination is in index order; interchangeable stores appear once.
    private(set) var ways: [[Int]] = []
    /// True if the list contains every combination.
    private(set) var isComplete = true

    private static let most = 100

    init(bill: BasketBill, first: [Int] = []) {
      self.bill = bill
      ways = [first.sorted()]
    }

    var first: [Int] { ways[0] }

    mutating func add(_ shops: [Int]) {
      let way = shops.sorted()
      guard !ways.contains(way) else { return }
      if ways.count == Self.most {
        isComplete = false
      } else {
        ways.append(way)
      }
    }

    /// Returns the stores that some combination with this bill can contain.
    ///
    /// Each of them can take a place in a combination without raising the bill: a store that
    /// dominates the others of its combination is nowhere dearer.
    ///
    /// - Parameters:
    ///   - recent: The costs to compare.
    ///   - all: The costs behind the combinations; none of them is greater.
    /// - Returns: The stores in index order.
    func candidates(from recent: ShopCosts, beside all: ShopCosts) -> [Int] {
      let shops = Array(0..<recent.shopCount)
      guard isComplete else { return shops }
      let others = Set(
        ways.flatMap { way in
          way.indices.map { place in way.enumerated().filter { $0.offset != place }.map(\.element) }
        })
      let costs = others.map { all.leastCosts(in: $0) }
      return shops.filter { shop in costs.contains { recent.bill($0, with: shop) == bill } }
    }
  }
}
