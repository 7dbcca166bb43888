import ByteTools
import EventSourcing
import GroceryModel

extension FactEmitter {
  /// Takes a budget's row in, whose fate is told at the end.
  ///
  /// - Returns: What became of a row that is no part of any budget.
  mutating func readBudget() -> RecordOutcome.Verdict? {
    let categoryText = text(plan.column(.category))
    if plan.column(.budget) < 0 {
      if isSum(categoryText) { return .ignored(.total) }
      if words.classify(categoryText).contains(.income) { return .ignored(.payment) }
    }
    var membership = BudgetGroups.Membership(name: budgetName())
    let verdict =
      plan.months.isEmpty
      ? readBudgetRow(categoryText, &membership) : readMonths(categoryText, &membership)
    guard case .rejected(let rejection) = verdict else { return verdict }
    budgets.reject(scanner.line, scanner.raw, rejection, membership)
    return nil
  }

  /// Keeps a row that does not fit under the header.
  mutating func rejectBudgetRow(_ rejection: Rejection) {
    budgets.reject(
      scanner.line, scanner.raw, rejection, BudgetGroups.Membership(name: budgetName()))
  }

  /// The budget that the row names; nil where that is empty.
  private mutating func budgetName() -> String? {
    let column = plan.column(.budget)
    guard column >= 0 else { return "Budget" }
    let name = self.name(column)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Takes in a row that tells one amount.
  ///
  /// - Returns: Why it cannot be taken in; nil where it is.
  private mutating func readBudgetRow(
    _ categoryText: Bytes, _ membership: inout BudgetGroups.Membership
  ) -> RecordOutcome.Verdict? {
    let currency = currency(plan.column(.currency))
    if case .value(let code) = currency {
      membership.currency = String(decoding: code, as: UTF8.self)
    }
    let period = budgetPeriod()
    membership.period = try? period.get().text
    guard let name = membership.name else {
      return rejection(plan.column(.budget), "a budget's name")
    }
    let amountColumn = plan.column(.amount)
    guard case .value(let (amount, amountText)) = planned(amountColumn), !amount.isNegative else {
      return rejection(amountColumn, "an amount of zero or more")
    }
    guard let currency = membership.currency else {
      return rejection(plan.column(.currency), "a currency")
    }
    var group: BudgetGroups.Group
    switch period {
    case .success(let found):
      group = BudgetGroups.Group(
        line: scanner.line, name: name, day: found.day, period: found.text, currency: currency)
    case .failure(let refusal): return refusal.verdict
    }
    if let refusal = readPolicy(&group) { return refusal }
    let category = String(decoding: categoryText, as: UTF8.self)
    if let told = alreadyTold(group, category, amountColumn) { return told }
    let place = budgets.add(amount, amountText, of: category, to: group)
    budgets.keep(scanner.line, scanner.raw, .part(of: place))
    return nil
  }

  /// An amount that is set aside: some programs write plans of spending below zero.
  mutating func planned(_ column: Int) -> Reading<(ReadNumber, Bytes)> {
    let found = number(column)
    guard plan.flipsSign, case .value(let (amount, _)) = found, !amount.isZero else { return found }
    var turned = amount
    turned.coefficient = -amount.coefficient
    return .value((turned, write(turned)))
  }

  /// The rejection of an amount that another row has told; nil where none has.
  mutating func alreadyTold(
    _ group: BudgetGroups.Group, _ category: String, _ amountColumn: Int
  ) -> RecordOutcome.Verdict? {
    guard let known = budgets.known(group), known.tells(category), known.day == group.day else {
      return nil
    }
    if BudgetGroups.Group.isWhole(category) {
      return rejection(amountColumn, "the only amount of budget '\(group.name)' for that period")
    }
    return rejection(
      plan.column(.category), "the only row of that category in budget '\(group.name)'")
  }

  /// Whether a category is a sum of the others: `Total`, `Total food`, `Food total`.
  private mutating func isSum(_ category: Bytes) -> Bool {
    if !words.classify(category).isDisjoint(with: [.total, .subtotal]) { return true }
    let parts = HeaderWords.split(trimmedText(category))
    return [parts.first, parts.last].contains { part in
      part.map { LineWords.namesSum($0) } ?? false
    }
  }

  private mutating func readPolicy(
    _ group: inout BudgetGroups.Group
  ) -> RecordOutcome.Verdict? {
    let rolloverColumn = plan.column(.rollover)
    let rollover = String(decoding: text(rolloverColumn), as: UTF8.self).lowercased()
    let policies = ["", "none", "surplus", "deficit", "both"]
    guard policies.contains(rollover) else {
      return rejection(rolloverColumn, "one of none, surplus, deficit, both")
    }
    group.rollover = rollover
    let capColumn = plan.column(.cap)
    switch capColumn < 0 ? .absent : number(capColumn) {
    case .absent: break
    case .value(let (cap, capText)) where !cap.isNegative:
      group.cap = String(decoding: capText, as: UTF8.self)
    default: return rejection(capColumn, "an amount of zero or more")
    }
    return nil
  }

  private struct Refusal: Error {
    let verdict: RecordOutcome.Verdict
  }

  /// The row's period as JSON and the day it holds from.
  private mutating func budgetPeriod() -> Result<(text: String, day: Day), Refusal> {
    func refuse(_ role: Role, _ expected: String) -> Result<(text: String, day: Day), Refusal> {
      .failure(Refusal(verdict: rejection(plan.column(role), expected)))
    }
    if plan.budgetsHaveMonths {
      guard let month = month(.start) else { return refuse(.start, "a month") }
      return .success(("{\"start\":\"\(month.first)\",\"end\":\"\(month.last)\"}", month.first))
    }
    var days: [Role: Day] = [:]
    for role in [Role.from, .start, .end, .date] {
      switch day(role) {
      case .value(let day): days[role] = day
      case .absent: break
      case .unreadable: return refuse(role, "a date")
      }
    }
    let ownEvery = String(decoding: text(plan.column(.every)), as: UTF8.self).lowercased()
    let everyText = ownEvery.isEmpty ? plan.budgetEvery : ownEvery
    if !everyText.isEmpty {
      guard let every = RecurrenceWords.every(everyText) else {
        return refuse(.every, "one of week, 2 weeks, month, quarter, year")
      }
      guard let from = days[.from] ?? days[.start] ?? days[.date] ?? plan.date else {
        return refuse(.from, "the day that the budget holds from")
      }
      let text = "{\"every\":\"\(every.rawValue)\",\"from\":\"\(from)\"}"
      return .success((text, days[.date] ?? from))
    }
    guard let start = days[.start] ?? days[.from] else {
      return refuse(.start, "the first day of the budget")
    }
    guard let end = days[.end] else { return refuse(.end, "the last day of the budget") }
    guard end >= start else { return refuse(.end, "a day on or after \(start)") }
    return .success(("{\"start\":\"\(start)\",\"end\":\"\(end)\"}", days[.date] ?? start))
  }

  /// The month that a cell names, or that a day in it lies in.
  private mutating func month(_ role: Role) -> (first: Day, last: Day)? {
    if let month = MonthCell.days(text(plan.column(role))) { return month }
    guard case .value(let day) = day(role) else { return nil }
    let parts = day.components
    return withBytes(of: "\(parts.year)-\(parts.month)") { MonthCell.days($0) }
  }

  /// Tells what became of each row: the first of each budget and period brings the event.
  mutating func emitBudgets(_ body: (inout RecordOutcome) throws -> Void) throws {
    let budgets = budgets
    let faults = budgets.groups.indices.map { budgets.faultLine(of: $0) }
    var next = 0
    for row in budgets.rows {
      outcome.line = row.line
      let begun = budgets.groups[next...].prefix { $0.line == row.line }
      next = begun.endIndex
      switch row.standing {
      case .rejected(let rejection): try emit(row, .rejected(rejection), body)
      case .part(let place):
        let group = budgets.groups[place]
        if let line = faults[place] {
          try emit(row, .rejected(together(group.name, line)), body)
          continue
        }
        if begun.isEmpty { try emit(row, .part(ofLine: group.line), body) }
        // A row that begins the budgets of several months is one record all the same.
        for (number, group) in begun.enumerated() {
          try emit(group, number == 0 ? .fact : .further, body)
        }
      }
    }
  }

  /// Why a row is rejected in which nothing is wrong.
  private mutating func together(_ budget: String, _ line: Int) -> Rejection {
    let column = max(plan.column(.budget), 0)
    return Rejection(
      column: column + 1,
      reason: "the rows of budget '\(budget)' go in together, and that of line \(line) is rejected")
  }

  private mutating func emit(
    _ row: BudgetGroups.Row, _ verdict: RecordOutcome.Verdict,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    outcome.fields.removeAll()
    let text = budgets.text
    try text.withUnsafeBufferPointer { text in
      outcome.raw = Bytes(rebasing: text[row.raw])
      outcome.verdict = verdict
      try body(&outcome)
    }
  }

  private mutating func emit(
    _ group: BudgetGroups.Group, _ verdict: RecordOutcome.Verdict,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    scanner.arena.reset()
    outcome.fields.removeAll()
    outcome.fields.type = .budgetSet
    outcome.fields.date = group.day
    outcome.raw = Bytes(start: nil, count: 0)
    outcome.verdict = verdict
    let sum = group.categories.reduce(Amount.zero) { $0 + $1.amount.amount }
    keep(.budget, group.name)
    keep(.amount, group.amount ?? sum.text(minimumFractionDigits: Self.digits(of: group.currency)))
    keep(.currency, group.currency)
    keep(.period, group.period)
    if !group.categories.isEmpty { keep(.categories, Self.json(group.categories)) }
    if !group.rollover.isEmpty { keep(.rollover, group.rollover) }
    if !group.cap.isEmpty { keep(.cap, group.cap) }
    try body(&outcome)
  }

  private static func digits(of code: String) -> Int { Currency(code)?.fractionDigits ?? 2 }

  private mutating func keep(_ key: BudgetKey, _ value: String) {
    put(key, scanner.arena.copy(value))
  }

  /// The amounts as JSON, in byte order of the names: rows in another order are the same fact.
  private static func json(_ categories: [(name: String, amount: ReadNumber)]) -> String {
    var json: [UInt8] = [UInt8(ascii: "{")]
    let sorted = categories.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (name, amount) in sorted {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      appendJSON(name, to: &json)
      json.append(contentsOf: Array(":\"".utf8))
      amount.decimal?.append(to: &json)
      json.append(UInt8(ascii: "\""))
    }
    json.append(UInt8(ascii: "}"))
    return String(decoding: json, as: UTF8.self)
  }
}
