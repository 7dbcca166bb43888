import GroceryModel
import Projections

extension Table {
  /// The columns of `larder compare`; with `--split`, `buy` names what is bought there.
  public static func compareColumns(isSplit: Bool) -> [Column] {
    [
      Column("rank", kind: .count), Column("store"), Column("currency"),
      Column("total", kind: .money), Column("available", kind: .count),
      Column("items", kind: .count), Column("oldest_price_day", kind: .day), Column("missing"),
      Column("oldest_price_age", heading: "age in days", kind: .count), Column("recorded_by"),
    ] + [isSplit ? Column("buy") : Column("comparable_total", kind: .money)]
  }

  /// The answer of `larder compare`: one row a shop, the cheapest first.
  public static func comparison(
    _ shops: [BasketShop], of answer: BasketQuestion.Answer, title: String = ""
  ) -> Table {
    Table(
      name: "compare", title: title, columns: compareColumns(isSplit: false),
      rows: ranks(shops.map(\.currency)).enumerated().map { place, rank in
        let shop = shops[place]
        let comparable = answer.comparableTotal(of: shop, among: shops)
        return cells(shop, rank: rank, missing: answer.items(without: shop), of: answer)
          + [comparable.map { .figure(roundedMoney($0, in: shop.currency)) } ?? .missing]
      })
  }

  /// The answer of `larder compare --split`: one row a stop.
  public static func splits(
    _ splits: [BasketSplit], of answer: BasketQuestion.Answer, title: String = "",
    notes: [String] = []
  ) -> Table {
    Table(
      name: "compare", title: title, columns: compareColumns(isSplit: true),
      rows: splits.flatMap { split in
        split.stops.enumerated().map { place, stop in
          let missing = zip(answer.items, split.isBought).filter { !$0.1 }.map(\.0)
          let bought = zip(answer.items, stop.offers).filter { $0.1 != nil }.map(\.0)
          return cells(stop, rank: place + 1, missing: missing, of: answer)
            + [.text(bought.joined(separator: "; "))]
        }
      }, notes: notes)
  }

  /// Places from 1, counted in each currency.
  private static func ranks(_ currencies: [String]) -> [Int] {
    var counts: [String: Int] = [:]
    return currencies.map { currency in
      counts[currency, default: 0] += 1
      return counts[currency] ?? 1
    }
  }

  private static func cells(
    _ shop: BasketShop, rank: Int, missing: [String], of answer: BasketQuestion.Answer
  ) -> [Cell] {
    [
      .count(rank), .text(shop.store), .text(shop.currency),
      .figure(roundedMoney(shop.total, in: shop.currency)), .count(shop.available),
      .count(answer.items.count), shop.oldestDay.map { .day($0.description) } ?? .missing,
      .present(missing.joined(separator: "; ")),
      shop.oldestDay.map { .count(answer.day - $0) } ?? .missing,
      .text(shop.recorders.joined(separator: "; ")),
    ]
  }

  /// The columns of `larder compare --lines`.
  static let compareLineColumns: [Column] = [
    Column("rank", kind: .count), Column("store"), Column("currency"), Column("item"),
    Column("quantity", kind: .figure), Column("quantity_unit"), Column("price", kind: .money),
    Column("unit"), Column("cost", kind: .money), Column("day", kind: .day),
    Column("age", heading: "age in days", kind: .count), Column("recorded_by"),
    Column("origin"), Column("on_sale"),
  ]

  /// The answer of `larder compare --lines`: one row an entry and shop.
  ///
  /// - Parameters:
  ///   - shops: As in the table of shops or stops.
  ///   - answer: What is known of the basket.
  ///   - keepsMissing: Whether entries without a price have a row, which says so by its empty cells.
  ///   - title: What people read above it.
  /// - Returns: The table, shop by shop.
  public static func comparisonLines(
    _ shops: [BasketShop], of answer: BasketQuestion.Answer, keepsMissing: Bool, title: String = ""
  ) -> Table {
    var table = Table(name: "compare", title: title, columns: compareLineColumns)
    for (shop, rank) in zip(shops, ranks(shops.map(\.currency))) {
      for (place, offer) in shop.offers.enumerated() where keepsMissing || offer != nil {
        let entry = answer.entries[place]
        var row: [Cell] = [
          .count(rank), .text(shop.store), .text(shop.currency), .text(answer.items[place]),
          .figure(entry.quantity.description), .text(entry.unitName),
        ]
        if let offer {
          row += [
            .figure(offer.price), .text(offer.unit),
            .figure(roundedMoney(offer.cost, in: shop.currency)), .day(offer.day.description),
            .count(answer.day - offer.day), .text(offer.recorder), .text(offer.origin.name),
            .text(offer.isOnSale ? "yes" : "no"),
          ]
        } else {
          row += Array(repeating: .missing, count: 8)
        }
        table.append(row)
      }
    }
    return table
  }
}

extension BasketQuestion.Answer {
  /// Returns the items without a price in a store.
  fileprivate func items(without shop: BasketShop) -> [String] {
    zip(items, shop.offers).filter { $0.1 == nil }.map(\.0)
  }
}

/// Money rounded half-even to its currency's own digits.
public func roundedMoney(_ amount: Amount, in code: String) -> String {
  amount.text(fractionDigits: Currency(code)?.fractionDigits ?? 2)
}
