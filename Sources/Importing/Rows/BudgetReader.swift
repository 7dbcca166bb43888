import ByteTools
import EventSourcing
import GroceryModel

/// Reads budget files.
///
/// Several rows make one event, so the verdict on each row follows at the end of the file.
struct BudgetReader {
  private var budgets = BudgetGroups()

  /// Adds a row to its budget.
  ///
  /// - Returns: The verdict on a row that belongs to no budget; nil for all others.
  mutating func read(_ row: inout RecordCells) -> RecordOutcome.Verdict? {
    let categoryText = row.text(.category)
    if row.plan.column(.budget) < 0 {
      if isSum(categoryText, &row) { return .ignored(.total) }
      if isIncome(categoryText, &row) { return .ignored(.payment) }
    }
    var membership = BudgetGroups.Membership(name: budgetName(&row))
    let verdict =
      row.plan.months.isEmpty
      ? readBudgetRow(categoryText, &membership, &row) : readMonths(categoryText, &membership, &row)
    guard case .rejected(let rejection) = verdict else { return verdict }
    budgets.reject(row.scanner.line, row.scanner.raw, rejection, membership)
    return nil
  }

  /// Returns true if the category is income; money is assigned to envelopes for spending only, also for wages
  /// that a household pays.
  private func isIncome(_ category: Bytes, _ row: inout RecordCells) -> Bool {
    row.plan.budgetsAreEnvelopes
      ? PaymentWords.holdsUnassigned(String(decoding: category, as: UTF8.self))
      : row.words.classify(category).contains(.income)
  }

  /// Keeps a row with the wrong number of cells as rejected.
  mutating func reject(_ rejection: Rejection, _ row: inout RecordCells) {
    budgets.reject(
      row.scanner.line, row.scanner.raw, rejection, BudgetGroups.Membership(name: budgetName(&row)))
  }

