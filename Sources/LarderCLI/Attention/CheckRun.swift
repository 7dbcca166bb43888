import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Runs the standing checks over a log.
struct CheckRun {
  private let session: Session
  private let arguments: ParsedArguments
  private let replay: Replay
  private let rules: CategoryRules
  private let period: Period?
  private let filters: [NameFilter]
  private let remedy: RemedyLine

  init(_ arguments: ParsedArguments, _ session: Session) throws {
    self.session = session
    self.arguments = arguments
    replay = try session.replay(arguments)
    rules = try session.rules()
    period = try session.period(arguments)
    filters = arguments.nameFilters.filter { $0.field != .kind }
    remedy = session.remedy
  }

  /// Returns the findings of some checks, in their order.
  func rows(of kinds: [CheckKind]) throws -> [Attention] {
    let wantsStock = kinds.contains { [.unit, .stock, .expired].contains($0) }
    let book =
      wantsStock || !filters.isEmpty
      ? try StockBook(from: replay, filters: filters, rules: rules) : nil
    let pick = try AttentionFilter(filters, book?.catalog)
    try session.refuse(pick.unmatched, candidates: pick.candidates)
    let stock = wantsStock ? try book.map { try stockRows($0, pick) } ?? [] : []
    let budgets =
      filters.isEmpty && period?.contains(session.today) != false
        && kinds.contains { $0 == .idleBudget || $0 == .noBudget } ? try budgetRows() : []
    return try kinds.flatMap { kind -> [Attention] in
      switch kind {
      case .receipt: try receiptRows(pick)
      case .double: try doubleRows(pick)
      case .outlier: try outlierRows()
      case .future: try futureRows(pick)
      case .unit, .stock, .expired: stock.filter { $0.kind == kind.rawValue }
      case .idleBudget, .noBudget: budgets.filter { $0.kind == kind.rawValue }
      case .alias: try aliasRows(pick)
      case .category:
        try UncategorisedItems(in: period, filters: filters).rows(from: replay, rules, remedy)
      }
    }
  }

  private func aliasRows(_ pick: AttentionFilter) throws -> [Attention] {
    let book = try ReceiptNameBook(from: replay)
    return try book.suggestions(from: replay)
      .filter { period?.contains($0.last) != false }
      .filter { try pick.keeps(item: $0.name, store: $0.store) }
      .map { found in
        Attention(
          CheckKind.alias.rawValue, found.name, day: found.last,
          text: found.isBarcode
            ? "other lines have this barcode beside '\(found.item)'"
            : "receipts of \(found.store) filed this name under '\(found.item)' before",
          remedy: remedy(found.remedy))
      }
  }

  private func receiptRows(_ pick: AttentionFilter) throws -> [Attention] {
    guard !pick.picksItems else { return [] }
    return try session.receiptAttention(in: period, replay, remedy) {
      pick.keeps(store: $0.store)
    }
  }

  private func doubleRows(_ pick: AttentionFilter) throws -> [Attention] {
    func name(_ source: String) -> String { source.isEmpty ? "a typed line" : "'\(source)'" }
    return try DoubledLinesQuestion(in: period).answer(from: replay)
      .filter { try pick.keeps(item: $0.item, store: $0.store) }
      .map { line in
        Attention(
          CheckKind.double.rawValue, line.item, day: line.day, amount: line.total,
          currency: line.currency,
          text: "recorded from \(name(line.source)) and from \(name(line.keptSource))",
          remedy: remedy(["undo", line.event.description]))
      } + repeatedRows(pick) + paymentRows(pick)
  }

  private func repeatedRows(_ pick: AttentionFilter) throws -> [Attention] {
    guard !pick.picksItems else { return [] }
    return try RepeatedReceiptsQuestion(in: period).answer(from: replay)
      .filter { pick.keeps(store: $0.store) }
      .map { receipt in
        Attention(
          CheckKind.double.rawValue, receipt.store, day: receipt.day, amount: receipt.total,
          currency: receipt.currency,
          text: "receipt \(receipt.number) is recorded with the same lines on "
            + "\(receipt.laterDay) too",
          remedy: remedy(["undo"] + receipt.events.map(\.description)))
      }
  }

  private func paymentRows(_ pick: AttentionFilter) throws -> [Attention] {
    guard !pick.picksItems else { return [] }
    return try PaidReceiptsQuestion(in: period).answer(from: replay)
      .filter { pick.keeps(store: $0.receiptStore.isEmpty ? $0.text : $0.receiptStore) }
      .map { paid in
        var row = Attention(
          CheckKind.double.rawValue, paid.text, day: paid.day, amount: paid.total,
          currency: paid.currency, text: Self.text(of: paid),
          remedy: remedy(["undo", paid.payment.description]))
        row.payment = paid.hasSameTotal ? paid.payment.description : nil
        return row
      }
  }

