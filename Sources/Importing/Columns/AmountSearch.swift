import GroceryModel

/// One assignment of the number columns: the total, and the quantity and unit price behind it.
struct AmountReading: Equatable {
  /// Nil if the total is quantity × unit price.
  var total: Int?
  var quantity: Int?
  var unitPrice: Int?
  var points = 0
  /// True if quantity × unit price = total in nearly all lines that can prove it.
  var isProven = false
  /// The number of decimal places by which the quantity unit is smaller than the price unit.
  ///
  /// It is 3 for grams next to a price per kilogram.
  var shift = 0
}

/// Tries all assignments of the number columns and finds the one with the most points.
struct AmountSearch {
  private let amounts: AmountRoles
  private let columns: [Int]
  /// The column of quantities with their units.
  let measured: Int?
  /// The points of each column as the total.
  private let totals: [Int: Int]
  /// All readings, the best first.
  private(set) var readings: [AmountReading] = []

  /// - Parameters:
  ///   - amounts: What is known about the columns so far.
  ///   - columns: The number columns that belong to lines.
  ///   - points: The points of each column as the total.
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

  /// The best reading that gives other totals than ``best``.
  var rival: AmountReading? {
    guard let best else { return nil }
    return readings.dropFirst().first { !amounts.evidence.booksSame(best, $0) }
  }

  /// The number of points by which the best reading leads.
  var lead: Int { (best?.points ?? 0) - (rival?.points ?? AmountWeights.never) }

  /// Returns the columns to try for a role: the user's choice, or any column, or none.
  private func choices(_ role: Role, _ columns: [Int]) -> [Int?] {
    if let specified = amounts.roles.columns[role] { return [specified] }
    if amounts.removed.contains(role) { return [nil] }
    // Of many columns of numbers only those with a name are tried, for there are too many ways.
    let isWide = columns.count > Self.mostUnnamed && role != .total
    return [nil] + columns.filter { !isWide || amounts.named(role, $0) > 0 }.map { $0 }
  }

  private static let mostUnnamed = 16

  /// Adds all readings with this total column (nil for a computed total).
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

  /// Returns one reading with its points, or nil if it is impossible.
  private func reading(
    _ total: Int?, _ quantity: Int?, _ price: Int?, _ paid: Int
  ) -> AmountReading? {
    var reading = AmountReading(total: total, quantity: quantity, unitPrice: price)
    if let total, let quantity, let price {
      reading.isProven = amounts.evidence.proves(
        quantity, price, total,
        isNamed: quantityWords(quantity) > 0
          && quantityWords(quantity) >= amounts.score(.total, quantity),
        isPriced: amounts.score(.unitPrice, price) > 0)
      if !reading.isProven { reading.shift = amounts.thousandths(quantity, price, total) }
    }
    let isProven = reading.isProven || reading.shift > 0
    guard let counted = points(ofQuantity: quantity, total, isProven),
      let priced = points(ofPrice: price, total, quantity, isProven)
    else { return nil }
    reading.points = paid + counted + priced
    if reading.isProven {
      reading.points += AmountWeights.proven
      // `2.57 × 1`: of two numbers without names, the whole ones count.
      if let quantity, let price, isWhole(quantity), !isWhole(price) {
        reading.points += AmountWeights.wholeCount
      }
    }
    if reading.shift > 0 { reading.points += AmountWeights.provenThousandths }
    if total != nil {
      reading.points += AmountWeights.stated
      return reading
    }
    guard let product = pointsOfProduct(quantity, price) else { return nil }
    reading.points += product
    return reading
  }

  private func isWhole(_ column: Int) -> Bool {
    let profile = amounts.layout.profiles[column]
    return profile.wholeNumbers == profile.numbers
  }

  /// Returns how well the header names quantities; a header *unit* counts if arithmetic proves it.
  private func quantityWords(_ column: Int) -> Int {
    max(amounts.score(.quantity, column), amounts.named(.unit, column) >= 10 ? 1 : 0)
  }

  /// Returns true if whole numbers called *amount* count pieces next to prices.
  private func countsPieces(_ column: Int) -> Bool {
    ["amount", "jumlah", "antal", "belopp"].contains(amounts.headerWords(column).joined)
      && amounts.isCount(column, among: columns)
  }

