import GroceryModel
import Statistics

/// What was bought in one currency, month by month.
struct PaidSeries {
  /// What one item cost in a month, and how much of it was bought.
  struct Purchase {
    /// The item and the unit it is measured in; numbers in an order that no arrival changes.
    let item: UInt64
    let paid: MoneySum
    /// In units; nil where nobody knows.
    let quantity: ExactRatio?
    /// The same as price and quantity, for statistics; nil without a quantity.
    let point: PriceAndQuantity?
  }

  let currency: String
  /// The first month in which something was bought.
  let first: Month
  /// For each month where its purchases start, and where the last month's end.
  private(set) var starts: [Int] = [0]
  /// By month, then by item.
  private(set) var purchases: [Purchase] = []

  init(currency: String, first: Month) {
    self.currency = currency
    self.first = first
  }

  var monthCount: Int { starts.count - 1 }

  func month(_ place: Int) -> Month { first + place }

  /// The place of a month; nil where nothing was bought in it.
  func place(of month: Month) -> Int? {
    let place = month - first
    return (0..<monthCount).contains(place) && !self[place].isEmpty ? place : nil
  }

  /// A month's purchases.
  subscript(place: Int) -> ArraySlice<Purchase> { purchases[starts[place]..<starts[place + 1]] }

  /// Adds a month after the last one.
  mutating func append(_ month: [Purchase]) {
    purchases += month
    starts.append(purchases.count)
  }

  /// What was paid in a month.
  func paid(_ place: Int) -> MoneySum { self[place].reduce(into: MoneySum()) { $0 += $1.paid } }

  /// Goes through two months' purchases, item by item: one of them is nil where only the other month
  /// has the item.
  func forEachItem(
    of current: Int, and base: Int, _ body: (_ base: Purchase?, _ current: Purchase?) -> Void
  ) {
    var (old, new) = (starts[base], starts[current])
    let (oldEnd, newEnd) = (starts[base + 1], starts[current + 1])
    while old < oldEnd || new < newEnd {
      let left = old < oldEnd ? purchases[old] : nil
      let right = new < newEnd ? purchases[new] : nil
      if let left, let right, left.item == right.item {
        body(left, right)
        old += 1
        new += 1
      } else if let left, right.map({ left.item < $0.item }) != false {
        body(left, nil)
        old += 1
      } else {
        body(nil, right)
        new += 1
      }
    }
  }

  /// How a month's prices compare to another's.
  func comparison(of current: Int, to base: Int) -> PriceComparison {
    var comparison = PriceComparison()
    forEachItem(of: current, and: base) { base, current in
      guard let old = base?.point, let new = current?.point else { return }
      comparison.add(base: old, current: new)
    }
    return comparison
  }
}
