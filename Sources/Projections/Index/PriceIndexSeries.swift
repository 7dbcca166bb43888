import GroceryModel
import Statistics

/// What was bought in one currency, month by month.
struct PriceIndexSeries {
  /// What one item cost in a month, and how much of it was bought.
  struct Purchase {
    /// The item and the unit it is measured in; numbers in an order that no arrival changes.
    let item: UInt64
    let paid: MoneySum
    /// The quantity in base units; nil if it is unknown or was not requested.
    let quantity: ExactRatio?
    /// The same as price and quantity, for statistics; nil without a quantity.
    let point: PriceAndQuantity?
  }

  /// The purchases of one month by item, as columns: an index looks at few of them, and what is not
  /// asked for takes no memory.
  struct Purchases: Sendable {
    fileprivate private(set) var items: [UInt64] = []
    fileprivate private(set) var points: [PriceAndQuantity?] = []
    /// What was paid: as it is, or else converted.
    private var paid: [Amount] = []
    private var converted: [MoneySum] = []
    private var quantities: [ExactRatio?] = []
    private let isConverted: Bool
    private let statesQuantities: Bool
    /// What was paid for all of them.
    fileprivate private(set) var total = MoneySum()
    /// What of it was paid for receipts of which no item is known, such as payments of a bank.
    fileprivate private(set) var withoutItems = MoneySum()

    /// - Parameters:
    ///   - purchases: What was bought, in the order of their items.
    ///   - isConverted: Whether money was converted, so that there may be something behind its last
    ///     digit.
    ///   - statesQuantities: Whether exact quantities will be asked for.
    init(_ purchases: [Purchase] = [], isConverted: Bool = false, statesQuantities: Bool = true) {
      self.isConverted = isConverted
      self.statesQuantities = statesQuantities
      for purchase in purchases { append(purchase) }
    }

    /// - Parameters:
    ///   - purchase: What was bought, behind all others in the order of items.
    ///   - isWholeReceipt: True if no item of it is known.
    mutating func append(_ purchase: Purchase, isWholeReceipt: Bool = false) {
      items.append(purchase.item)
      points.append(purchase.point)
      if isConverted { converted.append(purchase.paid) } else { paid.append(purchase.paid.amount) }
      total += purchase.paid
      if isWholeReceipt { withoutItems += purchase.paid }
      if statesQuantities { quantities.append(purchase.quantity) }
    }

    mutating func reserveCapacity(_ count: Int) {
      items.reserveCapacity(count)
      points.reserveCapacity(count)
      if isConverted { converted.reserveCapacity(count) } else { paid.reserveCapacity(count) }
      if statesQuantities { quantities.reserveCapacity(count) }
    }

    fileprivate subscript(place: Int) -> Purchase {
      Purchase(
        item: items[place], paid: isConverted ? converted[place] : MoneySum(paid[place]),
        quantity: statesQuantities ? quantities[place] : nil, point: points[place])
    }
  }

  let currency: String
  /// The first month in which something was bought.
  let first: Month
  private var months: [Purchases] = []

  init(currency: String, first: Month) {
    self.currency = currency
    self.first = first
  }

  var monthCount: Int { months.count }

  func month(_ place: Int) -> Month { first + place }

  /// The place of a month; nil where nothing was bought in it.
  func place(of month: Month) -> Int? {
    let place = month - first
    return months.indices.contains(place) && !isEmpty(place) ? place : nil
  }

  /// True if nothing was bought in a month.
  func isEmpty(_ place: Int) -> Bool { months[place].items.isEmpty }

  /// Adds a month after the last one.
  mutating func append(_ month: Purchases) { months.append(month) }

  /// What was paid in a month.
  func paid(_ place: Int) -> MoneySum { months[place].total }

  /// What was paid for known items in a month: what an index can cover.
  func paidForItems(_ place: Int) -> Double {
    months[place].total.approximation - months[place].withoutItems.approximation
  }

  /// Goes through what was bought in both of two months, item by item.
  func forEachItem(
    of current: Int, and base: Int, _ body: (_ base: Purchase, _ current: Purchase) -> Void
  ) {
    let (old, new) = (months[base], months[current])
    forEachPair(of: current, and: base) { body(old[$0], new[$1]) }
  }

  /// How a month's prices compare to another's.
  func comparison(of current: Int, to base: Int) -> PriceComparison {
    var comparison = PriceComparison()
    months[base].points.withUnsafeBufferPointer { old in
      months[current].points.withUnsafeBufferPointer { new in
        forEachPair(of: current, and: base) {
          guard let old = old[$0], let new = new[$1] else { return }
          comparison.add(base: old, current: new)
        }
      }
    }
    return comparison
  }

  /// The item of a month's purchase at a place; nil behind the last.
  @inline(__always)
  func item(_ place: Int, of month: Int) -> UInt64? {
    place < months[month].items.count ? months[month].items[place] : nil
  }

  /// A month's purchase as price and quantity; nil without a quantity.
  @inline(__always)
  func point(_ place: Int, of month: Int) -> PriceAndQuantity? { months[month].points[place] }

  /// Gives the places of what was bought in both of two months.
  @inline(__always)
  private func forEachPair(
    of current: Int, and base: Int, _ body: (_ base: Int, _ current: Int) -> Void
  ) {
    months[base].items.withUnsafeBufferPointer { olds in
      months[current].items.withUnsafeBufferPointer { news in
        var (old, new) = (0, 0)
        while old < olds.count, new < news.count {
          let (left, right) = (olds[old], news[new])
          if left == right { body(old, new) }
          // Which of the two is less is anybody's guess, and a wrong guess costs more than both sums.
          old += left <= right ? 1 : 0
          new += right <= left ? 1 : 0
        }
      }
    }
  }
}
