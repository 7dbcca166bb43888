import ByteTools
import EventSourcing
import GroceryModel
import Projections

/// Reads what was typed as an event, by the rules that imported rows are held to.
struct EntryReader {
  private let kind: EntryKind
  private let arguments: ParsedArguments
  private let settings: Settings
  /// The shop that is described as the usual one.
  private let defaultStore: String?
  private let session: Session
  /// The tags of the product that is described, where single ones are added or removed.
  private let tags: [String]
  private var fact: TypedFact

  /// So many days ahead a day without a year is of this year rather than of the last one.
  private static let daysAhead = 31

  init(_ kind: EntryKind, _ arguments: ParsedArguments, _ session: Session) throws {
    self.kind = kind
    self.arguments = arguments
    settings = try Settings(session.layout)
    self.session = session
    let date =
      try arguments[EntryOptions.date].map { try session.day($0, reach: Self.daysAhead) }
      ?? Self.day(kind, arguments, session)
    fact = TypedFact(kind.type, on: date)
    let changesTags = EntryTags.areGiven(arguments)
    tags =
      try changesTags && session.hasLog()
      ? session.replay(arguments).late.descriptions
        .products[NameKey.matching(arguments.arguments.first ?? "")]?.tags ?? [] : []
    let hasStore = kind.path[0] == "add" && kind.keys.contains { $0.name == "store" }
    defaultStore =
      hasStore && FileSystem.exists(session.layout.head)
      ? try session.replay(arguments).late.descriptions.defaultStore : nil
  }

  /// The day of a fact that gives none: today, but a budget holds from the day that it says.
  private static func day(
    _ kind: EntryKind, _ arguments: ParsedArguments, _ session: Session
  ) throws -> Day {
    guard kind.type == .budgetSet,
      let first = try (arguments[EntryPeriod.from] ?? arguments[EntryPeriod.start]).map({
        try session.firstDay($0, reach: daysAhead)
      })
    else { return session.today }
    return min(first, session.today)
  }

  /// The event.
  ///
  /// - Throws: `Failure` naming the option that is missing or wrong.
  mutating func read() throws -> TypedFact {
    for key in kind.keys {
      if let text = try value(of: key) { fact.set(key.name, text) }
    }
    takeMeasuresOfUnitedKingdom()
    try fillTotals()
    if EntryTags.areGiven(arguments) {
      fact.set("tags", texts(try EntryTags.changed(tags, by: arguments)) ?? "[]")
    }
    if let missing = kind.keys.first(where: { kind.needs($0) && fact.text($0.name) == nil }) {
      throw lacking(missing)
    }
    if kind.path[0] == "describe", fact.values.count == 1 {
      throw Failure(.usage, "no value was given", expected: "an option such as --alias-of NAME")
    }
    try EntryCheck(kind, fact).run()
    try refusePattern()
    return fact
  }

  /// An alias is of one name; rules take patterns.
  private func refusePattern() throws {
    guard fact.type == .storeDescribed, let alias = fact.text("alias_of"),
      let name = fact.text("store"), name.contains("*")
    else { return }
    let key = NameKey.matching(name)
    let isKnown =
      try session.hasLog()
      && session.replay(arguments).fold(EntrySurvey(of: [])).stores
        .contains { NameKey.matching($0.name) == key }
    guard !isKnown else { return }
    throw Failure(
      .usage, "no store has the name '\(name)', and --alias-of takes no pattern",
      hint: "a rule does: add the line 'store:\(name) -> store:\(alias)' to "
        + "'\(session.layout.rules)'")
  }

  /// Pints, gallons and fluid ounces are those of the United Kingdom in a household that pays in pounds.
  private mutating func takeMeasuresOfUnitedKingdom() {
    guard (fact.text("currency") ?? settings.values[.currency]) == UnitedKingdomMeasures.currency
    else { return }
    if let unit = fact.text("unit") { fact.set("unit", UnitedKingdomMeasures.unit(unit)) }
    guard kind.keys.contains(where: { $0.name == "package" }) else { return }
    let size =
      fact.text("package").map { UnitedKingdomMeasures.package(written: $0) }
      ?? (fact.text("item") ?? arguments.arguments.first).flatMap {
        UnitedKingdomMeasures.package(named: $0)
      }
    if let size { fact.set("package", size) }
  }

  private func value(of key: PayloadKey) throws -> String? {
    let option = EntryOptions.name(of: key.name)
    switch key.form {
    case .period:
      return try EntryPeriod(arguments, on: fact.date) {
        try session.firstDay($0, reach: Self.daysAhead)
      }.json
    case .texts: return texts(arguments.values(option))
    case .amounts: return try amounts(arguments.values(option), option)
    default: break
    }
    guard let given = key.name == kind.subject ? arguments.arguments.first : arguments.value(option)
    else { return try filling(key) }
    switch key.form {
    case .flag: return given == "yes" ? "true" : "false"
    // A rate is what leads out of a currency that an older log has.
    case .currency where key.name == "from": return Currency(given)?.code ?? given
    case .currency: return try TypedCurrency.read(given, as: "--" + option).code
    case .text where key.name == "unit": return try unit(given)
    case .text, .package: return NameKey.printed(given)
    case .day where key.name == "expires":
      return try (session.typedExpiry(given) ?? session.day(given)).description
    case .day: return try session.day(given).description
    default: return given
    }
  }

