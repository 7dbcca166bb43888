import GroceryModel
import Projections

/// The prices in a report: the household's price level, price changes and shrinkflation.
struct PricePart {
  let picture: PeriodPicture
  let currency: Currency
  /// The last month that prices are looked at in.
  let month: Month
  /// The time that prices are compared with, in words: `in September`.
  let since: String
  let say: Wording

  private static let shownMoves = 8
  private static let namedMoves = 3
  /// Changes below so many percent are not worth a word.
  private static let leastPercent = 1.0

  private var style: NumberStyle { say.style }

  var section: ReportSection? {
    var blocks: [ReportBlock] = []
    let changes = levelChanges
    if !changes.isEmpty {
      let parts = changes.map { change in
        say(
          change.isNone ? .asDearAs : change.isDearer ? .dearerThan : .cheaperThan,
          ["percent": style.percent(change.size), "in": inMonth(change.month)])
      }
      blocks.append(.paragraph(say(.basketLevel, ["list": say.list(parts)])))
      if let chart = levelChart { blocks.append(.chart(chart)) }
      blocks.append(.figures(levelTable(changes)))
    }
    let moves = shownMoves
    let sentences = [
      moveSentence(.dearer, moves.filter { !$0.changePercent.hasPrefix("-") }),
      moveSentence(.cheaper, moves.filter { $0.changePercent.hasPrefix("-") }),
    ].compactMap { $0 }
    if !sentences.isEmpty { blocks.append(.list(sentences)) }
    if !moves.isEmpty { blocks.append(.figures(moveTable(moves))) }
    let shrunk = picture.shrinkages.filter { $0.currency == currency.code }.map(shrinkSentence)
    if !shrunk.isEmpty { blocks += [.paragraph(say(.packagesShrank)), .list(shrunk)] }
    guard !blocks.isEmpty else { return nil }
    return ReportSection(id: "prices", heading: say(.prices), blocks: blocks)
  }

  private func shrinkSentence(_ row: Shrinkage) -> String {
    let day = say(.dayOfYear, ["day": say.day(row.day), "year": "\(row.day.month.year)"])
    let place = row.store.isEmpty ? "" : ", \(row.store)"
    return say(
      .packageShrank,
      [
        "item": row.item + place, "after": row.packageAfter, "day": day,
        "before": row.packageBefore, "percent": style.percent(row.changePercent),
        "unit": row.unit,
      ])
  }

  private func inMonth(_ month: Month) -> String { say.inMonth(month, in: self.month.year) }

  private func name(_ month: Month) -> String {
    say.capitalised(say.name(month, in: self.month.year))
  }

  // MARK: - The level

  private struct LevelChange {
    let month: Month
    let percent: String

    var isNone: Bool { percent == "0.0" }
    var isDearer: Bool { !percent.hasPrefix("-") }
    var size: String { isDearer ? percent : String(percent.dropFirst()) }
  }

  private var levels: [(month: Month, level: Double)] {
    picture.index.filter { $0.currency == currency.code }.compactMap { row in
      row.levels?.geks.map { (row.month, $0) }
    }
  }

  /// The change against last month, the same month of last year, and the first month if it is more
  /// recent than a year.
  private var levelChanges: [LevelChange] {
    let levels = levels
    guard let last = levels.last, last.month == month else { return [] }
    let base = picture.index.first { $0.currency == currency.code }?.base
    let isBaseShown = levels.first?.month == base
    var months = [month + -1, month + -12]
    if isBaseShown, let base, !levels.contains(where: { $0.month == month + -12 }) {
      months[1] = base
    }
    var found: [LevelChange] = []
    for earlier in months where !found.contains(where: { $0.month == earlier }) {
      guard earlier != month, let before = levels.first(where: { $0.month == earlier }),
        let percent = decimalText(of: 100 * (last.level / before.level - 1), fractionDigits: 1)
      else { continue }
      found.append(LevelChange(month: earlier, percent: percent == "-0.0" ? "0.0" : percent))
    }
    return found
  }

  private func levelTable(_ changes: [LevelChange]) -> FigureTable {
    FigureTable(
      caption: say(.basketPrices),
      headings: [.init(say(.comparedWith), isNumber: false), .init(say(.change))],
      rows: changes.map {
        FigureTable.Row([.text(name($0.month)), .number(style.signedPercent($0.percent))])
      })
  }

  private var levelChart: Chart? {
    let levels = levels
    guard levels.count > 2, let first = levels.first, let last = levels.last else { return nil }
    let count = last.month - first.month + 1
    var values: [Double?] = Array(repeating: nil, count: count)
    for (month, level) in levels { values[month - first.month] = 100 * level }
    let text = decimalText(of: 100 * last.level, fractionDigits: 1).map(style.number) ?? ""
    return Chart(
      name: "prices", title: say(.basketPrices),
      description: levels.map { month, level in
        "\(name(month)): \(decimalText(of: 100 * level, fractionDigits: 1).map(style.number) ?? "")"
      }.joined(separator: "; "),
      content: .lines(
        LineChart(
          lines: [
            LineChart.Line(name: say(.basketPrices), style: .main, values: values, lastText: text)
          ],
          count: count, labels: MonthLabels.labels(from: first.month, count: count, say),
          unit: say(.levelUnit, ["month": name(picture.index.first?.base ?? first.month)]),
          startsAtZero: false, style: style)))
  }

  // MARK: - What moved

  /// One move of each item, in the shop in which it is the greatest.
  private var shownMoves: [PriceMove] {
    var seen: Set<String> = []
    var moves: [PriceMove] = []
    for move in picture.priceMoves where move.currency == currency.code {
      guard (Double(move.changePercent).map { abs($0) } ?? 0) >= Self.leastPercent,
        seen.insert(move.item).inserted
      else { continue }
      moves.append(move)
      if moves.count == Self.shownMoves { break }
    }
    return moves
  }

  private func price(_ plain: String) -> String {
    let digits = max(2, currency.fractionDigits)
    guard let price = ExactDecimal(plain) else { return style.number(plain) }
    return style.number(price.amount.text(fractionDigits: digits))
  }

  private func moveSentence(_ key: TextKey, _ moves: [PriceMove]) -> String? {
    guard !moves.isEmpty else { return nil }
    let parts = moves.prefix(Self.namedMoves).map { move in
      let percent = style.signedPercent(move.changePercent)
      return "\(move.item) \(price(move.before)) → \(style.money(price(move.now), currency))"
        + "\(unit(move)) (\(percent))"
    }
    return say(key, ["list": parts.joined(separator: "; "), "in": since])
  }

  private func unit(_ move: PriceMove) -> String { move.unit == "each" ? "" : "/\(move.unit)" }

  private func moveTable(_ moves: [PriceMove]) -> FigureTable {
    let symbol = NumberStyle.symbol(currency)
    return FigureTable(
      caption: say(.amountsIn, ["what": say(.pricesMoved), "currency": symbol]),
      headings: [
        .init(say(.item), isNumber: false), .init(say(.shop), isNumber: false),
        .init(say(.before)), .init(say(.now)), .init(say(.change)),
      ],
      rows: moves.map { move in
        FigureTable.Row([
          .text(move.item + (move.unit == "each" ? "" : ", \(symbol)/\(move.unit)")),
          .text(move.store),
          .number(price(move.before)), .number(price(move.now)),
          .number(style.signedPercent(move.changePercent)),
        ])
      })
  }
}
