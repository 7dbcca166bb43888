import EventSourcing
import GroceryModel
import Projections
import Reporting

extension ListSession {
  /// A new event of today.
  func fact(_ type: EventType, _ values: [String: String?]) -> TypedFact {
    var fact = TypedFact(type, on: session.today)
    for (key, value) in values {
      if let value { fact.set(key, value) }
    }
    return fact
  }

  /// A mark of an entry.
  func mark(
    _ entry: ListEntry, _ state: ListEntry.State, quantity: ExactDecimal? = nil,
    total: ExactDecimal? = nil
  ) -> TypedFact {
    fact(
      .listItemMarked,
      [
        "entry": entry.event.description, "state": state.rawValue,
        "quantity": quantity?.description, "total": total?.description,
      ])
  }

  /// Records facts as one batch and prints the list's new totals.
  ///
  /// - Parameters:
  ///   - facts: The facts to record; if empty, nothing is recorded.
  ///   - list: The name of their list.
  ///   - sentence: A description of the change.
  /// - Throws: `Failure` with an open question if the addition exceeds the list's budget.
  /// - Returns: The exit code.
  func record(_ facts: [TypedFact], on list: String, _ sentence: String) throws -> ExitCode {
    guard !facts.isEmpty else {
      session.console.say(Diagnostic(.note, "nothing changed on '\(list)'"))
      return .done
    }
    let say = try session.phrases(arguments)
    for fact in facts { try Self.check(fact) }
    let next = try after(facts)
    try checkBudget(of: list, next)
    if arguments[CommonOptions.dryRun] {
      try session.print(paragraph: say("would record: \(sentence)"))
      return try sayTotals(of: list, next)
    }
    var writer = try session.writer(arguments)
    if let earlier = try EarlierAttempt(before: writer), try earlier.holds(facts) {
      earlier.report(to: session.console)
      return .done
    }
    for fact in facts { _ = try fact.append(to: &writer) }
    session.console.recordedBatch = try writer.commit()?.commit.recorded
    try session.print(paragraph: say(sentence))
    return try sayTotals(of: list, next)
  }

  /// The lists as they will be.
  private func after(_ facts: [TypedFact]) throws -> ShoppingBook {
    var fold = book.fold
    for (place, fact) in facts.enumerated() {
      var stamped = fact
      stamped.set("entered", "\(session.world.now)/\(place + 1)")
      guard let next = stamped.applied(to: fold, recorded: session.world.now) else { continue }
      fold = next
    }
    return book.replacing(fold)
  }

  private static func check(_ fact: TypedFact) throws {
    do throws(LineFault) {
      try fact.withFields { (fields) throws(LineFault) in try EventValidation.check(fields) }
    } catch .badValue(let key, let found, let expected) {
      throw Failure.invalid(found, for: "--\(EntryOptions.name(of: key))", expected: expected)
    } catch {
      throw Failure(.usage, error.description)
    }
  }

  /// Asks where a list comes to more than its budget, and to more than before.
  private func checkBudget(of name: String, _ next: ShoppingBook) throws {
    guard !arguments[ListOptions.force], let list = next.state.list(named: name), !list.isTemplate
    else { return }
    let totals = next.totals(of: list)
    let before = book.state.list(named: name).map { book.totals(of: $0).expected } ?? .zero
    guard let over = totals.overBudget, let budget = totals.budget, totals.expected > before else {
      return
    }
    let code = next.currency(of: list)?.code ?? ""
    func money(_ amount: Amount) -> String { "\(roundedMoney(amount, in: code)) \(code)" }
    let (asked, hint) = QuestionText(try session.reportLanguage(arguments)).overBudget(
      list.name, cost: money(totals.expected), over: money(over), budget: money(budget),
      flag: "--force")
    throw Failure(Diagnostic(.question, asked, hint: hint), .question)
  }

  private func sayTotals(of name: String, _ next: ShoppingBook) throws -> ExitCode {
    guard let list = next.state.list(named: name) else { return .done }
    let totals = ShoppingText.totals(
      next.totals(of: list), in: next.currency(of: list), try session.reportLanguage(arguments))
    try session.print(paragraph: "\(list.name): \(totals)")
    return .done
  }
}
