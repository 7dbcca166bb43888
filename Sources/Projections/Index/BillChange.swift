import GroceryModel

/// Why a month's bill differs from that of the month before.
///
/// Over the items bought in both months, with prices p and quantities q of the month before (0) and
/// the month (1): Σp₁q₁ − Σp₀q₀ = (Σp₁q₁ − Σp₀q₁) + (Σp₀q₁ − Σp₀q₀), what prices changed at the
/// month's quantities and what quantities changed at the prices before: the difference form of
/// Paasche's price and Laspeyres' quantity index (Consumer Price Index Manual: Theory, 2020,
/// chapter 2; Diewert, Index number theory using differences rather than ratios, 2005). What was
/// bought in only one of the months is the mix.
public struct BillChange: Hashable, Sendable {
  public let month: Month
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// What was paid for things in the month before, and in the month.
  public let before: Amount
  public let bill: Amount
  /// The three parts of the difference; they add up to it.
  public let prices: Amount
  /// The part of the difference that changed quantities explain.
  public let quantities: Amount
  /// The part of the difference that items bought in only one of the months explain.
  public var mix: Amount { new + gone }
  /// What was paid for things not bought the month before.
  public let new: Amount
  /// What was paid the month before for things not bought in the month, negative.
  public let gone: Amount

  /// What was paid more than in the month of comparison; negative if less.
  public var difference: Amount { bill - before }
  /// What the bill would have been at the prices, the quantities and the mix of the month before.
  public var atPricesBefore: Amount { bill - prices }
  public var atQuantitiesBefore: Amount { bill - quantities }
  public var atMixBefore: Amount { bill - mix }
}

extension BillChange: MonthlyRow {}

extension PriceIndexReadModel {
  /// How a month's bill differs from the one before, for each currency in which something was bought in
  /// either; quantities of both months must have been asked for.
  func billChanges(in month: Month) -> [BillChange] {
    series.compactMap { series in
      let place = month - series.first
      guard place > 0, place < series.monthCount,
        !series.isEmpty(place) || !series.isEmpty(place - 1)
      else { return nil }
      return BillChange(series, place: place, isConverted: conversion != nil)
    }
  }
}

extension BillChange {
  /// - Parameters:
  ///   - series: The months.
  ///   - place: The month's; not the first.
  ///   - isConverted: Whether money was converted, and so is rounded to the currency's digits.
  init(_ series: PriceIndexSeries, place: Int, isConverted: Bool) {
    let digits = Currency(series.currency)?.fractionDigits ?? 2
    func money(_ sum: MoneySum) -> Amount {
      isConverted ? sum.rounded(toFractionDigits: digits) : sum.amount
    }
    var (matchedBefore, matchedNow) = (MoneySum(), MoneySum())
    var atPricesBefore = QuotientSum()
    series.forEachItem(of: place, and: place - 1) { base, current in
      guard let old = base.quantity, let new = current.quantity else { return }
      matchedBefore += base.paid
      matchedNow += current.paid
      atPricesBefore.add(base.paid.amount, times: new, over: old)
    }
    month = series.month(place)
    currency = series.currency
    before = money(series.paid(place - 1))
    bill = money(series.paid(place))
    // Each sum is rounded on its own, and the parts are differences: so they add up.
    let now = money(matchedNow)
    let then = money(matchedBefore)
    let cost = atPricesBefore.rounded(toFractionDigits: digits)
    prices = now - cost
    quantities = cost - then
    new = bill - now
    gone = then - before
  }
}