  /// Returns the points of a column as the quantity, or nil if it cannot be one.
  private func points(ofQuantity quantity: Int?, _ total: Int?, _ isProven: Bool) -> Int? {
    guard let quantity else { return 0 }
    if amounts.roles.columns[.quantity] == quantity { return 20 }
    if quantity == measured { return total == nil ? 0 : 3 }
    let words = quantityWords(quantity)
    // `1 CUP` of flour is a cup, not a Cuban peso.
    let signs = amounts.layout.profiles[quantity].signs.keys
    guard signs.allSatisfy({ words >= 6 && $0 == .cubanPeso }) else { return nil }
    // A column equal to the total on every line is the same amount again, perhaps in another
    // currency.
    if let total, amounts.evidence.areEqual(quantity, total) { return nil }
    guard amounts.score(.unitPrice, quantity) <= words else { return nil }
    if isProven {
      let isMoney = amounts.headerWords(quantity).currency != nil
      return words > 0 || !amounts.isRate(quantity) && !isMoney ? words : nil
    }
    guard words > 0 else { return nil }
    if words >= 6 { return words }
    if countsPieces(quantity) { return words + AmountWeights.likelyCount }
    // *Count*, *size* or *weight* may describe the package, above all if few lines have a value.
    guard total == nil, words >= 5, amounts.score(.total, quantity) < words else { return nil }
    let isFull = amounts.layout.profiles[quantity].filled == amounts.layout.rows.count
    return isFull ? AmountWeights.weakQuantity : AmountWeights.sparseQuantity
  }

  /// Returns the points of a column as the unit price, or nil if it cannot be one.
  private func points(
    ofPrice price: Int?, _ total: Int?, _ quantity: Int?, _ isProven: Bool
  ) -> Int? {
    guard let price else { return 0 }
    if amounts.roles.columns[.unitPrice] == price { return 20 }
    let words = amounts.score(.unitPrice, price)
    let counted = amounts.score(.quantity, price)
    // `receipt quantity` may be of the whole receipt, but is no price.
    guard words > 0 || counted < 5 || counted < 10 && amounts.score(.total, price) >= counted else {
      return nil
    }
    if isProven {
      // An amount times an exchange rate is the same amount in another currency.
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
    // Of two price columns, the second may be another store's, unless its header says that it is
    // per unit.
    let isPriceAlone = amounts.isAlsoPrice(total) && amounts.score(.total, total) <= 5
    if isPriceAlone, amounts.score(.total, price) >= words { return nil }
    return amounts.isPartOfTotal(price, among: columns)
      ? words + AmountWeights.unitPriceOfParts : words
  }

  /// Returns the points for a total of quantity × price, or nil if that is impossible.
  private func pointsOfProduct(_ quantity: Int?, _ price: Int?) -> Int? {
    guard let quantity, let price else { return nil }
    if amounts.roles.columns[.unitPrice] == price { return AmountWeights.proven }
    // What a column states need not be worked out, and it has the lines without a quantity too.
    if totals.contains(where: { total, points in
      total != quantity && total != price && points > AmountWeights.never / 2
        && !amounts.removed.contains(.total) && amounts.evidence.isRule(quantity, price, total)
    }) {
      return nil
    }
    if quantity == measured {
      // Prices are never per gram, so small units rule the product out.
      return amounts.layout.profiles[quantity].smallUnits == 0
        && amounts.score(.unitPrice, price) > amounts.score(.total, price) ? 0 : nil
    }
    if amounts.namesMeasure(price), amounts.measure(quantity) == nil { return nil }
    let paid = max(0, amounts.contentPoints(price))
    if amounts.sumsProducts(quantity, price) {
      return paid + AmountWeights.sumsProducts
    }
    if amounts.score(.total, price) == 0, amounts.score(.unitPrice, price) >= 6 { return paid }
    // A package size does not divide the price evenly either, so that test is skipped here.
    let isWeak = amounts.score(.quantity, quantity) < 6 && !countsPieces(quantity)
    return paid + amounts.evidence.priceMeaning(price, quantity, parts: !isWeak).points
  }
}

extension AmountReading {
  /// Orders readings with equal points by their column indices.
  fileprivate var order: [Int] { [total ?? .max, quantity ?? .max, unitPrice ?? .max] }
}
