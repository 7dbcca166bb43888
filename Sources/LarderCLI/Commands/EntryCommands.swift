import EventSourcing
import GroceryModel
import Projections
import Reporting

enum EntryCommands {
  /// `add`, `describe` and `budget close`: a command for each kind of fact that people type.
  static let all: [Command] = EntryKind.all.map { kind in
    Command(spec: kind.spec, run: { try record(kind, $1.options(of: kind, $0), $1) })
  }

  /// Records a fact that is stated by options.
  static func record(
    _ kind: EntryKind, _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExitCode {
    var reader = try EntryReader(kind, arguments, session)
    var fact = try reader.read()
    try fileAsBefore(&fact, arguments, session)
    try settle(&fact, arguments, session)
    let isTrial = arguments[CommonOptions.dryRun]
    let parts = EntryPackageDay(
      fact, hasDay: arguments.isGiven(EntryOptions.date),
      known: try descriptions(arguments, session))
    let remarks = [
      fact.fineAmount.map { Diagnostic(.warning, $0) },
      fact.mistypedBarcode.map { Diagnostic(.warning, $0, hint: "a digit may be mistyped") },
      EntryDayRemark(fact, today: session.today, isTrial: isTrial)?.diagnostic, parts.remark,
    ].compactMap { $0 }
    let text = RecordedText(try session.reportLanguage(arguments))
    let facts = parts.facts + [try reader.label(of: fact)].compactMap { $0 }
    guard !isTrial else {
      for remark in remarks { session.console.say(remark) }
      try EntryRemarks(facts.map { ($0, nil) }, arguments, session).say()
      for fact in facts {
        try session.console.print(line: fact.sentence(text, isTrial: true))
      }
      return .done
    }
    var writer = try session.writer(arguments)
    if let earlier = try EarlierAttempt(before: writer), try earlier.holds(facts) {
      earlier.report(to: session.console)
      return .done
    }
    var identifiers: [EventIdentifier] = []
    for fact in facts { identifiers.append(try fact.append(to: &writer)) }
    session.console.recordedBatch = try writer.commit()?.commit.recorded
    for remark in remarks { session.console.say(remark) }
    try EntryRemarks(Array(zip(facts, identifiers)), arguments, session).say()
    for fact in facts {
      try session.console.print(line: fact.sentence(text))
    }
    let ids = identifiers.map(\.description).joined(separator: ", ")
    try session.console.print(line: text.undo(ids, with: session.remedy(["undo"])))
    if let identifier = identifiers.first, fact.type.isOfLot,
      let remark = try EntryStockCheck(session, arguments, on: fact.date).remark(
        onOutcomeOf: identifier)
    {
      session.console.say(remark)
    }
    return .done
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
    if fact.type.isOfLot {
      try EntryStockCheck(session, arguments, on: fact.date).settle(&fact)
    } else if [.expirationRecorded, .productDescribed, .reviewPosted].contains(fact.type),
      fact.text("item") != nil,
      try session.hasLog()
    {
      let check = try EntryStockCheck(session, arguments, on: fact.date)
      if fact.type == .expirationRecorded { try check.nameItem(of: &fact) }
      if let remark = try check.remark(on: fact) { session.console.say(remark) }
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
          hint: session.remedy(["config", "store", store]) + " changes it"))
    }
    if fact.type == .budgetSet {
      let parts = try EntryBudgetParts(session, arguments)
      for remark in parts.remarks(on: fact) { session.console.say(remark) }
      if let remark = parts.remark(onName: fact, in: session.ownLanguage) {
        session.console.say(remark)
      }
    }
    if fact.type == .budgetSet, try session.hasLog() {
      let check = try EntryBudgetCheck(try session.replay(arguments), now: session.world.now)
      let language = try session.reportLanguage(arguments)
      for remark in check.remarks(on: fact, in: language) { session.console.say(remark) }
    }
    if fact.type == .budgetClosed, let name = fact.text("budget") {
      try checkBudget(named: name, on: fact.date, arguments, session)
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
    let (asked, hint) = QuestionText(try session.reportLanguage(arguments))
      .barcode(barcode, of: other, option: "--alias-of '\(other)'")
    throw Failure(Diagnostic(.question, asked, hint: hint), .question)
  }

  /// Checks that there is a budget to close, and says until when it still counts.
  private static func checkBudget(
    named name: String, on day: Day, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let replay = try session.replay(arguments)
    let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
    guard let plan = plans.first(where: { NameKey.matching($0.name) == NameKey.matching(name) })
    else {
      throw Failure(
        .usage, "unknown budget '\(name)'",
        hint: NearNames.question(to: name, among: plans.map(\.name))
          ?? "'larder list budgets' lists them")
    }
    let text = RemarkText(try session.reportLanguage(arguments))
    if let closed = plan.closed, closed <= day {
      session.console.say(Diagnostic(.note, text.closedAlready(plan.name, on: closed)))
    } else if let last = plan.spans(startingBefore: day + 1).last?.period.lastDay, last >= day {
      session.console.say(Diagnostic(.note, text.ends(plan.name, on: last)))
    }
  }
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
    text.sentence(
      type, on: date, values, isTrial: isTrial,
      saysEach: type == .purchaseRecorded && !isUnitPriced)
  }
}
