import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Holds what is typed of lots against the lots that there are.
struct EntryStockCheck {
  private let book: StockBook

  /// Reads the log as it will be on the day of a fact.
  init(_ session: Session, _ arguments: ParsedArguments, on day: Day) throws {
    let replay = try Replay(
      try session.snapshot(arguments), today: max(day, session.today),
      workers: session.world.workers)
    book = try StockBook(from: replay, rules: try session.rules()).predictingLastDays()
  }

  /// Finds the item that something was done to, and that its unit and its purchase fit it.
  ///
  /// - Throws: `Failure`, `NameAmbiguity` where it could be several things.
  func settle(_ fact: inout TypedFact) throws {
    let name = fact.text("item") ?? ""
    guard let product = try book.catalog.product(named: name) else {
      guard book.catalog.descriptions.products[NameKey.matching(name)] == nil else { return }
      throw Failure(
        .usage, "unknown item '\(name)'",
        hint: NearNames.question(to: name, among: book.catalog.productNames)
          ?? "record it with 'larder add purchase' or 'larder describe product'")
    }
    setName(of: product, typedAs: name, in: &fact)
    try giveUnit(to: &fact, product)
    try check(fact, product)
    if fact.type == .stockOpened { try openOne(&fact, product) }
  }

  /// Says that one piece was opened where several are there and no amount was typed.
  private func openOne(_ fact: inout TypedFact, _ product: Int) throws {
    guard fact.text("quantity") == nil else { return }
    var question = StockQuestion()
    question.filters = [NameFilter(.item, book.catalog.name(of: product))]
    let purchase = fact.text("purchase").flatMap { EventIdentifier($0) }
    let rows = try question.answer(of: book).rows.filter { purchase == nil || $0.event == purchase }
    let isOfPieces = rows.allSatisfy { $0.unit == Unit.each.symbol && $0.remaining >= Amount(1) }
    guard isOfPieces, rows.contains(where: { $0.remaining > Amount(1) }) else { return }
    fact.set("quantity", "1")
  }

  /// Gives a label the whole name of the one item bought that its name is a part of.
  ///
  /// - Throws: `NameAmbiguity` where it is a part of several.
  func nameItem(of fact: inout TypedFact) throws {
    let name = fact.text("item") ?? ""
    guard book.catalog.descriptions.products[NameKey.matching(name)] == nil,
      let product = try book.catalog.product(named: name)
    else { return }
    setName(of: product, typedAs: name, in: &fact)
  }

  /// A part of a name was enough to find the item, but the fact holds for longer than that is so.
  private func setName(of product: Int, typedAs name: String, in fact: inout TypedFact) {
    let key = NameKey.matching(name)
    if key != book.catalog.key(of: product),
      book.catalog.descriptions.canonicalProduct(of: key) == nil
    {
      fact.set("item", book.catalog.name(of: product))
    }
  }

  /// Says the unit of an amount without one: that which the item is bought in, if it is bought by measure.
  ///
  /// - Throws: `Failure` for so few grams or millilitres that pieces are meant.
  private func giveUnit(to fact: inout TypedFact, _ product: Int) throws {
    guard fact.text("unit") == nil, let quantity = fact.text("quantity"),
      let units = book.unitsInstead(of: Unit.each.symbol, for: product), units.count == 1,
      let unit = Unit(units[0]), unit.dimension != .count
    else { return }
    let isSmall = unit.numerator < unit.denominator
    if isSmall, let amount = ExactDecimal(quantity)?.amount, amount < Self.leastOfSmallUnits {
      throw Failure(
        .usage,
        "\(quantity) of '\(book.catalog.name(of: product))' has no unit, and it is bought in \(unit)",
        expected: "an amount such as '\(quantity) \(unit)', or none for all of it")
    }
    fact.set("unit", unit.symbol)
  }

  /// The least amount of grams or millilitres that is taken as such without a unit.
  private static let leastOfSmallUnits = Amount(10)

  /// True if a purchase that the fact names is one of the product, and the unit one of its lots'.
  private func check(_ fact: TypedFact, _ product: Int) throws {
    let name = book.catalog.name(of: product)
    if let purchase = fact.text("purchase").flatMap({ EventIdentifier($0) }) {
      guard let bought = book.product(ofPurchase: purchase) else {
        throw Failure(
          .noInput, "no purchase has the id '\(purchase)'",
          hint: "'larder stock --all -f csv' has the ids in its column 'event'")
      }
      guard bought == product else {
        throw Failure(
          .usage, "the purchase is of '\(book.catalog.name(of: bought))', not of '\(name)'")
      }
    }
    if let unit = fact.text("unit"), let others = book.unitsInstead(of: unit, for: product) {
      throw Failure(
        .usage, "'\(unit)' is not a unit of '\(name)'",
        expected: "a unit that converts to \(others.joined(separator: " or "))")
    }
  }

  /// Says that a label names an item that was never bought, and suggests similar names for it and for that of a
  /// description.
  ///
  /// For a label it is a warning; a product may be described before it is bought.
  func remark(on fact: TypedFact) throws -> Diagnostic? {
    let name = fact.text("item") ?? ""
    let key = NameKey.matching(name)
    let canonical = book.catalog.descriptions.canonicalProduct(of: key)
    let keys = (0..<book.catalog.productCount).map { book.catalog.key(of: $0) }
    guard !keys.contains(canonical.map { NameKey.matching($0) } ?? key) else {
      let product = try book.catalog.product(named: name)
      if let product { try check(fact, product) }
      return product.flatMap { remark(onDayOf: fact, $0) }
    }
    let near = NearNames.question(to: name, among: book.catalog.productNames)
    guard near != nil || fact.type == .expirationRecorded else { return nil }
    return Diagnostic(
      fact.type == .productDescribed ? .note : .warning, "'\(name)' has no recorded purchase",
      hint: near)
  }

  /// Says that the last good day of a label is before the item was first bought.
  private func remark(onDayOf fact: TypedFact, _ product: Int) -> Diagnostic? {
    guard fact.type == .expirationRecorded, let expires = fact.text("expires").flatMap({ Day($0) }),
      let first = book.firstPurchase(of: product), expires < first
    else { return nil }
    return Diagnostic(
      .warning,
      "'\(book.catalog.name(of: product))' was first bought on \(first), after that good day",
      hint: "'larder undo' takes it back")
  }

  /// Says what a use took and left, or what it states that was not there; nil where there is nothing to say.
  func remark(onOutcomeOf event: EventIdentifier) -> Diagnostic? {
    guard let outcome = book.outcome(of: event) else { return nil }
    if let found = outcome.discrepancy { return Diagnostic(.warning, found.sentence) }
    if let day = outcome.frozenAfter {
      return Diagnostic(
        .warning,
        "'\(outcome.item)' was good until \(day): frozen after its last good day, it stays expired")
    }
    guard outcome.taken > .zero else { return nil }
    func text(_ amount: Amount) -> String {
      let figure = quantityText(amount)
      return outcome.unit == Unit.each.symbol ? figure : "\(figure) \(outcome.unit)"
    }
    let taken = text(outcome.taken)
    return Diagnostic(
      .note,
      outcome.left.isZero
        ? "that took \(taken) and leaves none"
        : "that took \(taken) and leaves \(text(outcome.left))")
  }
}
