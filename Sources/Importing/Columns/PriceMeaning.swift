import GroceryModel

/// The meaning of a *price* column next to a quantity: per unit, or for the whole line.
struct PriceMeaning {
  /// Above zero for a price per unit, below zero for a price of the whole line.
  let points: Int
  /// The strongest evidence, in words.
  let why: String
}

extension AmountEvidence {
  /// Weighs the evidence for a price per unit against a price of the whole line.
  ///
  /// The evidence: items bought in several quantities, divisibility of the price by the quantity,
  /// and round prices next to fractional quantities. The price of n equal pieces is nearly always a
  /// multiple of n; a unit price is one only by chance. The price of a fraction of a kilogram is
  /// rarely round.
  ///
  /// - Parameters:
  ///   - price: The price column.
  ///   - quantity: The quantity column.
  ///   - parts: True if divisibility by the quantity is evidence.
  /// - Returns: The points and the strongest reason.
  func priceMeaning(_ price: Int, _ quantity: Int, parts: Bool = true) -> PriceMeaning {
    guard let prices = values[price], let quantities = values[quantity] else {
      return PriceMeaning(points: 0, why: "no evidence")
    }
    let limit = AmountWeights.meaningLimit
    let repeated = repeated(prices, quantities)
    var clues = [repeated, rounded(prices, quantities), closed(prices, quantities)]
    if parts {
      // One item in several quantities is better evidence than totals that divide evenly by chance.
      let parted = parted(prices, quantities)
      let least = repeated.points > 0 ? -limit / 2 : -limit
      clues.append(PriceMeaning(points: max(least, parted.points), why: parted.why))
    }
    if namesNoItems { clues.append(spread(prices, quantities)) }
    let points = clues.reduce(0) { $0 + max(-limit, min(limit, $1.points)) }
    let strongest = clues.max { $0.weight(points) < $1.weight(points) }
    if let strongest, strongest.points != 0 {
      return PriceMeaning(points: max(-limit, min(limit, points)), why: strongest.why)
    }
    return PriceMeaning(
      points: AmountWeights.grownPrice / 4,
      why: quantities.contains { $0.map { $0.amount != Amount(1) } ?? false }
        ? "nothing says otherwise" : "all quantities are one")
  }

  /// Evidence from rows of one thing: the price of a unit varies less than what is paid for more or less of it.
  private func spread(_ prices: [ReadNumber?], _ quantities: [ReadNumber?]) -> PriceMeaning {
    let pairs = zip(prices, quantities).compactMap { price, quantity -> (Double, Double)? in
      guard let price = price?.amount.approximation, price > 0,
        let quantity = quantity?.amount.approximation, quantity > 0
      else { return nil }
      return (price, price / quantity)
    }
    guard pairs.count >= 8 else { return PriceMeaning(points: 0, why: "no evidence") }
    /// The middle half of the values by their median, which slips do not change.
    func spread(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / sorted[sorted.count / 2]
    }
    let (price, perUnit) = (spread(pairs.map(\.0)), spread(pairs.map(\.1)))
    if perUnit * 1.5 < price {
      return PriceMeaning(
        points: -AmountWeights.meaningLimit, why: "it varies more than its share of one unit")
    }
    return PriceMeaning(
      points: price * 1.5 < perUnit ? AmountWeights.meaningLimit : 0,
      why: "it varies less than its share of one unit")
  }

