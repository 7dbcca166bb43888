import EventSourcing
import GroceryModel
import Projections
import Reporting

enum EntryCommands {
  /// `add`, `describe` and `budget close`: a command for each kind of fact that people type.
  static let all: [Command] = EntryKind.all.map { kind in
    Command(spec: kind.spec, run: { try record(kind, $0, $1) })
  }

  /// Records a fact that is stated by options.
  static func record(
    _ kind: EntryKind, _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExitCode {
    var reader = try EntryReader(kind, arguments, session)
    var fact = try reader.read()
    try fileAsBefore(&fact, arguments, session)
    try settle(&fact, arguments, session)
    let newStore = try newStore(of: fact, arguments, session)
    let isTrial = arguments[CommonOptions.dryRun]
    let parts = EntryPackageDay(
      fact, hasDay: arguments.isGiven(EntryOptions.date),
      known: try descriptions(arguments, session))
    let remarks = [
      fact.fineAmount.map { Diagnostic(.warning, $0) },
      fact.mistypedBarcode.map { Diagnostic(.warning, $0, hint: "a digit may be mistyped") },
      EntryDayRemark(fact, today: session.today, isTrial: isTrial)?.diagnostic, parts.remark,
      newStore,
    ].compactMap { $0 }
    let text = RecordedText(try session.reportLanguage(arguments))
    guard !isTrial else {
      for remark in remarks { session.console.say(remark) }
      for fact in parts.facts {
        try session.console.print(line: fact.sentence(text, isTrial: true))
      }
      return .done
    }
    var writer = try session.writer(arguments)
    if let earlier = try EarlierAttempt(before: writer), try earlier.holds(parts.facts) {
      earlier.report(to: session.console)
      return .done
    }
    var identifiers: [EventIdentifier] = []
    for fact in parts.facts { identifiers.append(try fact.append(to: &writer)) }
    session.console.recordedBatch = try writer.commit()?.commit.recorded
    for remark in remarks { session.console.say(remark) }
    for (fact, identifier) in zip(parts.facts, identifiers) {
      try sayUnusual(fact, identifier, arguments, session)
      try session.console.print(line: fact.sentence(text))
    }
    let ids = identifiers.map(\.description).joined(separator: ", ")
    try session.console.print(line: text.undo(ids))
    if let identifier = identifiers.first, fact.type.isOfLots,
      let found = try EntryStockCheck(session, arguments, on: fact.date).discrepancy(
        of: identifier)
    {
      session.console.say(Diagnostic(.warning, found.sentence))
    }
    return .done
  }

  /// A remark where a store is new and its name is close to a known one's.
  private static func newStore(
    of fact: TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws -> Diagnostic? {
    guard fact.type == .purchaseRecorded || fact.type == .priceObserved,
      let store = fact.text("store"), try session.hasLog()
    else { return nil }
    let (replay, key) = (try session.replay(arguments), NameKey.matching(store))
    let descriptions = replay.late.descriptions
    // A described store is known, and the log need not be read for it.
    guard descriptions.stores[key] == nil, descriptions.canonicalStore(of: key) == nil else {
      return nil
    }
    let known = try replay.fold(StoreNames()).names.map { NameKey.printed($0) }
    guard !known.contains(where: { NameKey.matching($0) == key }),
      let question = NearNames.question(to: store, among: known)
    else { return nil }
    return Diagnostic(.note, "the store '\(store)' is new", hint: question)
  }

  /// Says where a recorded price is far from what the item costs otherwise.
  private static func sayUnusual(
    _ fact: TypedFact, _ identifier: EventIdentifier, _ arguments: ParsedArguments,
    _ session: Session
  ) throws {
    guard fact.type.hasPrice, let item = fact.text("item"),
      let remark = try UnusualPrices(of: [item], session, arguments)
        .remark(on: identifier, item: item)
    else { return }
    session.console.say(Diagnostic(.warning, remark))
  }

  /// Files a name as receipts of its store filed it before, and says so.
  private static func fileAsBefore(
    _ fact: inout TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    guard fact.type == .purchaseRecorded, let name = fact.text("item"), fact.text("text") == nil,
      try session.hasLog()
    else { return }
    let replay = try session.replay(arguments)
    let book = try ReceiptNameBook(from: replay)
    let store = fact.text("store") ?? ""
    guard let item = book.item(for: name, at: store) else { return }
    fact.set("item", item)
    if fact.text("barcode") == name {
      session.console.say(
        Diagnostic(.note, "the barcode \(name) is '\(item)' on earlier lines and is filed under it")
      )
      return
    }
    fact.set("text", name)
    session.console.say(
      Diagnostic(
        .note, "'\(name)' is '\(item)' on earlier receipts of '\(store)' and is filed under it",
        hint: "--text '\(name)' keeps them apart"))
  }

  /// Holds a fact against what the log says already.
  private static func settle(
    _ fact: inout TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    if fact.type.isOfLots {
      try EntryStockCheck(session, arguments, on: fact.date).settle(&fact)
    } else if [.expirationRecorded, .productDescribed, .reviewPosted].contains(fact.type),
      fact.text("item") != nil,
      try session.hasLog()
    {
      let remark = try EntryStockCheck(session, arguments, on: fact.date).remark(on: fact)
      if let remark { session.console.say(remark) }
    }
    try ReviewCheck.check(fact, arguments, session)
    try checkAlias(fact, arguments, session)
    try checkBarcode(fact, arguments, session)
    if fact.text("default") == "true", let store = fact.text("store"),
      let usual = try Settings(session.layout).values[.store],
      NameKey.matching(usual) != NameKey.matching(store)
    {
      session.console.say(
        Diagnostic(
          .warning, "the default store stays '\(usual)', from 'larder config store'",
          hint: "larder config store '\(store)' changes it"))
    }
    if fact.text("categories") != nil {
      let parts = try EntryBudgetParts(session, arguments)
      for remark in parts.remarks(on: fact) { session.console.say(remark) }
    }
    if fact.type == .budgetSet, try session.hasLog() {
      let check = try EntryBudgetCheck(try session.replay(arguments), now: session.world.now)
      for remark in check.remarks(on: fact) { session.console.say(remark) }
    }
    if fact.type == .budgetClosed, let name = fact.text("budget") {
      try checkBudget(named: name, try session.replay(arguments))
    }
    guard let line = fact.text("of").flatMap({ EventIdentifier($0) }) else { return }
    let missing = try Retracting.missing([line], in: try LogSnapshot(of: session.layout))
    guard missing.isEmpty else { throw Failure(.noInput, "no purchase line has the id '\(line)'") }
  }

  /// Reads the existing descriptions.
  private static func descriptions(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> Descriptions {
    try session.hasLog() ? try session.replay(arguments).late.descriptions : Descriptions()
  }

  /// True if an alias leads elsewhere than back to the name that it is given to.
  private static func checkAlias(
    _ fact: TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    guard let alias = fact.text("alias_of"), let name = fact.text("item") ?? fact.text("store")
    else { return }
    let (from, to) = (NameKey.matching(alias), NameKey.matching(name))
    let known = try descriptions(arguments, session)
    let isCircle =
      fact.type == .productDescribed
      ? known.product(from, leadsTo: to) : known.store(from, leadsTo: to)
    guard isCircle else { return }
    throw Failure.invalid(
      alias, for: "--alias-of",
      expected: from == to ? "another name" : "a name that is not an alias of '\(name)'")
  }

  /// Asks whether two products that have one barcode are the same product.
  private static func checkBarcode(
    _ fact: TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    guard fact.type == .productDescribed, let barcode = fact.text("barcode"),
      let item = fact.text("item"), try session.hasLog()
    else { return }
    let known = try session.replay(arguments).late.descriptions
    let own = NameKey.matching(item)
    let alias = (fact.text("alias_of") ?? known.canonicalProduct(of: own)).map {
      NameKey.matching($0)
    }
    let others = known.products(withBarcode: NameKey.matching(barcode)).filter {
      ![own, alias].contains(NameKey.matching($0))
    }
    guard let other = others.first else { return }
    throw Failure(
      Diagnostic(
        .question, "'\(other)' already has the barcode \(barcode)",
        hint: "if they are one product: --alias-of '\(other)'"), .question)
  }

  /// True if there is a budget to close.
  private static func checkBudget(named name: String, _ replay: Replay) throws {
    let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
    guard !plans.contains(where: { NameKey.matching($0.name) == NameKey.matching(name) }) else {
      return
    }
    throw Failure(
      .usage, "unknown budget '\(name)'",
      hint: NearNames.question(to: name, among: plans.map(\.name))
        ?? "'larder list budgets' lists them")
  }
}

extension EventType {
  /// True for facts about the use of a lot.
  fileprivate var isOfLots: Bool {
    switch self {
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved: true
    case .purchaseRecorded, .receiptStated, .priceObserved, .expirationRecorded, .budgetSet,
      .budgetClosed, .productDescribed, .storeDescribed, .rateObserved, .eventRetracted,
      .listDefined, .listItemAdded, .listItemChanged, .listItemMarked, .unitDefined, .aislePlaced,
      .itemShelved, .tripLogged, .reviewPosted, .reviewAnswered, .logCommitted:
      false
    }
  }
}

extension EventType {
  /// True if it says what a thing cost or costs.
  fileprivate var hasPrice: Bool { self == .purchaseRecorded || self == .priceObserved }
}

extension TypedFact {
  /// A remark about a total with more decimals than its currency has; nil otherwise.
  fileprivate var fineAmount: String? {
    guard let total = text("total").flatMap({ ExactDecimal($0) }),
      let currency = text("currency").flatMap({ Currency($0) }),
      Int(total.canonical.scale) > currency.fractionDigits
    else { return nil }
    return "--total is \(total), but \(currency) has \(currency.fractionDigits) decimals"
  }

  /// A remark about a barcode with a wrong check digit; nil if it is right or absent.
  fileprivate var mistypedBarcode: String? {
    guard let barcode = text("barcode"), BarcodeCheck.isMistyped(barcode),
      let digit = BarcodeCheck.digit(of: barcode)
    else { return nil }
    return "the barcode \(barcode) should end with \(digit), its check digit"
  }

  /// The fact in one line for people.
  fileprivate func sentence(_ text: RecordedText, isTrial: Bool = false) -> String {
    text.sentence(type, on: date, values, isTrial: isTrial)
  }
}
