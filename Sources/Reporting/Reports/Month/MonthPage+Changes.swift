import EventSourcing
import GroceryModel
import Projections

extension MonthPage {
  private static let namedItems = 4
  private static let shownItems = 10

  /// The changes against the usual and the last month; nil without an earlier month.
  var changeSection: ReportSection? {
    guard let main, main.soFar != nil else { return nil }
    var blocks: [ReportBlock] = []
    let sentences = sentences(on: main)
    if !sentences.isEmpty { blocks.append(.list(sentences)) }
    if let table = movedTable(main) { blocks.append(.figures(table)) }
    if !isOfPayments(main), let table = splitTable(main) {
      blocks.append(.paragraph(splitSentence(main)))
      blocks.append(.figures(table))
    }
    guard !blocks.isEmpty else { return nil }
    return ReportSection(id: "changes", heading: say(.whatChanged), blocks: blocks)
  }

  /// True if most was paid without a word about items, as statements tell: then payees are compared.
  private func isOfPayments(_ total: MonthlyComparison) -> Bool {
    let whole = PurchaseKind.wholeReceiptItem.description
    let payments = summary.items.first { $0.currency == total.currency && $0.name == whole }
    return payments.map { $0.spent + $0.spent > total.spent } ?? false
  }

  /// Items, or payees, whose spending differs from the usual, the greatest change first; none while the
  /// month runs, as they have no days.
  private func moved(_ total: MonthlyComparison) -> [MonthlyComparison] {
    let all =
      isOfPayments(total) ? summary.stores.filter { !$0.name.isEmpty } : summary.items
    return all.filter {
      $0.currency == total.currency && $0.soFar != nil && !($0.change ?? .zero).isZero
    }.sorted { left, right in
      let sizes = (left.change?.magnitude ?? .zero, right.change?.magnitude ?? .zero)
      return sizes.0 == sizes.1 ? [left.name].precedes([right.name]) : sizes.0 > sizes.1
    }
  }

  private func sentences(on total: MonthlyComparison) -> [String] {
    let shown = moved(total).prefix(Self.shownItems)
    func sentence(_ key: TextKey, _ isMeant: (MonthlyComparison) -> Bool) -> String? {
      let named = shown.filter(isMeant).prefix(Self.namedItems).map { row in
        "\(row.name) (\(style.signedMoney(row.change ?? .zero, total.currency)))"
      }
      return named.isEmpty ? nil : say(key, ["list": say.list(Array(named))])
    }
    return [
      sentence(.moreOf) { !($0.change ?? .zero).isNegative && !($0.usual ?? .zero).isZero },
      sentence(.newThings) { !($0.change ?? .zero).isNegative && ($0.usual ?? .zero).isZero },
      sentence(.lessOf) { ($0.change ?? .zero).isNegative && $0.lines > 0 },
      sentence(.notBought) { ($0.change ?? .zero).isNegative && $0.lines == 0 },
    ].compactMap { $0 }
  }

  private func movedTable(_ total: MonthlyComparison) -> FigureTable? {
    let currency = total.currency
    let rows = moved(total).prefix(Self.shownItems)
    guard !rows.isEmpty else { return nil }
    return FigureTable(
      caption: say(
        .amountsIn, ["what": say(.changedMost), "currency": NumberStyle.symbol(currency)]),
      headings: [
        .init(say(isOfPayments(total) ? .shop : .item), isNumber: false), .init(monthName),
        .init(say(.usual)),
        .init(say(.change)),
      ],
      rows: rows.map { row in
        FigureTable.Row([
          .text(row.name), number(row.spent, currency), number(row.usual, currency),
          signed(row.change, currency),
        ])
      })
  }

  /// The parts of the change since last month, which add up to it.
  private func splitParts(_ total: MonthlyComparison) -> [(key: TextKey, amount: Amount)] {
    guard isWhole, let same = total.soFar,
      let bill = summary.picture.billChanges.first(where: { $0.currency == total.currency.code })
    else { return [] }
    let parts: [(key: TextKey, amount: Amount)] = [
      (.partPrices, bill.prices), (.partQuantities, bill.quantities), (.partNew, bill.new),
      (.partGone, bill.gone),
      (.partRest, total.spent - same.lastMonth - bill.difference),
    ]
    return parts.filter { !$0.amount.isZero }
  }

  private func splitSentence(_ total: MonthlyComparison) -> String {
    let change = total.spent - (total.soFar?.lastMonth ?? .zero)
    return say(
      .splitSentence,
      [
        "month": say.inMonth(lastMonth, in: year),
        "change": style.signedMoney(change, total.currency),
      ])
  }

  private func splitTable(_ total: MonthlyComparison) -> FigureTable? {
    let parts = splitParts(total)
    guard !parts.isEmpty else { return nil }
    let values: KeyValuePairs = [
      "last": say.inMonth(lastMonth, in: year), "now": say.inMonth(month, in: year),
    ]
    return FigureTable(
      caption: say(
        .amountsIn, ["what": say(.whyChanged), "currency": NumberStyle.symbol(total.currency)]),
      headings: [.init(say(.part), isNumber: false), .init(say(.change))],
      rows: parts.map {
        FigureTable.Row([.text(say($0.key, values)), signed($0.amount, total.currency)])
      } + [
        FigureTable.Row(
          [
            .text(say(.total)),
            signed(parts.reduce(.zero) { $0 + $1.amount }, total.currency),
          ], isStrong: true)
      ])
  }
}
