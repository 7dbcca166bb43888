import GroceryModel

/// One reading of a table's number columns: which one was paid, and what it is made of.
struct AmountReading: Equatable {
  /// nil where lines come to quantity × unit price.
  var total: Int?
  var quantity: Int?
  var unitPrice: Int?
  var points = 0
  /// Whether quantity × unit price is the total in nearly all lines that can tell.
  var isProven = false
  /// By how many digits the quantities are too large for the prices: grams beside the price of a kilogram.
  var shift = 0
}

/// Searches all assignments of the number columns for the reading that the evidence speaks for most.
struct AmountSearch {
  private let amounts: AmountRoles
  private let columns: [Int]
  /// The column of quantities that bring their units along.
  let measured: Int?
  /// What each column counts as the amount paid.
  private let totals: [Int: Int]
  /// All readings, the best first.
  private(set) var readings: [AmountReading] = []

  /// - Parameters:
  ///   - amounts: What is known of the columns so far.
  ///   - columns: The columns of numbers that belong to lines.
  ///   - points: What each of them counts as the amount paid.
  init(_ amounts: AmountRoles, columns: [Int], points: [Int: Int]) {
    self.amounts = amounts
    self.columns = columns
    totals = points
    measured = amounts.quantityWithUnits
    for total in choices(.total, columns) { search(total) }
    readings.sort {
      $0.points != $1.points
        ? $0.points > $1.points : $0.order.lexicographicallyPrecedes($1.order)
    }
  }

  var best: AmountReading? { readings.first }

  /// The best reading under which other money would be booked.
  var rival: AmountReading? {
    guard let best else { return nil }
    return readings.dropFirst().first { !amounts.evidence.booksSame(best, $0) }
  }

  /// By how many points the best reading leads.
  var lead: Int { (best?.points ?? 0) - (rival?.points ?? AmountWeights.never) }

  /// The columns that may have a role: the one that the user names, or any, or none.
  private func choices(_ role: Role, _ columns: [Int]) -> [Int?] {
    if let told = amounts.roles.columns[role] { return [told] }
    if amounts.removed.contains(role) { return [nil] }
    return [nil] + columns.map { $0 }
  }

  private mutating func search(_ total: Int?) {
    let paid = total.map { totals[$0] ?? 0 } ?? 0
    guard paid > AmountWeights.never / 2 else { return }
    var quantities = choices(.quantity, columns)
    if let measured, quantities.count > 1 { quantities.append(measured) }
    for quantity in quantities where quantity == nil || quantity != total {
      for price in choices(.unitPrice, columns)
      where price == nil || price != total && price != quantity {
        guard let reading = reading(total, quantity, price, paid) else { continue }
        readings.append(reading)
      }
    }
  }

  private func reading(
    _ total: Int?, _ quantity: Int?, _ price: Int?, _ paid: Int
  ) -> AmountReading? {
    var reading = AmountReading(total: total, quantity: quantity, unitPrice: price)
    if let total, let quantity, let price {
      reading.isProven = amounts.evidence.proves(
        quantity, price, total,
        isNamed: quantityWords(quantity) > 0
          && quantityWords(quantity) >= amounts.score(.total, quantity))
      if !reading.isProven { reading.shift = amounts.thousandths(quantity, price, total) }
    }
    let isProven = reading.isProven || reading.shift > 0
    guard let counted = points(ofQuantity: quantity, total, isProven),
      let priced = points(ofPrice: price, total, quantity, isProven)
    else { return nil }
    reading.points = paid + counted + priced
    if reading.isProven { reading.points += AmountWeights.proven }
    if reading.shift > 0 { reading.points += AmountWeights.provenThousandths }
    if total != nil {
      reading.points += AmountWeights.stated
      return reading
    }
    guard let product = pointsOfProduct(quantity, price) else { return nil }
    reading.points += product
    return reading
  }

  /// How well the header names quantities; numbers called *unit* are some where arithmetic says so.
  private func quantityWords(_ column: Int) -> Int {
    max(amounts.score(.quantity, column), amounts.named(.unit, column) >= 10 ? 1 : 0)
  }

  /// Whether whole numbers called *amount* count pieces beside prices.
  private func countsPieces(_ column: Int) -> Bool {
    ["amount", "jumlah", "antal", "belopp"].contains(amounts.headerWords(column).joined)
      && amounts.isCount(column, among: columns)
  }

