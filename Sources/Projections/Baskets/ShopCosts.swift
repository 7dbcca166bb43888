import GroceryModel

/// What a basket comes to in some shops, without the stops; the fewer entries are missing the better,
/// then the less it costs.
struct BasketBill: Hashable, Comparable {
  let missing: Int
  /// In the units of ``Amount``.
  let cost: Int128

  static func < (left: Self, right: Self) -> Bool {
    (left.missing, left.cost) < (right.missing, right.cost)
  }
}

/// What each entry of a basket costs in each shop: exactly, and in ticks, which are quick to add.
///
/// A tick is some fraction of a cent, and costs are rounded down to whole ones: what is too dear in
/// ticks is too dear. A missing entry counts more ticks than all entries of a basket can cost.
struct ShopCosts {
  let shopCount: Int
  let entryCount: Int
  /// A row for each shop, nil where there is no offer.
  private let exact: [Int128?]
  private let ticks: [Int32]
  private let unitsPerTick: Int128
  /// All costs are multiples of this power of ten.
  private let grain: Int128
  private let ticksOfMissing: Int32

  /// - Parameters:
  ///   - shops: With offers for the same entries.
  ///   - firstDay: Older offers do not count; nil for all.
  init(_ shops: [BasketShop], since firstDay: Day? = nil) {
    let entryCount = shops.first?.offers.count ?? 0
    let exact = shops.flatMap { shop in
      shop.offers.map { offer in
        offer.flatMap { offer in
          firstDay.map { offer.day < $0 } == true ? nil : offer.cost.units
        }
      }
    }
    var grain = Amount.unitsPerOne
    var greatest = [Int128](repeating: 0, count: entryCount)
    for (place, cost) in exact.enumerated() {
      guard let cost else { continue }
      while cost % grain != 0 { grain /= 10 }
      greatest[place % entryCount] = max(greatest[place % entryCount], cost)
    }
    // All that is added up below stays under 2³⁰ ticks.
    let most = Int128((1 << 30) / max(1, entryCount) - entryCount - 1)
    let unitsPerTick = greatest.reduce(0, +) / max(1, most) + 1
    let ticksOfMissing = greatest.reduce(1) { $0 + Int32($1 / unitsPerTick) }
    ticks = exact.map { $0.map { Int32($0 / unitsPerTick) } ?? ticksOfMissing }
    shopCount = shops.count
    self.entryCount = entryCount
    self.exact = exact
    self.unitsPerTick = unitsPerTick
    self.grain = grain
    self.ticksOfMissing = ticksOfMissing
  }

  func bill(of shops: [Int]) -> BasketBill {
    bill(of: leastCosts(in: shops))
  }

  /// What each entry costs in the cheapest of some shops.
  func leastCosts(in shops: [Int]) -> [Int128?] {
    shops.reduce(Array(repeating: nil, count: entryCount)) { leastCosts($0, with: $1) }
  }

  /// The bill where each entry costs this, or less in one more shop.
  func bill(_ costs: [Int128?], with shop: Int) -> BasketBill {
    bill(of: leastCosts(costs, with: shop))
  }

  private func leastCosts(_ costs: [Int128?], with shop: Int) -> [Int128?] {
    zip(costs, exact[shop * entryCount..<(shop + 1) * entryCount]).map { cost, own in
      guard let cost, let own else { return cost ?? own }
      return min(cost, own)
    }
  }

  private func bill(of costs: [Int128?]) -> BasketBill {
    BasketBill(missing: costs.count { $0 == nil }, cost: costs.reduce(0) { $0 + ($1 ?? 0) })
  }

  /// The most ticks that a bill as good as this one can come to.
  func ticks(of bill: BasketBill) -> Int {
    let missing = bill.missing * Int(ticksOfMissing)
    guard bill.cost >= 0 else { return missing - 1 }
    let most = Int128(ticksOfMissing) - 1
    return missing + Int(min(bill.cost / grain * grain / unitsPerTick, most))
  }

  /// The ticks that each entry costs in the cheapest of some shops.
  func paid(in shops: [Int]) -> [Int32] {
    shops.reduce(Array(repeating: ticksOfMissing, count: entryCount)) { paid($0, with: $1) }
  }

  /// The same with one more shop.
  func paid(_ paid: [Int32], with shop: Int) -> [Int32] {
    zip(paid, ticks[shop * entryCount..<(shop + 1) * entryCount]).map { min($0, $1) }
  }

  /// How many ticks each shop is below these, over the entries where it is.
  func readSavings(below levels: [Int32], of shops: [Int], into savings: inout [Int]) {
    savings.removeAll(keepingCapacity: true)
    levels.withUnsafeBufferPointer { levels in
      ticks.withUnsafeBufferPointer { ticks in
        for shop in shops {
          let row = UnsafeBufferPointer(
            rebasing: ticks[shop * entryCount..<(shop + 1) * entryCount])
          var saving: Int32 = 0
          for entry in 0..<entryCount {
            // As max(0, …), but without a branch, for the sake of vectors.
            let difference = levels[entry] &- row[entry]
            saving &+= difference & ~(difference &>> 31)
          }
          savings.append(Int(saving))
        }
      }
    }
  }

  /// The entries that a shop has for less than this.
  func entries(below levels: [Int32], in shop: Int) -> [Int] {
    (0..<entryCount).filter { ticks[shop * entryCount + $0] < levels[$0] }
  }

  /// Returns these stores without dominated ones; of equal stores the first stays.
  ///
  /// A store dominates another if it is nowhere dearer.
  ///
  /// - Parameters:
  ///   - shops: The stores in index order.
  ///   - isOrdered: True if only an earlier store can dominate a later one.
  /// - Returns: The rest, in index order.
  func undominated(among shops: [Int], isOrdered: Bool) -> [Int] {
    shops.filter { shop in
      let own = entries(below: Array(repeating: ticksOfMissing, count: entryCount), in: shop)
      guard !own.isEmpty else { return false }
      return !shops.contains { other in
        other != shop && (other < shop || !isOrdered)
          && isDearerNowhere(other, than: shop, in: own)
          && (other < shop || !isDearerNowhere(shop, than: other, in: Array(0..<entryCount)))
      }
    }
  }

  private func isDearerNowhere(_ shop: Int, than other: Int, in entries: [Int]) -> Bool {
    let (row, otherRow) = (shop * entryCount, other * entryCount)
    for entry in entries where ticks[row + entry] > ticks[otherRow + entry] { return false }
    return entries.allSatisfy { entry in
      guard let dearest = exact[otherRow + entry] else { return true }
      return exact[row + entry].map { $0 <= dearest } == true
    }
  }
}
