import GroceryModel

/// Evidence for and against a column as the amount paid for a line.
extension AmountRoles {
  /// Returns the points of each line column as the total.
  func totalPoints(_ columns: [Int], _ receiptLevel: [Int]) -> [Int: Int] {
    let sums = sumsOfTwo(columns)
    var points: [Int: Int] = [:]
    for column in columns {
      points[column] =
        cannotBePaid(column, among: columns)
        ? AmountWeights.never
        : wordPoints(column, columns) + contentPoints(column)
          + relationPoints(column, columns, receiptLevel)
      if let sign = sums[column] { points[column]? += sign }
    }
    if let instalments = Instalments(layout, evidence), points[instalments.charged] != nil {
      points[instalments.charged]? += AmountWeights.charged
      points[instalments.bought] = AmountWeights.never
    }
    if let specified = roles.columns[.total] { points[specified] = 100 }
    // Beside days, the only numbers are money, however small.
    if layout.headers.isEmpty, columns.count == 1, roles.has(.date),
      let own = points[columns[0]], own >= AmountWeights.smallCounts
    {
      points[columns[0]] = max(own, AmountWeights.leastContent)
    }
    if layout.headers.isEmpty,
      let last = columns.last(where: { points[$0] ?? 0 >= AmountWeights.leastContent })
    {
      points[last]? +=
        isLikelyBalance(last, beside: columns) ? AmountWeights.balance : AmountWeights.lastOfUnnamed
    }
    return points
  }

  /// Returns true if payments are spent below zero in a column to the left, in which amounts repeat, while no
  /// two rows have the same here.
  private func isLikelyBalance(_ last: Int, beside columns: [Int]) -> Bool {
    let own = layout.profiles[last]
    guard !own.repeats, own.hasFractions else { return false }
    return columns.contains { column in
      let profile = layout.profiles[column]
      return column < last && profile.repeats && profile.negatives * 2 > profile.filled
        && profile.filled == own.filled && profile.hasFractions
    }
  }

  /// Returns true if the column cannot be the line total, whatever other evidence there is.
  private func cannotBePaid(_ column: Int, among columns: [Int]) -> Bool {
    // A column of zeros is not the total if another column has amounts.
    let isFilled = columns.contains { score(.total, $0) > 0 && evidence.hasAmounts($0) }
    if isFilled, !evidence.hasAmounts(column) { return true }
    // A bank's fee is not the amount paid for goods.
    if isFee(column), columns.contains(where: { score(.total, $0) > 0 && !isFee($0) }) {
      return true
    }
    if countsMeasures(column) || MeasurePrice.namesPlace(headerWords(column)) { return true }
    return named(.tax, column) >= 10 || named(.discount, column) >= 10 || namesMeasure(column)
      || isOfCash(column) && columns.contains { score(.total, $0) > 0 && !isOfCash($0) }
      || isCount(column, among: columns) || isPartOfTotal(column, among: columns)
      || isBalance(column, of: columns) || standsBelowLines(column, columns)
      || namesAddition(column)
        && columns.contains { isAlsoPrice($0) && !namesAddition($0) }
      || countsUnits(column, columns)
  }

  /// Returns true if *amount* is a quantity, because a unit column is next to it: `500`, `g`.
  private func countsUnits(_ column: Int, _ columns: [Int]) -> Bool {
    guard let units = roles.columns[.unit], score(.quantity, column) >= 5,
      layout.profiles[column].signs.isEmpty
    else { return false }
    let filled = layout.rows.map { $0[units] }.filter { !$0.isEmpty }
    let measures = filled.count { GroceryModel.Unit($0.lowercased()) != nil }
    return measures * 2 > filled.count
      && !columns.contains { other in
        other != column && (score(.total, other) > 0 || score(.unitPrice, other) > 0)
      }
  }

