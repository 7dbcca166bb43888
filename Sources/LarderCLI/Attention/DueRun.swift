import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Finds what wants attention today.
struct DueRun {
  static let within = Option(
    "within", "DAYS", "list food that expires within DAYS days; 2 by default", in: 0...365)

  private let session: Session
  private let replay: Replay
  private let rules: CategoryRules
  private let within: Int
  private let presumedEaten: Int
  private let remedy: RemedyLine

  init(_ arguments: ParsedArguments, _ session: Session) throws {
    self.session = session
    replay = try session.replay(arguments)
    rules = try session.rules()
    within = try arguments[Self.within] ?? DueQuestion.usualWithin
    presumedEaten = try session.presumedEaten
    remedy = session.remedy
  }

  /// Returns the due things of some kinds, in their order.
  func rows(of kinds: [DueKind]) throws -> [Attention] {
    var question = DueQuestion()
    question.within = within
    question.presumedEaten = presumedEaten
    let parts: [DueKind: DueQuestion.Part] = [
      .budget: .budgets, .expiring: .expiring, .expected: .expiring, .restock: .restock,
      .priceDrop: .priceDrops,
    ]
    question.parts = Set(kinds.compactMap { parts[$0] })
    let answer = try question.answer(from: replay, rules: rules)
    return try kinds.flatMap { kind -> [Attention] in
      switch kind {
      case .budget: budgetRows(answer.budgets)
      case .expiring, .expected: answer.expiring.filter { $0.dueKind == kind }.map(expiringRow)
      case .restock: answer.restock.sorted(by: Self.isSooner).map(restockRow)
      case .priceDrop: answer.priceDrops.map(dropRow)
      case .receipt: try session.receiptAttention(replay, remedy)
      case .category: try UncategorisedItems(in: nil).rows(from: replay, rules, remedy)
      case .verify: verifyRows
      }
    }
  }

  /// All rows of one budget have one remedy, which raises it as far as all of them need.
  private func budgetRows(
    _ found: [(row: BudgetStatement.Row, terms: BudgetVersion.Terms)]
  ) -> [Attention] {
    struct Key: Hashable {
      let budget: String
      let period: Period
    }
    var remedies: [Key: BudgetRemedy] = [:]
    // Categories first: what they get raises the whole as well.
    for (row, terms) in found.reversed() {
      let key = Key(budget: row.budget, period: row.period)
      var raised = remedies[key] ?? BudgetRemedy(row.budget, terms)
      let given = row.category == "*" ? raised.amount - terms.amount : .zero
      let more = row.shortfall - given
      if more.units > 0 { raised.raise(row.category, by: more) }
      remedies[key] = raised
    }
    return found.map { row, _ in
      let words = remedies[Key(budget: row.budget, period: row.period)]?.words(on: session.today)
      return Attention(
        DueKind.budget.rawValue,
        row.category == "*" ? row.budget : "\(row.budget): \(row.category)",
        day: row.period.lastDay, amount: row.remaining, currency: row.currency.code,
        text: row.alert, remedy: remedy(words ?? []))
    }
  }

  private func expiringRow(_ row: StockQuestion.Row) -> Attention {
    let unit = row.unit.isEmpty ? "" : " \(row.unit)"
    let amount = row.remaining.rounded(toFractionDigits: 6).text()
    let days = row.daysLeft ?? 0
    let when =
      days < 0
      ? "expired \(counted(-days, "day")) ago"
      : days == 0 ? "good until today" : "good for \(counted(days, "more day"))"
    let text =
      row.dueKind == .expected
      ? "is expected to be \(when)" : (days < 0 ? when : "is \(when)") + ", says the label"
    return Attention(
      row.dueKind.rawValue, row.item, day: row.expires, amount: row.value,
      currency: row.currency,
      text: "\(amount)\(unit) \(text); if it was thrown away, 'add wasted' instead",
      remedy: remedy(
        ["add", "consumed", "--item", row.item, "--purchase", row.event.description]
          + ["--quantity", amount] + (row.unit.isEmpty ? [] : ["--unit", row.unit])
          + ["--date", session.today.description]))
  }

  private static func isSooner(_ first: RestockPrediction, _ second: RestockPrediction) -> Bool {
    let days = [first, second].map { $0.forecast?.next?.day ?? Day(ordinal: .max) }
    return days[0] == days[1] ? [first.item].precedes([second.item]) : days[0] < days[1]
  }

  private func restockRow(_ row: RestockPrediction) -> Attention {
    let unit = row.unit.isEmpty ? "" : " \(row.unit)"
    let percent = Int(((row.forecast?.probability ?? 0) * 100).rounded())
    return Attention(
      DueKind.restock.rawValue, row.item, day: row.forecast?.next?.day,
      text: "bought within 7 days with a chance of \(percent) %, usually "
        + "\(row.quantity.rounded(toFractionDigits: 6).text())\(unit); last bought on \(row.lastDay)",
      remedy: "")
  }

  private func dropRow(_ drop: PriceDrop) -> Attention {
    let place = drop.store.isEmpty ? "" : " at \(drop.store)"
    return Attention(
      DueKind.priceDrop.rawValue, drop.item, day: drop.day,
      text: "\(drop.price) \(drop.currency) \(Unit.basis(drop.unit))\(place), "
        + "\(drop.before) before (\(drop.percent) %)", remedy: "")
  }

  private var verifyRows: [Attention] {
    guard let day = VerifiedDay(session.layout).last, session.today - day > 31 else { return [] }
    return [
      Attention(
        DueKind.verify.rawValue, "log", day: day,
        text: "the log was last verified, or created, "
          + "\(counted(session.today - day, "day")) ago",
        remedy: remedy(["log", "verify", "--today", session.today.description]))
    ]
  }
}

extension StockQuestion.Row {
  /// Food with a label expires; the day of other food is only expected.
  fileprivate var dueKind: DueKind { basis == .label ? .expiring : .expected }
}

extension BudgetStatement.Row {
  /// The amount to add so that less than 80 % of the period is spent, also by projection.
  fileprivate var shortfall: Amount {
    let step = Amount(
      units: Amount.unitsPerLastDigit(ofScale: UInt8(clamping: currency.fractionDigits)))
    let watched =
      Amount(units: divideHalfEven(spent.units * 5, by: 4))
      .rounded(toFractionDigits: currency.fractionDigits) + step + step
    return max(projected ?? spent, watched) - (allotted + carried)
  }
}
