extension StopSearch {
  /// Sets of so many shops with the same bill.
  struct EqualWays {
    let bill: BasketBill
    /// Each is in order of places; of shops that can stand in for each other they have one.
    private(set) var ways: [[Int]] = []
    /// Whether there are no more of them.
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

    /// The shops that some set with this bill can be made of.
    ///
    /// Each of them can take a place in one of the ways without raising the bill: what stands in for
    /// the other shops of its set is dearer than they are nowhere.
    ///
    /// - Parameters:
    ///   - recent: The costs that count.
    ///   - all: Those that the ways are of, none of them greater.
    /// - Returns: In order of places.
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