  /// Returns true if the column has a few sums below the lines.
  ///
  /// It has values only in rows where the proven line total has none.
  private func standsBelowLines(_ column: Int, _ columns: [Int]) -> Bool {
    columns.contains { lines in
      guard lines != column, layout.profiles[lines].numbers > 1,
        !layout.rows.contains(where: { !$0[lines].isEmpty && !$0[column].isEmpty })
      else { return false }
      return columns.contains { quantity in
        columns.contains { price in
          ![lines, column].contains(price) && ![lines, column].contains(quantity)
            && quantity != price && evidence.isRule(quantity, price, lines)
        }
      }
    }
  }

  /// Returns true if the header ends with a unit: `amount_KG`, `amount_UNIT`.
  private func countsMeasures(_ column: Int) -> Bool {
    let words = headerWords(column).words
    guard words.count > 1, let last = words.last, headerWords(column).currency == nil,
      named(.unitPrice, column) == 0
    else { return false }
    return measure(column) != nil || ["unit", "units", "pcs", "pieces", "stück"].contains(last)
  }

  /// Returns the points for the words of the header.
  private func wordPoints(_ column: Int, _ columns: [Int]) -> Int {
    let words = score(.total, column)
    var points = 2 * words
    if words == 0, named(.reducedPrice, column) >= 10 {
      let isFull = layout.profiles[column].filled == layout.rows.count
      points += isFull ? AmountWeights.namedReduced : AmountWeights.namedOtherwise
    } else if words == 0, isNamed(column) {
      points += AmountWeights.namedOtherwise
    }
    // Next to a quantity, a *price* may be per unit, but an *amount* is the line total.
    if words > 0, !isAlsoPrice(column), columns.contains(where: { score(.quantity, $0) >= 10 }) {
      points += AmountWeights.besideQuantity
    }
    if named(.discount, column) >= 6 || named(.tax, column) >= 6 {
      points += AmountWeights.namedReduction
    }
    if isSparseTwin(column, columns) { points += AmountWeights.sparseTwin }
    if named(.listTotal, column) >= 10, words < 10 { points += AmountWeights.namedList }
    if holdsTax(column), layout.headers.indices.contains(where: { named(.tax, $0) >= 6 }) {
      points += AmountWeights.holdsTax
    }
    return points
  }

  /// Returns true if some rows lack the amount and a column of the same header has all, as one in foreign
  /// currency has beside one in that of the account.
  private func isSparseTwin(_ column: Int, _ columns: [Int]) -> Bool {
    layout.profiles[column].filled < layout.rows.count
      && columns.contains { other in
        other != column && header(other) == header(column)
          && layout.profiles[other].filled > layout.profiles[column].filled
      }
  }

  /// Returns true if all rows have the same amount, as the sums of a statement do, where another column
  /// of amounts changes.
  private func repeatsBesideChanging(_ column: Int) -> Bool {
    layout.profiles[column].isConstant && layout.profiles[column].numbers > 1
      && evidence.columns.contains { score(.total, $0) > 0 && !layout.profiles[$0].isConstant }
  }

  /// Returns the points for the column's own cell values.
  func contentPoints(_ column: Int) -> Int {
    let profile = layout.profiles[column]
    guard profile.numbers > 0 else { return 0 }
    if profile.signs.values.reduce(0, +) * 2 > profile.numbers { return AmountWeights.signed }
    if (profile.numbers - profile.wholeNumbers) * 2 >= profile.numbers {
      let points =
        profile.negatives > 0 ? AmountWeights.fractionsBelowZero : AmountWeights.fractions
      return repeatsBesideChanging(column) ? points + AmountWeights.constant : points
    }
    let whole = evidence.wholeNumbers(column)
    // Small numbers of which a few have fractions are as often quantities.
    guard profile.wholeNumbers == profile.numbers else {
      return whole.areSmall ? 0 : AmountWeights.largeWithFractions
    }
    var points = 0
    if profile.isConstant, profile.numbers > 1 { points += AmountWeights.constant }
    if whole.areYears { points += AmountWeights.years }
    if whole.onlyGrow { points += AmountWeights.rowNumbers }
    if whole.areSmall {
      points += AmountWeights.smallCounts
      if score(.quantity, column) > 0 { points += AmountWeights.countNamed }
    } else if whole.areLarge {
      points += AmountWeights.largeWholeNumbers
    }
    return points
  }

