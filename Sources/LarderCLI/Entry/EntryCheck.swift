import EventSourcing
import GroceryModel

/// Holds a typed fact against the forms of its values, and these against each other.
struct EntryCheck {
  private let kind: EntryKind
  private let fact: TypedFact

  init(_ kind: EntryKind, _ fact: TypedFact) {
    self.kind = kind
    self.fact = fact
  }

  /// - Throws: `Failure` naming the option that is wrong.
  func run() throws {
    try checkForms()
    if kind.type == .purchaseRecorded { try checkPurchase() }
    if kind.type == .budgetSet { try checkBudget() }
    if kind.type == .productDescribed { try checkProduct() }
    if kind.type == .rateObserved, fact.text("from") == fact.text("to") {
      throw refusal("to", expected: "another currency than --from")
    }
  }

  private func checkForms() throws {
    do throws(LineFault) {
      try fact.withFields { (fields) throws(LineFault) in try EventValidation.check(fields) }
    } catch .badValue(let key, let found, let expected) {
      let name = key == kind.subject ? key.uppercased() : "--" + EntryOptions.name(of: key)
      throw Failure.invalid(found, for: "\(name)", expected: expected)
    } catch {
      throw Failure(.usage, error.description)
    }
    for (key, text) in fact.values where key.form == .package && PackageSize(text) == nil {
      throw refusal(key.name, expected: "a size such as '500 g', '1.5 l' or '6 x 330 ml'")
    }
    // A rate is what leads out of a currency that an older log has.
    for (key, text) in fact.values where key.form == .currency && key.name != "from" {
      _ = try TypedCurrency.read(text, as: "--" + EntryOptions.name(of: key.name))
    }
  }

  /// A payment without items is of any payee: what describes it would hold for all.
  private func checkProduct() throws {
    let whole = PurchaseKind.wholeReceiptItem.description
    guard fact.text("item").map({ NameKey.matching($0) }) == whole else { return }
    throw Failure(
      .usage, "'\(whole)' stands for payments without items, of any payee",
      hint: "'larder help categories' says how to file payees")
  }

  private func checkPurchase() throws {
    let total = fact.text("total") ?? ""
    // Money back that counts as spending would be found out late, if ever.
    if let line = fact.text("kind"), line == "refund" || line == "discount", !total.hasPrefix("-") {
      throw Failure(
        .usage, "invalid value '\(total)' for --total of a \(line)",
        expected: "an amount below zero: -\(total)")
    }
    guard let quantity = fact.text("quantity").flatMap({ ExactDecimal($0) }) else { return }
    // Of what is given back there may be less than nothing.
    if quantity.isZero || quantity.isNegative && !total.hasPrefix("-") {
      throw refusal("quantity", expected: "a number above zero")
    }
  }

  private func checkBudget() throws {
    for name in ["amount", "cap"] where fact.text(name)?.hasPrefix("-") == true {
      throw refusal(name, expected: "an amount of zero or more")
    }
    let carriesSurplus = ["surplus", "both"].contains(fact.text("rollover"))
    guard fact.text("cap") == nil || carriesSurplus else {
      throw Failure(
        .usage, "--cap needs a carried surplus",
        expected: "--rollover surplus or --rollover both")
    }
    guard fact.text("scope") != "categories" || fact.text("categories") != nil else {
      throw Failure(
        .usage, "--scope categories needs the categories that count",
        expected: "--categories NAME=AMOUNT")
    }
  }

  private func refusal(_ name: String, expected: String) -> Failure {
    Failure.invalid(fact.text(name) ?? "", for: "--\(name)", expected: expected)
  }
}