  private static func text(of paid: PaidReceipt) -> String {
    let origin = origin(paid.receiptSource)
    guard paid.hasSameTotal else {
      func money(_ amount: Amount) -> String { roundedMoney(amount, in: paid.currency) }
      return "may be the payment of the receipt of \(paid.receiptStore) on \(paid.receiptDay): "
        + "\(money(paid.total)) was paid, the lines from \(origin) add up to "
        + money(paid.receiptTotal)
    }
    guard !paid.receiptStore.isEmpty else {
      return "has the total of the receipt without a store on \(paid.receiptDay), whose lines are "
        + "recorded from \(origin)"
    }
    return "the payment of the receipt of \(paid.receiptStore) on \(paid.receiptDay), whose lines "
      + "are recorded from \(origin)"
  }

  private static func origin(_ source: String) -> String {
    source.isEmpty ? "typed lines" : "'\(source)'"
  }

  private func outlierRows() throws -> [Attention] {
    let answer = try PriceOutliersQuestion(in: period, filters: filters)
      .answer(from: replay, rules: rules)
    return answer.rows.map { row in
      Attention(
        CheckKind.outlier.rawValue, row.item, day: row.day, amount: row.total,
        currency: row.currency,
        text: "costs \(row.price) \(Unit.basis(row.unit)), usually \(row.usual)",
        remedy: remedy(["undo", row.event.description]))
    }
  }

  /// Facts dated after today are in no replay that answers: the log is read as it will be.
  private func futureRows(_ pick: AttentionFilter) throws -> [Attention] {
    let ahead = try Replay(
      try session.snapshot(arguments), today: Day(ordinal: .max), workers: session.world.workers)
    let facts = try ahead.fold(FactsAhead(of: session.today, in: period))
    var decoder = EventDecoder()
    let found = facts.lines.compactMap { line in
      decoder.withEvent(of: line) { FactAhead($0) }
    }
    return try found.sorted { ($0.day, $0.event) < ($1.day, $1.event) }
      .filter { try pick.keeps(item: $0.item, store: $0.subject.store) }
      .map { fact in
        Attention(
          CheckKind.future.rawValue, fact.subject.what, day: fact.day,
          amount: ExactDecimal(fact.subject.amount)?.amount, currency: fact.subject.currency,
          text: "\(fact.type.wireName) is dated after \(session.today)",
          // A bank books some days ahead: what is near comes true by itself.
          remedy: fact.day - session.today <= Self.nearDays
            ? "" : remedy(["undo", fact.event.description]))
      }
  }

  private static let nearDays = 7

  private func stockRows(_ book: StockBook, _ pick: AttentionFilter) throws -> [Attention] {
    var question = StockQuestion()
    question.filters = filters
    question.within = -8
    let answer = try question.answer(of: book)
    let found = answer.discrepancies.filter {
      pick.keeps(store: "") && period?.contains($0.day) != false
    }
    let old = answer.rows.filter {
      $0.basis == .label && ($0.expires.map { period?.contains($0) != false } ?? false)
    }
    return try old.map(expiredRow)
      + found.map { row in
        let others =
          row.unit.isEmpty
          ? nil
          : try book.catalog.product(named: row.item).flatMap {
            book.unitsInstead(of: row.unit, for: $0)
          }
        return Attention(
          (others == nil ? CheckKind.stock : .unit).rawValue, row.item, day: row.day,
          text: others.map {
            "'\(row.unit)' does not convert to \($0.joined(separator: " or ")), so the stock did not change"
          } ?? row.sentence,
          remedy: remedy(["undo", row.event.description]))
      }
  }

  private func expiredRow(_ row: StockQuestion.Row) -> Attention {
    let amount = row.remaining.rounded(toFractionDigits: 6).text()
    return Attention(
      CheckKind.expired.rawValue, row.item, day: row.expires, amount: row.value,
      currency: row.currency,
      text: "\(amount)\(row.unit.isEmpty ? "" : " \(row.unit)") expired \(-(row.daysLeft ?? 0)) "
        + "days ago; if it was used, 'add consumed' instead",
      remedy: remedy(
        ["add", "wasted", "--item", row.item, "--purchase", row.event.description, "--quantity"]
          + [amount] + (row.unit.isEmpty ? [] : ["--unit", row.unit])
          + ["--reason", "expired", "--date", session.today.description]))
  }

  private func budgetRows() throws -> [Attention] {
    let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions, rules: rules))
    let book = try SpendingBook(fold.spending, from: replay)
    return Attention.rows(
      of: BudgetGap.all(fold.plans, book, today: session.today), today: session.today, remedy)
  }
}

/// A fact dated after today.
private struct FactAhead {
  let event: EventIdentifier
  let day: Day
  let type: EventType
  let subject: EventSubject

  init(_ event: borrowing RecordedEvent) {
    self.event = event.identifier
    day = event.date
    type = event.type
    subject = EventSubject(event)
  }

  /// The item of the finding, if it is about one.
  var item: String? {
    PayloadSchema.of(type).index(of: "item") == nil ? nil : subject.what
  }
}
