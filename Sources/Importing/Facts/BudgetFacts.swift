import EventSourcing
import GroceryModel

/// Rows of one budget and period, which together make one event.
struct BudgetGroups {
  struct Group {
    var line: Int
    var name: String
    var day: Day
    var period: String
    var currency: String
    var amount: String?
    var categories: [(name: String, amount: ReadNumber)] = []
    var rollover = ""
    var cap = ""

    var key: String { [name, period, currency].joined(separator: "\u{0}") }

    /// Whether the row that was read tells an amount of the budget itself, not of a category.
    static func isWhole(_ category: String) -> Bool { category.isEmpty || category == "*" }
  }

  private(set) var groups: [Group] = []
  private var places: [String: Int] = [:]

  /// The group of that budget, period and currency, if rows told of it.
  func known(_ group: Group) -> Group? { places[group.key].map { groups[$0] } }

  /// Adds an amount to its budget and period.
  ///
  /// - Parameters:
  ///   - amount: What is set aside.
  ///   - text: The same as it is written.
  ///   - category: What for; the budget itself, where it ``Group/isWhole(_:)``.
  ///   - group: The budget as this row tells it.
  /// - Returns: The line that told of that budget and period first.
  mutating func add(
    _ amount: ReadNumber, _ text: Bytes, of category: String, to group: Group
  ) -> Int {
    let place = places[group.key] ?? groups.count
    if place == groups.count {
      places[group.key] = place
      groups.append(group)
    }
    if Group.isWhole(category) {
      groups[place].amount = String(decoding: text, as: UTF8.self)
    } else {
      groups[place].categories.append((category, amount))
    }
    if groups[place].rollover.isEmpty { groups[place].rollover = group.rollover }
    if groups[place].cap.isEmpty { groups[place].cap = group.cap }
    return groups[place].line
  }
}

extension FactEmitter {
  /// Takes a budget's row in; nil where the row is the first of its budget and period, whose event is
  /// told at the end.
  mutating func readBudget() -> RecordOutcome.Verdict? {
    let nameColumn = plan.column(.budget)
    let name =
      nameColumn < 0 ? "Budget" : String(decoding: self.name(nameColumn), as: UTF8.self)
    if name.isEmpty { return rejection(nameColumn, "a budget's name") }
    let categoryText = text(plan.column(.category))
    if nameColumn < 0 {
      if isSum(categoryText) { return .ignored(.total) }
      if words.classify(categoryText).contains(.income) { return .ignored(.payment) }
    }
    if !plan.months.isEmpty { return readMonths(name, categoryText) }
    let amountColumn = plan.column(.amount)
    guard case .value(let (amount, amountText)) = planned(amountColumn), !amount.isNegative else {
      return rejection(amountColumn, "an amount of zero or more")
    }
    guard case .value(let currency) = currency(plan.column(.currency)) else {
      return rejection(plan.column(.currency), "a currency")
    }
    let period: (text: String, day: Day)
    switch budgetPeriod() {
    case .success(let found): period = found
    case .failure(let refusal): return refusal.verdict
    }
    var group = BudgetGroups.Group(
      line: scanner.line, name: name, day: period.day, period: period.text,
      currency: String(decoding: currency, as: UTF8.self))
    if let refusal = readPolicy(&group) { return refusal }
    let category = String(decoding: categoryText, as: UTF8.self)
    if let told = alreadyTold(group, category, amountColumn) { return told }
    let line = budgets.add(amount, amountText, of: category, to: group)
    return line == scanner.line ? nil : .part(ofLine: line)
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
    guard let known = budgets.known(group) else { return nil }
    if BudgetGroups.Group.isWhole(category) {
      guard known.amount != nil else { return nil }
      return rejection(amountColumn, "the only amount of budget '\(group.name)' for that period")
    }
    guard known.categories.contains(where: { $0.name == category }) else { return nil }
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
      return .success(("{\"every\":\"\(every.rawValue)\",\"from\":\"\(from)\"}", from))
    }
    guard let start = days[.start] ?? days[.from] else {
      return refuse(.start, "the first day of the budget")
    }
    guard let end = days[.end] else { return refuse(.end, "the last day of the budget") }
    guard end >= start else { return refuse(.end, "a day on or after \(start)") }
    return .success(("{\"start\":\"\(start)\",\"end\":\"\(end)\"}", start))
  }

  /// The month that a cell names, or that a day in it lies in.
  private mutating func month(_ role: Role) -> (first: Day, last: Day)? {
    if let month = MonthCell.days(text(plan.column(role))) { return month }
    guard case .value(let day) = day(role) else { return nil }
    let parts = day.components
    return withBytes(of: "\(parts.year)-\(parts.month)") { MonthCell.days($0) }
  }

  /// Tells each budget's event, at the line of its first row.
  mutating func emitBudgets(_ body: (inout RecordOutcome) throws -> Void) throws {
    var toldLines: Set<Int> = []
    for group in budgets.groups {
      scanner.arena.reset()
      outcome.fields.removeAll()
      outcome.fields.type = .budgetSet
      outcome.fields.date = group.day
      outcome.line = group.line
      outcome.parentLine = 0
      outcome.raw = Bytes(start: nil, count: 0)
      // A row that begins the budgets of several months is one record all the same.
      outcome.verdict = toldLines.insert(group.line).inserted ? .fact : .further
      let sum = group.categories.reduce(Amount.zero) { $0 + $1.amount.amount }
      keep(.budget, group.name)
      keep(.amount, group.amount ?? sum.text(minimumFractionDigits: digits(of: group.currency)))
      keep(.currency, group.currency)
      keep(.period, group.period)
      if !group.categories.isEmpty { keep(.categories, Self.json(group.categories)) }
      if !group.rollover.isEmpty { keep(.rollover, group.rollover) }
      if !group.cap.isEmpty { keep(.cap, group.cap) }
      try body(&outcome)
    }
  }

  private func digits(of code: String) -> Int { Currency(code)?.fractionDigits ?? 2 }

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
