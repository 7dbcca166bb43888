import GroceryModel

/// How the regular price of one product in one shop changed from one period to another: by the medians
/// of the prices paid and seen in each that were not lowered ones.
public struct PriceMove: Hashable, Sendable {
  public let item: String
  /// Empty for none.
  public let store: String
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  public let unit: String
  /// Per unit, four digits.
  public let before: String
  public let now: String
  /// One digit.
  public let changePercent: String
  /// How many prices the medians are of.
  public let observations: Int
}

extension PriceBook {
  /// Whether a price differs from another by more than what cents hide: a price per kilogram is worked out from a
  /// total in whole cents, and so known to about half a percent.
  static func isMove(from then: PriceFigure, to now: PriceFigure, unit: String) -> Bool {
    let change = now.percentAbove(then)
    if unit == Unit.each.symbol { return change != "0.0" && change != "-0.0" }
    return abs(now.approximation / then.approximation - 1) >= 0.005
  }

  /// All regular prices that moved, the greatest change first.
  func moves(from before: Period, to now: Period) -> [PriceMove] {
    var isNow = Array(repeating: false, count: catalog.productCount)
    for observation in fold.observations where now.contains(Day(ordinal: observation.day)) {
      isNow[catalog.product(of: observation.item)] = true
    }
    var moves: [(size: Double, move: PriceMove)] = []
    forEachSeries(
      byStore: true,
      where: { [isNow] product, observation in
        let day = Day(ordinal: observation.day)
        return isNow[product] && (now.contains(day) || before.contains(day))
      },
      { product, points in
        func regular(_ period: Period) -> PriceSample {
          PriceSample(points) { !$0.isOnSale && period.contains(Day(ordinal: $0.day)) }
        }
        let (old, new) = (regular(before), regular(now))
        guard old.count > 0, new.count > 0, let first = points.first else { return }
        let (was, becomes) = (old.median, new.median)
        let percent = becomes.percentAbove(was)
        let unit = measures.units[Int(first.unit)]
        guard PriceBook.isMove(from: was, to: becomes, unit: unit) else { return }
        let observation = fold.observations[Int(first.index)]
        moves.append(
          (
            abs(becomes.approximation / was.approximation - 1),
            PriceMove(
              item: catalog.name(of: product), store: storeName(of: observation),
              currency: currency(of: observation), unit: unit,
              before: was.text, now: becomes.text, changePercent: percent,
              observations: old.count + new.count)
          ))
      })
    // Series come in the order of their names, which equal changes keep.
    return moves.enumerated().sorted {
      ($1.element.size, $0.offset) < ($0.element.size, $1.offset)
    }.map(\.element.move)
  }

  /// For each product whether it is among so many that were bought on most lines in a period, each on
  /// at least four.
  func boughtMost(in period: Period, limit: Int) -> [Bool] {
    var counts = Array(repeating: 0, count: catalog.productCount)
    for observation in fold.observations
    where fold.tables.terms[observation.terms].origin == .purchase
      && period.contains(Day(ordinal: observation.day))
    {
      counts[catalog.product(of: observation.item)] += 1
    }
    let often = counts.indices.filter { counts[$0] >= 4 }.sorted { left, right in
      counts[left] != counts[right]
        ? counts[left] > counts[right]
        : catalog.name(of: left).precedes(catalog.name(of: right))
    }
    var isMost = Array(repeating: false, count: counts.count)
    for product in often.prefix(limit) { isMost[product] = true }
    return isMost
  }
}
