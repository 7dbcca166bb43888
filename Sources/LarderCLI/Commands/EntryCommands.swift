import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  /// `add`, `describe` and `budget close`: a command for each kind of fact that people type.
  static let entries: [Command] = EntryKind.all.map { kind in
    Command(
      spec: kind.spec,
      run: { arguments, session in
        var reader = try EntryReader(kind, arguments, session)
        var fact = try reader.read()
        try settle(&fact, arguments, session)
        let isTrial = arguments.flag("dry-run")
        let remark = EntryDayRemark(fact, today: session.today, isTrial: isTrial)
        guard !isTrial else {
          if let remark { session.console.say(remark.diagnostic) }
          try session.console.print(line: "would record \(fact.sentence)")
          return .done
        }
        var writer = try session.writer(arguments)
        if let earlier = try EarlierAttempt(before: writer), try earlier.holds(fact) {
          earlier.report(to: session.console)
          return .done
        }
        let identifier = try fact.append(to: &writer)
        session.console.recordedBatch = try writer.commit()?.commit.recorded
        if let remark { session.console.say(remark.diagnostic) }
        try session.console.print(line: "recorded \(fact.sentence)")
        try session.console.print(line: "id \(identifier); larder undo takes it back")
        if fact.type.isOfLots,
          let found = try EntryStockCheck(session, arguments, on: fact.date).discrepancy(
            of: identifier)
        {
          session.console.say(Diagnostic(.warning, found.sentence))
        }
        return .done
      })
  }

  /// Holds a fact against what the log says already.
  private static func settle(
    _ fact: inout TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    if fact.type.isOfLots {
      try EntryStockCheck(session, arguments, on: fact.date).settle(&fact)
    } else if fact.type == .expirationRecorded || fact.type == .productDescribed,
      try session.hasLog()
    {
      let remark = try EntryStockCheck(session, arguments, on: fact.date).remark(on: fact)
      if let remark { session.console.say(remark) }
    }
    try checkAlias(fact, arguments, session)
    try checkBarcode(fact, arguments, session)
    if fact.text("default") == "true", let store = fact.text("store"),
      let usual = try Settings(session.layout).values[.store],
      NameKey.matching(usual) != NameKey.matching(store)
    {
      session.console.say(
        Diagnostic(
          .warning, "'larder config store' says '\(usual)', which add uses instead",
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
    guard missing.isEmpty else { throw Failure(.noInput, "there is no line '\(line)'") }
  }

  /// Whether an alias leads elsewhere than back to the name that it is given to.
  private static func checkAlias(
    _ fact: TypedFact, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    guard let alias = fact.text("alias_of"), let name = fact.text("item") ?? fact.text("store")
    else { return }
    let (from, to) = (NameKey.matching(alias), NameKey.matching(name))
    var known = Descriptions()
    if try session.hasLog() {
      known = try session.replay(arguments).late.descriptions
    }
    let isCircle =
      fact.type == .productDescribed
      ? known.product(from, leadsTo: to) : known.store(from, leadsTo: to)
    guard isCircle else { return }
    throw Failure(
      .usage, "--alias-of is '\(alias)'",
      expected: from == to ? "another name" : "a name that does not itself go by '\(name)'")
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
        .question, "'\(other)' has the barcode \(barcode) already",
        hint: "if they are one product: --alias-of '\(other)'"), .question)
  }

  /// Whether there is a budget to close.
  private static func checkBudget(named name: String, _ replay: Replay) throws {
    let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
    guard !plans.contains(where: { NameKey.matching($0.name) == NameKey.matching(name) }) else {
      return
    }
    throw Failure(
      .usage, "no budget is called '\(name)'",
      hint: NearNames.question(to: name, among: plans.map(\.name))
        ?? "larder list budgets lists them")
  }
}

extension EventType {
  /// Whether it tells what became of a lot.
  fileprivate var isOfLots: Bool {
    switch self {
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved: true
    default: false
    }
  }
}

extension TypedFact {
  /// The fact in one line: type, day, and each value by its key.
  fileprivate var sentence: String {
    let parts = values.map { key, text in
      let value = text.contains(" ") && !key.form.isRawJSON ? "'\(text)'" : text
      return "\(key.name)=\(TerminalText.safe(value))"
    }
    return "\(type.wireName) of \(date): \(parts.joined(separator: " "))"
  }
}
