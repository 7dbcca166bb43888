import GroceryModel
import Projections

extension ExpirationPrediction {
  /// The basis of the forecast in words: the source of the life, own labels, interval, chance and
  /// skill.
  public var explanation: String {
    let start = "\(item), \(storage.name), bought on \(purchased)"
    guard let expires else {
      return "\(start): no day, because its shelf life is not known"
    }
    let chance =
      wasteProbability.flatMap { decimalText(of: 100 * $0, fractionDigits: 0) }
      .map { "; chance that it is not used up by then: \($0) %" } ?? ""
    return
      "\(start): good until \(expires.day), range \(expires.low80) to \(expires.high80) (80 %); "
      + "\(source), \(width)\(chance); "
      + skillText(skillPercent, than: "repeating the label before")
  }

  /// The part of the method before the labels, in words.
  private var source: String {
    let known = labels == 1 ? "1 label" : "\(labels) labels"
    let base =
      method.hasPrefix("foodkeeper")
      ? "based on the published shelf life of that food"
      : method.hasPrefix("category")
        ? "based on the median shelf life of its category"
        : method == "described" ? "based on the described shelf life" : nil
    guard let base else { return "based on \(known) of this product" }
    return labels > 0 ? "\(base), corrected by \(known) of this product" : base
  }

  private var width: String {
    switch labels {
    case 0: method == "described" ? "as sure as one label" : "wide because it has no label yet"
    case 1...2: "wide because it has few labels"
    default: "as wide as its labels differ"
    }
  }
}

extension SpendPrediction {
  /// The basis of the forecast in words: spending so far, past periods, interval and skill.
  public var explanation: String {
    let subject = [budget, category].compactMap { $0 == "*" ? nil : $0 } + [periodName]
    let start = "\(subject.joined(separator: " ")): \(spent.text(in: currency)) \(currency) so far"
    guard let method, let forecast else {
      return "\(start); no forecast: it takes spending on 3 days and the first 7 days of the "
        + "period, or 2 periods before"
    }
    guard method != .ended else { return "\(start), and the period is over" }
    let past = periods == 1 ? "1 period before" : "\(periods) periods before"
    let how =
      method == .proRata
      ? "the rest at the daily rate so far, because no whole period is known"
      : "the rest mostly at the daily rate of the \(past)"
    let width =
      periods < 3
      ? "wide because few periods are known" : "as wide as the last 26 weeks vary"
    return "\(start), \(how): \(forecast.predicted), range \(forecast.low80) to "
      + "\(forecast.high80) (80 %), \(width); "
      + skillText(skillPercent, than: "repeating the period before")
  }
}

extension SpendPrediction {
  /// The period's fixed bills in words, a sentence each.
  public var billExplanations: [String] {
    bills.map { bill in
      let state = bill.isPaid ? "paid" : "expected"
      return "\(periodName): \(bill.payee) is a monthly bill, \(state) on \(bill.day): "
        + "\(bill.amount.text(in: currency)) \(currency)"
    }
  }
}

/// `33.4 % less error than the last price`, or that there are too few past forecasts to tell.
func skillText(_ percent: Double?, than naive: String) -> String {
  guard let percent, let text = decimalText(of: abs(percent), fractionDigits: 1) else {
    return "too few past forecasts to measure the error"
  }
  return "\(text) % \(percent < 0 ? "more" : "less") error than \(naive)"
}
