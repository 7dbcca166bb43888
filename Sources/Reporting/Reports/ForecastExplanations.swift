import GroceryModel
import Projections

extension ExpirationPrediction {
  /// What the forecast rests on in words: the source of the life, own labels, bounds, chance and skill.
  public var explanation: String {
    let start = "\(item), \(storage.name), bought on \(purchased)"
    guard let expires else {
      return "\(start): no published life and no label of it, so there is no day"
    }
    let chance =
      wasteProbability.flatMap { decimalText(of: 100 * $0, fractionDigits: 0) }
      .map { "; it is not used up by then in \($0) of 100 cases" } ?? ""
    return "\(start): good until \(expires.day), \(expires.low80) to \(expires.high80) with 80 %; "
      + "\(source), \(width)\(chance); "
      + skillText(skillPercent, than: "the product's label before")
  }

  /// The part of the method before the labels, in words.
  private var source: String {
    let known = labels == 1 ? "1 label" : "\(labels) labels"
    let base =
      method.hasPrefix("foodkeeper")
      ? "FoodKeeper's life of that food"
      : method.hasPrefix("category")
        ? "the median life of its category"
        : method == "described" ? "the described shelf life" : nil
    guard let base else { return "\(known) of this product" }
    return labels > 0 ? "\(base), corrected by \(known) of this product" : base
  }

  private var width: String {
    switch labels {
    case 0: method == "described" ? "as sure as one label" : "wide as no label of it is known"
    case 1...2: "wide as few labels of it are known"
    default: "as its labels differ"
    }
  }
}

extension SpendPrediction {
  /// What the forecast rests on in words: spending so far, past periods, bounds and skill.
  public var explanation: String {
    let subject = [budget, category].compactMap { $0 == "*" ? nil : $0 } + [periodName]
    let start = "\(subject.joined(separator: " ")): \(spent.text(in: currency)) \(currency) so far"
    guard let method, let forecast else {
      return "\(start); no past period and no spending to forecast from"
    }
    guard method != .ended else { return "\(start), and the period is over" }
    let past = periods == 1 ? "1 period before" : "\(periods) periods before"
    let how =
      method == .proRata
      ? "the rate so far is carried on, as no whole period is known"
      : "the rest at the smoothed daily rate of the \(past), with a little of this one's"
    let width =
      periods < 3
      ? "wide as few periods are known" : "as amounts and gaps of the last 26 weeks differ"
    return "\(start), \(how): \(forecast.predicted), \(forecast.low80) to \(forecast.high80) with "
      + "80 %, \(width); " + skillText(skillPercent, than: "the total of the period before")
  }
}

/// `33.4 % less error than the last price`, or that the skill is not measured yet.
private func skillText(_ percent: Double?, than naive: String) -> String {
  guard let percent, let text = decimalText(of: abs(percent), fractionDigits: 1) else {
    return "skill not yet measured"
  }
  return "\(text) % \(percent < 0 ? "more" : "less") error than \(naive)"
}