  /// What a column counts as the quantities; nil where it cannot be them.
  private func points(ofQuantity quantity: Int?, _ total: Int?, _ isProven: Bool) -> Int? {
    guard let quantity else { return 0 }
    if amounts.roles.columns[.quantity] == quantity { return 20 }
    if quantity == measured { return total == nil ? 0 : 3 }
    let words = quantityWords(quantity)
    // `1 CUP` of flour is no peso of Cuba.
    let signs = amounts.layout.profiles[quantity].signs.keys
    guard signs.allSatisfy({ words >= 6 && $0 == .cubanPeso }) else { return nil }
    // As much as was paid, on every line: the amount once more, in another currency say.
    if let total, amounts.evidence.areEqual(quantity, total) { return nil }
    guard amounts.score(.unitPrice, quantity) <= words else { return nil }
    if isProven {
      let isMoney = CurrencySign.named(in: amounts.header(quantity)) != nil
      return words > 0 || !amounts.isRate(quantity) && !isMoney ? words : nil
    }
    guard words > 0 else { return nil }
    if words >= 6 { return words }
    if countsPieces(quantity) { return words + AmountWeights.likelyCount }
    // *Count*, *size* or *weight* may be the package's, above all where few lines have one.
    guard total == nil, words >= 5, amounts.score(.total, quantity) < words else { return nil }
    let isFull = amounts.layout.profiles[quantity].filled == amounts.layout.rows.count
    return isFull ? AmountWeights.weakQuantity : AmountWeights.sparseQuantity
  }

  /// What a column counts as the prices of one; nil where it cannot be them.
  private func points(
    ofPrice price: Int?, _ total: Int?, _ quantity: Int?, _ isProven: Bool
  ) -> Int? {
    guard let price else { return 0 }
    if amounts.roles.columns[.unitPrice] == price { return 20 }
    let words = amounts.score(.unitPrice, price)
    if isProven {
      // What an amount of one currency times a rate gives is that amount in another one.
      let isExchange =
        amounts.isRate(price) && quantity.map { amounts.score(.total, $0) > 0 } ?? false
      return isExchange || words == 0 && amounts.isRate(price) ? nil : words
    }
    guard words > 0 else { return nil }
    guard let total else { return 2 * words }
    if amounts.namesMeasure(price) || amounts.named(.reducedPrice, price) >= 10
      || ([nil] + columns).contains(where: { amounts.isFullPrice(price, $0, total) })
    {
      return nil
    }
    // Of two prices the other one was paid elsewhere, unless its words say that it is that of one.
    let isPriceAlone = amounts.isAlsoPrice(total) && amounts.score(.total, total) <= 5
    if isPriceAlone, amounts.score(.total, price) >= words { return nil }
    return amounts.isPartOfTotal(price, among: columns)
      ? words + AmountWeights.unitPriceOfParts : words
  }

  /// What speaks for lines that come to quantity × price; nil where that cannot be.
  private func pointsOfProduct(_ quantity: Int?, _ price: Int?) -> Int? {
    guard let quantity, let price else { return nil }
    if amounts.roles.columns[.unitPrice] == price { return AmountWeights.proven }
    if quantity == measured {
      // Nobody tells the price of one gram.
      return amounts.layout.profiles[quantity].smallUnits == 0
        && amounts.score(.unitPrice, price) > amounts.score(.total, price) ? 0 : nil
    }
    if amounts.namesMeasure(price), amounts.measure(quantity) == nil { return nil }
    let paid = max(0, amounts.contentPoints(price))
    if amounts.sumsProducts(quantity, price) {
      return paid + AmountWeights.sumsProducts
    }
    if amounts.score(.total, price) == 0, amounts.score(.unitPrice, price) >= 6 { return paid }
    // What a package holds cannot be parted from its price either.
    let isWeak = amounts.score(.quantity, quantity) < 6 && !countsPieces(quantity)
    return paid + amounts.evidence.priceMeaning(price, quantity, parts: !isWeak).points
  }
}

extension AmountReading {
  /// Of equal readings the one whose columns stand first comes first.
  fileprivate var order: [Int] { [total ?? .max, quantity ?? .max, unitPrice ?? .max] }
}