  /// Compares an amount without a quantity with the sum of the rows above it, under both meanings.
  private func closed(_ prices: [ReadNumber?], _ quantities: [ReadNumber?]) -> PriceMeaning {
    var (lines, products): (Int128, Int128) = (0, 0)
    var pieces: Int128 = 0
    var count = 0
    for (price, quantity) in zip(prices, quantities) {
      guard let price = price?.amount.units else { continue }
      if let quantity = quantity?.amount.units {
        if count >= 2, price == lines, quantity == pieces, lines != products {
          return PriceMeaning(
            points: -AmountWeights.meaningLimit, why: "the prices above a sum add up to it")
        }
        pieces &+= quantity
        let (product, overflow) = price.multipliedReportingOverflow(by: quantity)
        guard !overflow else { break }
        lines &+= price
        products &+= product / Amount.unitsPerOne
        count += 1
      } else if count >= 2, lines != products, price == lines || price == products {
        let sign = price == lines ? -1 : 1
        return PriceMeaning(
          points: sign * AmountWeights.meaningLimit,
          why: price == lines
            ? "the prices above a sum add up to it" : "quantity × price above a sum add up to it")
      }
    }
    return PriceMeaning(points: 0, why: "no evidence")
  }

  /// Evidence from items bought in several quantities: a line price grows with the quantity.
  private func repeated(
    _ prices: [ReadNumber?], _ quantities: [ReadNumber?]
  ) -> PriceMeaning {
    let (same, grown) = repeatedItems(prices, quantities)
    return PriceMeaning(
      points: same * AmountWeights.samePrice + grown * AmountWeights.grownPrice,
      why: same > grown
        ? "it stays the same when more of an item is bought (\(same) of \(same + grown))"
        : "it grows with the quantity (\(grown) of \(same + grown))")
  }

  /// Evidence from divisibility: the price of n pieces is nearly always a multiple of n.
  private func parted(_ prices: [ReadNumber?], _ quantities: [ReadNumber?]) -> PriceMeaning {
    var divisible = 0
    var indivisible = 0
    var bits = 0
    for row in prices.indices {
      guard let price = prices[row], let quantity = quantities[row],
        quantity.amount.units % Amount.unitsPerOne == 0
      else { continue }
      let count = Int64(quantity.amount.units / Amount.unitsPerOne)
      guard count > 1 else { continue }
      let scaled =
        price.scale < 2 ? price.coefficient * (price.scale == 0 ? 100 : 10) : price.coefficient
      if scaled % count == 0 {
        divisible += 1
        bits += Int64.bitWidth - count.leadingZeroBitCount - 1
      } else {
        indivisible += 1
      }
    }
    if indivisible * 4 >= divisible, indivisible > 0 {
      return PriceMeaning(
        points: indivisible * AmountWeights.indivisible,
        why:
          "\(indivisible) of \(divisible + indivisible) prices do not divide evenly by the quantity"
      )
    }
    return PriceMeaning(
      points: -bits,
      why: indivisible == 0
        ? "all \(divisible) prices divide evenly by the quantity"
        : "\(divisible) of \(divisible + indivisible) prices divide evenly by the quantity")
  }

  /// Prices per kilogram end in few digits (0, 5, 9); the price of a fraction ends in any.
  private func rounded(_ prices: [ReadNumber?], _ quantities: [ReadNumber?]) -> PriceMeaning {
    var round = 0
    var odd = 0
    for row in prices.indices {
      guard let price = prices[row], let quantity = quantities[row], !price.isZero,
        quantity.amount.units % Amount.unitsPerOne != 0
      else { continue }
      let cents = price.scale < 2 ? 0 : abs(price.coefficient) % 10
      if [0, 5, 9].contains(cents) { round += 1 } else { odd += 1 }
    }
    let isRound = round > 3 * odd
    return PriceMeaning(
      points: isRound
        ? round * AmountWeights.roundBesideFraction
        : odd * AmountWeights.oddBesideFraction,
      why: isRound
        ? "it is round beside fractions (\(round) of \(round + odd))"
        : "it is not round beside fractions (\(odd) of \(round + odd))")
  }
}

extension PriceMeaning {
  /// Returns how much this evidence contributes to the verdict; 0 if it contradicts it.
  fileprivate func weight(_ verdict: Int) -> Int {
    (points < 0) == (verdict < 0) ? abs(points) : 0
  }
}