  /// Returns true if the header names what was added to an item: `Customization Cost`.
  private func namesAddition(_ column: Int) -> Bool {
    !Self.additions.isDisjoint(with: headerWords(column).words)
  }

  private static let additions: Set<String> = [
    "customization", "customizations", "customisation", "modifier", "modifiers", "addon", "addons",
    "topping", "toppings",
  ]

  /// Returns true if the header names cash given or change.
  private func isOfCash(_ column: Int) -> Bool {
    headerWords(column).words.contains { Self.cash.contains($0) }
  }

  private static let cash: Set<String> = [
    "cash", "given", "tendered", "tender", "change", "bar", "gegeben", "rückgeld", "espèces",
    "rendu", "efectivo", "entregado", "cambio", "contanti", "resto", "contant", "wisselgeld",
    "kontant", "växel", "gotówka", "reszta", "наличные", "сдача", "お預り", "お釣り", "现金", "找零",
  ]

  /// Returns the points for the column's relations to other columns.
  private func relationPoints(_ column: Int, _ columns: [Int], _ receiptLevel: [Int]) -> Int {
    var points = 0
    if receiptLevel.contains(where: { addsUp(column, to: $0) }) {
      points +=
        score(.total, column) < 10
        ? AmountWeights.sumsToReceipts : AmountWeights.sumsToReceiptsNamedTotal
    }
    if changedProduct(column, among: columns) != nil { points += AmountWeights.changedProduct }
    if changesBalance(column) { points += AmountWeights.changesBalance }
    return points
  }

  /// Whether a column that calls itself a balance changes by the amounts of this one.
  private func changesBalance(_ column: Int) -> Bool {
    evidence.columns.contains { balance in
      balance != column && !BankHeaders.balances.isDisjoint(with: headerWords(balance).words)
        && evidence.isRunningSum(balance, of: column, least: 3)
    }
  }

  /// Gives points to a column that is the sum of two others, unless one of the two is a discount.
  private func sumsOfTwo(_ columns: [Int]) -> [Int: Int] {
    var points: [Int: Int] = [:]
    let money = evidence.columns.filter {
      !roles.isTaken($0) && score(.quantity, $0) < 6 && evidence.hasAmounts($0)
        && !namesMeasure($0) && named(.unitPrice, $0) < 10
    }
    guard (3...14).contains(money.count) else { return [:] }
    // Cash given is the price plus the change, so it does not count as a sum.
    for sum in money
    where columns.contains(sum) && named(.listTotal, sum) < 10 && !isOfCash(sum) {
      for part in money where part != sum {
        for rest in money where rest > part && rest != sum {
          guard evidence.isSum(sum, of: part, rest) else { continue }
          let isReduced = [part, rest].contains { named(.discount, $0) >= 3 }
          guard !isReduced else { continue }
          points[sum] = AmountWeights.sumOfTwo
          for column in [part, rest] where points[column] == nil {
            points[column] = AmountWeights.partOfSum
          }
        }
      }
    }
    return points
  }

  /// True if a column is the running balance of the total.
  var hasBalance: Bool {
    guard let total = roles.columns[.total] else { return false }
    return evidence.columns.contains { $0 != total && isBalance($0, of: [total]) }
  }

  /// Returns true if the column is the running balance of one of the others.
  private func isBalance(_ column: Int, of columns: [Int]) -> Bool {
    let profile = layout.profiles[column]
    let hasFractions = profile.hasFractions
    let least = score(.total, column) == 0 && hasFractions ? 1 : 2
    return columns.contains { other in
      other != column && (!isNamed(other) || score(.total, other) > 0)
        && evidence.isRunningSum(column, of: other, least: least)
    }
  }
}
