import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict price --at`.
  static let priceOfferColumns: [Column] = [
    Column("item"), Column("store"), Column("currency"), Column("quantity"),
    Column("unit"), Column("price", kind: .money), Column("verdict"),
    Column("observations", kind: .count), Column("lower", kind: .count),
    Column("same", kind: .count), Column("higher", kind: .count),
    Column("usual", kind: .money), Column("lowest", kind: .money),
    Column("percent_above_usual", heading: "% above usual", kind: .figure),
    Column("percent_above_lowest", heading: "% above lowest", kind: .figure),
    Column("spans", kind: .count), Column("spans_with_sale", kind: .count), Column("wait"),
  ]

  /// The answer of `larder predict price --at`.
  public static func priceOffers(_ rows: [PriceOffer], title: String = "") -> Table {
    Table(
      name: "price-offers", title: title, columns: priceOfferColumns,
      rows: rows.map { row in
        [
          .text(row.item), .present(row.store ?? ""), .text(row.currency), .text(row.quantity),
          .text(row.unit), .figure(row.offered), .text(row.verdict.rawValue),
          .count(row.observations), .count(row.lower), .count(row.same), .count(row.higher),
          .figure(row.usual), .figure(row.lowest), .figure(row.percentAboveUsual),
          .figure(row.percentAboveLowest), .count(row.spans), .count(row.spansWithSale),
          .present(row.isWorthWaiting.map { $0 ? "yes" : "no" } ?? ""),
        ]
      }, notes: rows.map(\.sentence))
  }
}

extension PriceOffer {
  /// The judgement in words: `Whole Milk 1 l: 1.7900 EUR per l is high: …`.
  public var sentence: String {
    let place = store.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
    let prices = observations == 1 ? "1 known price" : "\(observations) known prices"
    let start =
      "\(item)\(place): \(offered) \(currency) \(Unit.basis(unit)) is \(word): cheaper than \(higher) of "
      + "\(prices), \(Self.distance(percentAboveUsual)) the usual \(usual), "
      + "\(Self.distance(percentAboveLowest)) the lowest \(lowest)"
    return start + saleSentence + adviceSentence
  }

  /// `3.1 % above`, `2.0 % below` or `equal to`.
  private static func distance(_ percent: String) -> String {
    if percent == "0.0" { return "equal to" }
    return percent.hasPrefix("-") ? "\(percent.dropFirst()) % below" : "\(percent) % above"
  }

  private var word: String {
    guard verdict == .best else { return verdict.rawValue }
    return same == 0 ? "the best so far" : "as low as the best so far"
  }

  /// The chance of a sale within four weeks, by how often there was one.
  private var saleSentence: String {
    guard isWorthWaiting != nil, spans > 0 else {
      return "; too few weeks of prices to give the chance of a sale"
    }
    let percent =
      decimalText(of: 100 * Double(spansWithSale) / Double(spans), fractionDigits: 0) ?? "?"
    return
      "; chance of a sale within four weeks: \(percent) % (\(spansWithSale) of \(spans))"
  }

  private var adviceSentence: String {
    if isWorthWaiting == true { return ": waiting may pay" }
    return isAboveLast
      ? "; the last known price was lower, so another store or day may be cheaper" : ""
  }
}
