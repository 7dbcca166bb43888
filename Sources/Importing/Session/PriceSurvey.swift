import EventSourcing
import GroceryModel

/// Finds probable errors in the amounts of a file's new lines.
///
/// It reports totals with more decimals than their currency has, and prices far from the usual
/// price of the same item in the file.
struct PriceSurvey {
  /// A line with its unit price.
  private struct Line {
    let number: Int
    let event: EventIdentifier
    let price: Amount
  }

  /// The lines of one item in one unit and currency.
  private struct Series {
    let item: String
    let currency: String
    var lines: [Line] = []

    func text(of price: Amount) -> String {
      let price = price.rounded(toFractionDigits: 4)
      return Currency(currency).map { "\(price.text(in: $0)) \($0)" } ?? price.text()
    }
  }

  /// The maximum number of lines to compare, so that warnings do not slow down large files.
  static let mostLines = 20_000
  private static let mostNotices = 5

  private var series: [Series] = []
  /// The index of each series by the hash of its item, unit, package and currency.
  private var places: [UInt64: Int] = [:]
  private var count = 0
  private var fineCount = 0
  private var firstFine: ImportNotice?
  private var currency: [UInt8] = []
  private var digits = 2

  /// Adds a new line of the file.
  mutating func take(
    _ fields: borrowing EventFields, _ total: Amount, line: Int, event: EventIdentifier
  ) {
    noteFine(fields, line: line)
    guard count < Self.mostLines else { return }
    count += 1
    guard
      !fields.has(PurchaseKey.kind)
        || fields[PurchaseKey.kind].elementsEqual("item".utf8),
      // A receipt that has only a total has no price.
      !fields[PurchaseKey.item].elementsEqual("(receipt)".utf8),
      let price = UnusualPrice.perUnit(
        total,
        quantity: fields.has(PurchaseKey.quantity)
          ? ExactDecimal(parsing: fields[PurchaseKey.quantity]) : nil)
    else { return }
    var key: UInt64 = 0
    for part in [PurchaseKey.item, .unit, .package, .currency] {
      key = quickHash(fields[part], seed: key)
    }
    let place = places[key] ?? series.count
    if place == series.count {
      places[key] = place
      series.append(
        Series(
          item: String(decoding: fields[PurchaseKey.item], as: UTF8.self),
          currency: String(decoding: fields[PurchaseKey.currency], as: UTF8.self)))
    }
    series[place].lines.append(Line(number: line, event: event, price: price))
  }

  /// Counts a total with more decimals than its currency has.
  private mutating func noteFine(_ fields: borrowing EventFields, line: Int) {
    let total = fields[PurchaseKey.total]
    guard let point = total.lastIndex(of: UInt8(ascii: ".")) else { return }
    if !fields[PurchaseKey.currency].elementsEqual(currency) {
      currency = Array(fields[PurchaseKey.currency])
      digits = Currency(String(decoding: currency, as: UTF8.self))?.fractionDigits ?? 2
    }
    let allowed = point + 1 + digits
    guard total.count > allowed,
      total[allowed...].contains(where: { $0 != UInt8(ascii: "0") })
    else { return }
    fineCount += 1
    guard firstFine == nil else { return }
    let code = String(decoding: currency, as: UTF8.self)
    firstFine = ImportNotice(
      "'\(String(decoding: fields[PurchaseKey.item], as: UTF8.self))' costs "
        + "\(String(decoding: total, as: UTF8.self)) \(code)",
      expected: "at most \(digits) decimals", line: line)
  }

  /// The warnings about the file.
  var notices: [ImportNotice] {
    var notices: [ImportNotice] = []
    if var fine = firstFine {
      if fineCount > 1 { fine.found += "; \(fineCount) totals are finer than their currency" }
      notices.append(fine)
    }
    guard count < Self.mostLines else { return notices }
    let unusual = unusualLines
    notices += unusual.prefix(Self.mostNotices).map {
      ImportNotice(
        "'\($0.item)' costs \($0.price) for one, and mostly \($0.usual) in this file",
        line: $0.number)
    }
    if unusual.count > Self.mostNotices {
      notices.append(
        ImportNotice("\(unusual.count - Self.mostNotices) more prices are unusual"))
    }
    return notices
  }

  /// An unusual unit price.
  private struct Unusual {
    let number: Int
    let item: String
    let price: String
    let usual: String
  }

  private var unusualLines: [Unusual] {
    var found: [Unusual] = []
    for one in series where one.lines.count >= UnusualPrice.leastPrices {
      guard let usual = UnusualPrice.usual(of: one.lines.map(\.price)) else { continue }
      for line in one.lines where UnusualPrice.isFar(line.price, from: usual) {
        found.append(
          Unusual(
            number: line.number, item: one.item, price: one.text(of: line.price),
            usual: one.text(of: usual)))
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Lines far from the file's other prices whose item has too few prices in the file.
  ///
  /// The recorded prices decide whether these are unusual.
  var openLines: [ImportOutcome.OpenPrice] {
    guard count < Self.mostLines,
      let usual = UnusualPrice.usual(of: series.flatMap { $0.lines.map(\.price) })
    else { return [] }
    let isShort = count < UnusualPrice.leastPrices
    return series.filter { $0.lines.count < UnusualPrice.leastPrices }.flatMap { one in
      one.lines.filter { isShort || UnusualPrice.isFar($0.price, from: usual) }.map {
        ImportOutcome.OpenPrice(line: $0.number, item: one.item, event: $0.event)
      }
    }.sorted { $0.line < $1.line }
  }
}
