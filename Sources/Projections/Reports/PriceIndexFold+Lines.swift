import ColumnStore
import EventSourcing
import GroceryModel

extension PriceIndexFold {
  /// Sums of nothing yet, of lines that were read elsewhere.
  init(of lines: ReportLines, descriptions: Descriptions) {
    self.init(
      in: nil, for: [], convertedTo: nil, descriptions: descriptions, rules: CategoryRules())
    items = lines.items
    units = lines.tables.units
    packages = lines.tables.packages
  }

  /// Adds a month's lines, those of one item and measure at once.
  mutating func add(_ month: ReportLines.MonthPlaces, of lines: ReportLines) {
    let prices = lines.prices[month.prices]
    let order = GroupedPositions(prices.lazy.map { Int($0.item) }, of: items.itemCount)
    var run = Run()
    for place in order.positions {
      let line = prices[prices.startIndex + Int(place)]
      if lines.isPaid(line) { run.add(line, lines.tables, to: &self) }
    }
    run.flush(to: &self, lines.tables)
    for line in lines.unpriced[month.unpriced] {
      run.add(line, lines.tables, hasPrice: false, to: &self)
      run.flush(to: &self, lines.tables)
    }
  }

  /// Consecutive lines of one sum.
  private struct Run {
    private var line: PriceObservation?
    private var hasPrice = true
    private var paid = Amount.zero
    private var quantity = Amount.zero
    /// As the key has it.
    private var day: Int32 = 0
    private var count = 0

    @inline(__always)
    mutating func add(
      _ next: PriceObservation, _ tables: PriceTables, hasPrice: Bool = true,
      to sums: inout PriceIndexFold
    ) {
      let terms = tables.terms[next.terms]
      let day = sums.day(Day(ordinal: next.day), terms.currency)
      let isSame = line.map { line in
        line.item == next.item && line.terms == next.terms && self.day == day
          && (line.quantity == LineKeys.none) == (next.quantity == LineKeys.none)
      }
      if isSame != true { flush(to: &sums, tables) }
      line = next
      self.day = day
      self.hasPrice = hasPrice
      paid += tables.decimals[next.total].amount
      quantity += next.quantity == LineKeys.none ? Amount(1) : tables.decimals[next.quantity].amount
      count += 1
    }

    mutating func flush(to sums: inout PriceIndexFold, _ tables: PriceTables) {
      guard let line else { return }
      let terms = tables.terms[line.terms]
      let isKnown = hasPrice && (line.quantity != LineKeys.none || sums.counts(terms.unit))
      sums.add(
        paid, quantity, lines: count,
        to: Key(
          item: line.item, store: LineKeys.none, currency: terms.currency,
          unit: isKnown ? terms.unit : PriceIndexFold.unknownAmount, package: terms.package,
          day: day))
      self = Run()
    }
  }
}
