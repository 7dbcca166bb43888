import GroceryModel

extension PriceBook {
  /// The currency that an observation is answered in.
  func currency(of observation: PriceObservation) -> String {
    conversion?.target.code ?? writtenCurrency(of: observation)
  }

  /// The currency that an observation is written in.
  func writtenCurrency(of observation: PriceObservation) -> String {
    catalog.currencyCode(of: fold.tables.terms[observation.terms].currency)
  }

  /// The price of one unit of a factor; nil where that is not known.
  func price(of observation: PriceObservation, factor: ExactRatio) -> ExactRatio? {
    let price = measures.price(of: observation, factor: factor)
    guard let price, let conversion, currency(of: observation) != writtenCurrency(of: observation)
    else { return price }
    let rate = conversion.rate(
      of: writtenCurrency(of: observation), on: Day(ordinal: observation.day))
    // Rates may be missing for products outside the answer.
    return rate.flatMap { price.times(ExactRatio($0.units, Amount.unitsPerOne).reduced) }
  }

  /// What was paid or asked; exact, but rounded to the currency's digits where it was converted.
  func total(of observation: PriceObservation) -> Amount {
    let total = fold.tables.decimals[observation.total].amount
    let written = writtenCurrency(of: observation)
    guard let conversion, conversion.target.code != written,
      let rate = conversion.rate(of: written, on: Day(ordinal: observation.day))
    else { return total }
    return MoneySum(total, times: rate)?
      .rounded(toFractionDigits: conversion.target.fractionDigits) ?? total
  }
}
