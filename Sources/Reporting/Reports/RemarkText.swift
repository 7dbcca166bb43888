import GroceryModel

/// Remarks on what was typed or imported, in a language.
public struct RemarkText {
  private let say: Wording

  public init(_ language: Language) { say = Wording(language) }

  public func newItem(_ name: String) -> String { say(.remarkNewItem, ["name": safe(name)]) }

  public func newStore(_ name: String) -> String { say(.remarkNewStore, ["name": safe(name)]) }

  /// Asks whether known names were meant: `did you mean 'Milk' or 'Oat Milk'?`.
  public func didYouMean(_ names: [String]) -> String {
    let quoted = names.map { "'\(safe($0))'" }
    guard let last = quoted.last, quoted.count > 1 else {
      return say(.remarkDidYouMean, ["list": quoted.first ?? ""])
    }
    let list = say(
      .remarkEither, ["list": quoted.dropLast().joined(separator: ", "), "last": last])
    return say(.remarkDidYouMean, ["list": list])
  }

  /// Which command makes two names those of one product.
  public func makesOneProduct(_ command: String) -> String {
    say(.remarkOneProduct, ["command": "'\(command)'"])
  }

  /// That so many more new names are close to known ones.
  public func moreNew(_ count: Int) -> String { say(.remarkMoreNew, count: count) }

  /// That an item costs much more or less than otherwise.
  public func unusual(_ item: String, _ price: String, usual: String) -> String {
    say(.remarkUnusual, ["name": safe(item), "price": price, "usual": usual])
  }

  /// That an item costs much more than what its category costs.
  public func unusual(
    _ item: String, _ price: String, of category: String, usual: String
  ) -> String {
    say(
      .remarkUnusualOfCategory,
      [
        "name": safe(item), "price": price, "category": safe(say.category(category)),
        "usual": usual,
      ])
  }

  /// That an item costs much more than any line before.
  public func dearest(_ item: String, _ price: String, before: String) -> String {
    say(.remarkDearest, ["name": safe(item), "price": price, "usual": before])
  }

  /// An amount of money, with up to four decimals where it has them.
  public func money(_ amount: Amount, _ code: String) -> String {
    let amount = amount.rounded(toFractionDigits: 4)
    let digits = Currency(code)?.fractionDigits ?? 0
    return "\(say.style.number(amount.text(minimumFractionDigits: digits))) \(code)"
  }

  /// A price for one unit; the price itself for a piece or without a unit.
  public func price(_ amount: Amount, _ code: String, per unit: String) -> String {
    let price = money(amount, code)
    guard !unit.isEmpty, unit != Unit.each.symbol else { return price }
    return say(.perUnit, ["currency": price, "unit": safe(unit)])
  }

  /// That a closed budget counts until a day.
  public func ends(_ budget: String, on day: Day) -> String {
    say(.remarkBudgetEnds, ["name": safe(budget), "day": say.calendar.digits(day)])
  }

  /// That a budget was closed before.
  public func closedAlready(_ budget: String, on day: Day) -> String {
    say(.remarkBudgetClosed, ["name": safe(budget), "day": say.calendar.digits(day)])
  }

  private func safe(_ name: String) -> String { TerminalText.safe(name) }
}