  /// The label that is typed with a purchase, as a fact of its own; nil without one.
  ///
  /// - Throws: `Failure` for an invalid day, and for a line that is nothing to eat.
  func label(of purchase: TypedFact) throws -> TypedFact? {
    guard kind.type == .purchaseRecorded, let given = arguments[EntryOptions.expires] else {
      return nil
    }
    let day = try session.typedExpiry(given) ?? session.day(given)
    guard purchase.text("kind") ?? "item" == "item", let item = purchase.text("item") else {
      throw Failure(
        .usage, "--expires cannot be used with a line of the kind '\(purchase.text("kind") ?? "")'")
    }
    var label = TypedFact(.expirationRecorded, on: purchase.date)
    label.set("item", item)
    label.set("expires", day.description)
    label.set("purchased", purchase.date.description)
    if let kind = arguments[EntryOptions.labelKind] { label.set("kind", kind) }
    return label
  }

  /// The currency of all purchases so far; nil if there are several or none.
  private func onlyCurrency() throws -> String? {
    guard kind.type != .rateObserved, try session.hasLog() else { return nil }
    return try session.replay(arguments).fold(EntrySurvey(of: [])).onlyCurrency
  }

  /// Returns the default of a key that is not given.
  private func filling(_ key: PayloadKey) throws -> String? {
    switch key.name {
    case "currency": try settings.values[.currency] ?? onlyCurrency()
    case "store": kind.path[0] == "add" ? settings.values[.store] ?? defaultStore : nil
    case "item": kind.path[0] == "add" ? arguments.value("barcode") : nil
    case "origin": "manual"
    case "order": String(AisleMap.usualOrder)
    case "about":
      arguments.value("item") != nil
        ? "product" : arguments.value("store") != nil ? "store" : "general"
    default: nil
    }
  }

  private func unit(_ given: String) throws -> String {
    guard ExactDecimal(given) == nil else {
      throw Failure.invalid(given, for: "--unit", expected: "a unit such as kg")
    }
    return Unit(given)?.symbol ?? NameKey.printed(given)
  }

  /// Returns a JSON array of names; a given text may hold several, separated by semicolons.
  private func texts(_ given: [String]) -> String? {
    let names = given.flatMap { $0.split(separator: ";") }.map { NameKey.printed($0) }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else { return nil }
    var json = Array("[".utf8)
    for (index, name) in names.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      JSONEscaping.appendQuoted(name, to: &json)
    }
    return String(decoding: json, as: UTF8.self) + "]"
  }

  /// A JSON object of amounts by name, in byte order: typed in another order is the same fact.
  private func amounts(_ given: [String], _ option: String) throws -> String? {
    guard !given.isEmpty else { return nil }
    var parts: [(name: String, amount: String)] = []
    for text in given.flatMap(NamedAmounts.parts(of:)) {
      guard let sign = text.lastIndex(of: "="),
        let amount = ExactDecimal(text[text.index(after: sign)...]),
        !amount.isNegative
      else {
        throw Failure.invalid(
          text, for: "--\(option)", expected: "a name and an amount, as in Dairy=40.00")
      }
      let name = NameKey.printed(text[..<sign])
      guard !parts.contains(where: { NameKey.matching($0.name) == NameKey.matching(name) }) else {
        throw Failure(.usage, "--\(option) has '\(name)' twice", expected: "one amount for each")
      }
      parts.append((name, amount.description))
    }
    var json = Array("{".utf8)
    for part in parts.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      JSONEscaping.appendQuoted(part.name, to: &json)
      json += ":\"\(part.amount)\"".utf8
    }
    return String(decoding: json, as: UTF8.self) + "}"
  }

  /// Works out a purchase's total and a budget's amount where their parts are given.
  private mutating func fillTotals() throws {
    if kind.type == .purchaseRecorded, let price = try arguments[EntryOptions.unitPrice] {
      guard fact.text("total") == nil else {
        throw Failure.exclusive("--unit-price", "--total")
      }
      fact.set("total", try total(at: price))
      fact.isUnitPriced = true
    }
    if kind.type == .budgetSet, fact.text("amount") == nil, let parts = fact.text("categories") {
      var parts = parts
      let amounts = parts.withUTF8 { PayloadValues.amounts($0) } ?? []
      let sum = amounts.reduce(Amount.zero) { $0 + $1.amount.amount }
      let digits = fact.text("currency").flatMap { Currency($0) }?.fractionDigits ?? 2
      fact.set("amount", sum.text(minimumFractionDigits: digits))
      if fact.text("scope") == nil { fact.set("scope", BudgetVersion.Scope.categories.rawValue) }
    }
  }

  /// Quantity times unit price in the currency's digits, or the price's own if it has more.
  private func total(at price: ExactDecimal) throws -> String {
    let quantity = fact.text("quantity").map { ExactDecimal($0) } ?? ExactDecimal("1")
    let digits = fact.text("currency").flatMap { Currency($0) }?.fractionDigits ?? 2
    guard let quantity, let paid = Quantity(price.amount, .each).times(quantity.amount) else {
      throw Failure.invalid(
        fact.text("quantity") ?? "", for: "--quantity",
        expected: "a number that --unit-price can be multiplied by")
    }
    let places = max(digits, Int(price.scale))
    return paid.amount.text(fractionDigits: min(places, Int(ExactDecimal.maximumScale)))
  }

  private func lacking(_ key: PayloadKey) -> Failure {
    let option = "--" + EntryOptions.name(of: key.name)
    switch key.form {
    case .currency where kind.type != .rateObserved:
      return Failure(
        .usage, "\(option) is missing", expected: "a code such as EUR",
        hint: "'larder config currency EUR' sets it for good")
    default:
      return Failure(
        .usage, "\(option) is missing", expected: EntryOptions.summary(of: key, in: kind))
    }
  }
}
