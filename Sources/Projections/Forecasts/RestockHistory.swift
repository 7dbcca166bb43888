import GroceryModel
import Statistics

/// On which days one product was bought, and how much of it.
struct RestockHistory {
  /// Oldest first, one a day; quantities are shares of the usual one.
  let purchases: [RestockForecast.Purchase]
  /// How much is bought on half of the days at most, in ``unit``.
  let usualQuantity: Amount
  /// The commonest unit; `each` where none is stated.
  let unit: String

  /// - Parameters:
  ///   - lines: At least one, in any order; they are sorted.
  ///   - units: The names of the units in the lines.
  init(_ lines: inout [RestockFold.Line], _ units: StockUnits) {
    lines.sort { $0.day < $1.day }
    let unit = Self.commonestUnit(lines, units)
    let size = units.size(unit)
    var days: [Int32] = []
    // Sums are integers, so the order within a day does not matter; 0 for a day whose quantity is
    // unknown in that unit.
    var sums: [Int128] = []
    for line in lines {
      let own = line.quantity.isNone ? UnitSize.each : units.size(line.unit)
      let amount = line.quantity.isNone ? Amount(1) : line.quantity.amount
      let quanta = own.kind == size.kind ? own.quanta(of: amount) ?? 0 : 0
      if days.last == line.day {
        sums[sums.count - 1] = min(UnitSize.limit, sums[sums.count - 1] + quanta)
      } else {
        days.append(line.day)
        sums.append(quanta)
      }
    }
    let stated = sums.filter { $0 > 0 }.sorted()
    let usual = stated.isEmpty ? size.quanta * Amount.unitsPerOne : stated[(stated.count - 1) / 2]
    purchases = zip(days, sums).map { day, sum in
      RestockForecast.Purchase(
        day: Int(day), quantity: sum > 0 ? Self.double(sum) / Self.double(usual) : 1)
    }
    usualQuantity = Amount(
      units: share(usual, Amount.unitsPerOne, of: size.quanta * Amount.unitsPerOne))
    self.unit = units.name(unit)
  }

  /// The nearest double; most sums fit 64 bits, where the conversion is faster.
  private static func double(_ value: Int128) -> Double {
    Int64(exactly: value).map { Double($0) } ?? Double(value)
  }

  /// The unit of most lines; of equally many the first by name.
  private static func commonestUnit(_ lines: [RestockFold.Line], _ units: StockUnits) -> UInt32 {
    var counts: [(unit: UInt32, lines: Int)] = []
    for line in lines {
      let unit = line.quantity.isNone ? LineKeys.none : line.unit
      if let place = counts.firstIndex(where: { $0.unit == unit }) {
        counts[place].lines += 1
      } else {
        counts.append((unit, 1))
      }
    }
    guard var best = counts.first else { return LineKeys.none }
    for other in counts.dropFirst() {
      let isMore =
        other.lines != best.lines
        ? other.lines > best.lines : units.name(other.unit).precedes(units.name(best.unit))
      if isMore { best = other }
    }
    return best.unit
  }
}