  /// Returns the budget's name, or nil if the cell is empty.
  private func budgetName(_ row: inout RecordCells) -> String? {
    let column = row.plan.column(.budget)
    guard column >= 0 else { return "Budget" }
    let name = row.name(column)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Adds a row with one amount.
  ///
  /// - Returns: Why the row is rejected, or nil.
  private mutating func readBudgetRow(
    _ categoryText: Bytes, _ membership: inout BudgetGroups.Membership, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    let currency = row.currency(.currency)
    if case .value(let code) = currency {
      membership.currency = String(decoding: code, as: UTF8.self)
    }
    let period = budgetPeriod(&row)
    membership.period = try? period.get().text
    guard let name = membership.name else {
      return row.rejection(.budget, "a budget's name")
    }
    let amountColumn = row.plan.column(.amount)
    let category = String(decoding: categoryText, as: UTF8.self)
    let mayTakeBack =
      (row.plan.budgetsAreEnvelopes || row.plan.isOwn) && !BudgetGroups.Group.isWhole(category)
    guard case .value(let (amount, amountText)) = planned(amountColumn, &row),
      mayTakeBack || !amount.isNegative
    else {
      return row.rejection(amountColumn, "an amount of zero or more")
    }
    guard let currency = membership.currency else {
      return row.rejection(.currency, "a currency")
    }
    var group: BudgetGroups.Group
    switch period {
    case .success(let found):
      group = BudgetGroups.Group(
        line: row.scanner.line, name: name, day: found.day, period: found.text, currency: currency)
    case .failure(let refusal): return refusal.verdict
    }
    if let refusal = readPolicy(&group, &row) { return refusal }
    if let specified = alreadyReported(group, category, amountColumn, &row) { return specified }
    let place = budgets.add(amount, amountText, of: category, to: group)
    budgets.keep(row.scanner.line, row.scanner.raw, .part(of: place))
    return nil
  }

  /// Returns the planned amount, with its sign changed if the program writes planned spending as
  /// negative.
  private func planned(_ column: Int, _ row: inout RecordCells) -> Reading<(ReadNumber, Bytes)> {
    let found = row.number(column)
    guard row.plan.flipsSign, case .value(let (amount, _)) = found, !amount.isZero else {
      return found
    }
    var turned = amount
    turned.coefficient = -amount.coefficient
    return .value((turned, row.write(turned)))
  }

  /// Returns a rejection if another row already has this amount, or nil.
  private func alreadyReported(
    _ group: BudgetGroups.Group, _ category: String, _ amountColumn: Int,
    _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    guard let known = budgets.known(group), known.tells(category), known.day == group.day else {
      return nil
    }
    if BudgetGroups.Group.isWhole(category) {
      return row.rejection(
        amountColumn, "the only amount of budget '\(group.name)' for that period")
    }
    return row.rejection(
      row.plan.column(.category), "the only row of that category in budget '\(group.name)'")
  }

  /// Returns true if the category is a sum of others: `Total`, `Total food`, `Food total`.
  private func isSum(_ category: Bytes, _ row: inout RecordCells) -> Bool {
    if !row.words.classify(category).isDisjoint(with: [.total, .subtotal]) { return true }
    let parts = HeaderWords.split(trimmedText(category))
    return [parts.first, parts.last].contains { part in
      part.map { LineWords.namesSum($0) } ?? false
    }
  }

  /// Reads the rollover, its cap and the scope; returns a rejection for invalid values.
  private func readPolicy(
    _ group: inout BudgetGroups.Group, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    let rollover = String(decoding: row.text(.rollover), as: UTF8.self).lowercased()
    guard ["", "none", "surplus", "deficit", "both"].contains(rollover) else {
      return row.rejection(.rollover, "one of none, surplus, deficit, both")
    }
    group.rollover = rollover.isEmpty ? row.plan.budgetRollover : rollover
    let scope = String(decoding: row.text(.scope), as: UTF8.self).lowercased()
    guard ["", "all", "categories"].contains(scope) else {
      return row.rejection(.scope, "one of all, categories")
    }
    group.scope = scope
    switch row.number(.cap) {
    case .absent: break
    case .value(let (cap, capText)) where !cap.isNegative:
      group.cap = String(decoding: capText, as: UTF8.self)
    default: return row.rejection(.cap, "an amount of zero or more")
    }
    return nil
  }

  /// Carries the rejection of a row out of ``budgetPeriod(_:)``.
  private struct Refusal: Error {
    let verdict: RecordOutcome.Verdict
  }

  /// Returns the row's period as JSON, and the date from which it is valid.
  private func budgetPeriod(_ row: inout RecordCells) -> Result<(text: String, day: Day), Refusal> {
    func refuse(_ role: Role, _ expected: String) -> Result<(text: String, day: Day), Refusal> {
      .failure(Refusal(verdict: row.rejection(row.plan.column(role), expected)))
    }
    if row.plan.budgetsHaveMonths {
      guard let month = month(.start, &row) else { return refuse(.start, "a month") }
      return .success(("{\"start\":\"\(month.first)\",\"end\":\"\(month.last)\"}", month.first))
    }
    var days: [Role: Day] = [:]
    for role in [Role.from, .start, .end, .date] {
      switch row.day(role) {
      case .value(let day): days[role] = day
      case .absent: break
      case .unreadable: return refuse(role, "a date")
      }
    }
    let ownEvery = String(decoding: row.text(.every), as: UTF8.self).lowercased()
    let everyText = ownEvery.isEmpty ? row.plan.budgetEvery : ownEvery
    if !everyText.isEmpty {
      guard let every = RecurrenceWords.every(everyText) else {
        return refuse(.every, "one of week, 2 weeks, month, quarter, year")
      }
      guard let from = days[.from] ?? days[.start] ?? days[.date] ?? row.plan.date else {
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

  /// Returns the month that a cell names or that contains its date.
  private func month(_ role: Role, _ row: inout RecordCells) -> (first: Day, last: Day)? {
    if let month = MonthCell.days(row.text(row.plan.column(role))) { return month }
    guard case .value(let day) = row.day(role) else { return nil }
    let parts = day.components
    return withBytes(of: "\(parts.year)-\(parts.month)") { MonthCell.days($0) }
  }

  /// Adds a row of a file with month columns; each filled cell is the category's amount in that
  /// month.
  ///
  /// - Returns: Why the row is rejected, or nil.
  private mutating func readMonths(
    _ categoryText: Bytes, _ membership: inout BudgetGroups.Membership, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    guard let name = membership.name else {
      return row.rejection(.budget, "a budget's name")
    }
    guard case .value(let currencyText) = row.currency(.currency) else {
      return row.rejection(.currency, "a currency")
    }
    let currency = String(decoding: currencyText, as: UTF8.self)
    membership.currency = currency
    let category = String(decoding: categoryText, as: UTF8.self)
    var amounts: [(month: MonthColumn, amount: ReadNumber, text: Bytes)] = []
    for month in row.plan.months {
      switch planned(month.column, &row) {
      case .absent: continue
      case .value(let (amount, text)) where !amount.isNegative:
        amounts.append((month, amount, text))
      default: return row.rejection(month.column, "an amount of zero or more")
      }
    }
    guard !amounts.isEmpty else { return .ignored(.notice) }
    let groups = amounts.map { month, _, _ in
      BudgetGroups.Group(
        line: row.scanner.line, name: name, day: month.first,
        period: "{\"start\":\"\(month.first)\",\"end\":\"\(month.last)\"}", currency: currency)
    }
    // A row is imported completely or not at all.
    for (group, specified) in zip(groups, amounts) {
      if let specified = alreadyReported(group, category, specified.month.column, &row) {
        return specified
      }
    }
    let places = zip(groups, amounts).map { group, specified in
      budgets.add(specified.amount, specified.text, of: category, to: group)
    }
    // All cells of a row have the same verdict, so keep the first group only.
    if let place = places.min() {
      budgets.keep(row.scanner.line, row.scanner.raw, .part(of: place))
    }
    return nil
  }

  /// Emits the verdict on each row; the first row of each group gives the event.
  func finish(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let faults = budgets.groups.indices.map { budgets.faultLine(of: $0) }
    var next = 0
    for kept in budgets.rows {
      row.outcome.line = kept.line
      let begun = budgets.groups[next...].prefix { $0.line == kept.line }
      next = begun.endIndex
      switch kept.standing {
      case .rejected(let rejection): try emit(kept, .rejected(rejection), &row, body)
      case .part(let place):
        let group = budgets.groups[place]
        if let line = faults[place] {
          try emit(kept, .rejected(together(group.name, line, row.plan)), &row, body)
          continue
        }
        if group.isBelowZero {
          try emit(kept, .rejected(belowZero(group, row.plan)), &row, body)
          continue
        }
        if begun.isEmpty { try emit(kept, .part(ofLine: group.line), &row, body) }
        // A row that begins the budgets of several months still counts as one record.
        for (number, group) in begun.enumerated() {
          try emit(group, number == 0 ? .fact : .further, &row, body)
        }
      }
    }
  }

  /// Returns the rejection of a valid row whose budget has an invalid row.
  private func together(_ budget: String, _ line: Int, _ plan: ImportPlan) -> Rejection {
    let column = max(plan.column(.budget), 0)
    return Rejection(
      column: column + 1,
      reason: "the rows of budget '\(budget)' go in together, and that of line \(line) is rejected")
  }

  /// Returns the rejection of the rows of a budget that takes back more than it gives.
  private func belowZero(_ group: BudgetGroups.Group, _ plan: ImportPlan) -> Rejection {
    Rejection(
      column: plan.column(.amount) + 1,
      reason: "the amounts of budget '\(group.name)' from \(group.day) add up to less than zero")
  }

  private func emit(
    _ kept: BudgetGroups.Row, _ verdict: RecordOutcome.Verdict,
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    row.outcome.fields.removeAll()
    let text = budgets.text
    try text.withUnsafeBufferPointer { text in
      row.outcome.raw = Bytes(rebasing: text[kept.raw])
      row.outcome.verdict = verdict
      try body(&row.outcome)
    }
  }

  private func emit(
    _ group: BudgetGroups.Group, _ verdict: RecordOutcome.Verdict,
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    row.scanner.arena.reset()
    row.outcome.fields.removeAll()
    row.outcome.fields.type = .budgetSet
    row.outcome.fields.date = group.day
    row.outcome.raw = Bytes(start: nil, count: 0)
    row.outcome.verdict = verdict
    func keep(_ key: BudgetKey, _ value: String) {
      if !value.isEmpty { row.put(key, row.scanner.arena.copy(value)) }
    }
    let sum = group.categories.reduce(Amount.zero) { $0 + $1.amount.amount }
    let digits = Currency(group.currency)?.fractionDigits ?? 2
    keep(.budget, group.name)
    keep(.amount, group.amount ?? sum.text(minimumFractionDigits: digits))
    keep(.currency, group.currency)
    keep(.period, group.period)
    keep(.categories, group.categories.isEmpty ? "" : Self.json(group.categories))
    keep(.rollover, group.rollover)
    keep(.cap, group.cap)
    keep(.scope, group.scope)
    try body(&row.outcome)
  }

  /// Returns the amounts as JSON in byte order of the names, so that the order of rows does not
  /// matter.
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
