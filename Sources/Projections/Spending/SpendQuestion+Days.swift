import EventSourcing
import GroceryModel

extension SpendQuestion {
  /// What was spent on each day, with the payments that may be bills.
  struct Days {
    /// By currency code.
    let spending: [String: DailySpending]
    /// Filters whose name nothing in the log has.
    let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    let candidates: [String]
  }

  /// Sums the question's lines by day, without its keys and its currency.
  ///
  /// - Throws: As ``answer(from:rules:)``.
  func days(from replay: Replay, rules: CategoryRules = CategoryRules()) throws -> Days {
    let question = SpendQuestion(by: [.day], in: period, filters: filters)
    var grouping = question.grouping(rules)
    grouping.keys.append(.payee)
    let fold = try replay.fold(
      SpendingFold([grouping], descriptions: replay.late.descriptions, rules: rules))
    let book = try SpendingBook(fold, from: replay)
    return try SpendAnswering(question, book).days()
  }
}

extension SpendAnswering {
  /// The days of the cells that the filters keep.
  fileprivate func days() throws -> SpendQuestion.Days {
    let (picks, cells) = try keptCells()
    let payees = Payees(book)
    var places: [String: Int] = [:]
    var spending: [DailySpending] = []
    var survey = PayeeSurvey()
    func place(_ cell: Int) -> Int {
      let code = currencyCode(of: cell)
      if let place = places[code] { return place }
      places[code] = spending.count
      spending.append(DailySpending())
      return spending.count - 1
    }
    func key(_ cell: Int) -> PayeeSurvey.Key {
      PayeeSurvey.Key(currency: place(cell), payee: payees.payee(of: keys(of: cell)[.payee]))
    }
    for cell in cells {
      let key = key(cell)
      let (day, amount) = (day(of: keys(of: cell)), table.amount(cell))
      spending[key.currency].add(amount, on: day)
      survey.note(key, amount, on: day)
    }
    for cell in cells {
      let key = key(cell)
      guard survey.isMonthly(key) else { continue }
      spending[key.currency].note(
        table.amount(cell), on: day(of: keys(of: cell)), to: key.payee
      ) { payees.name(of: key.payee) }
    }
    return SpendQuestion.Days(
      spending: places.mapValues { spending[$0] }, unmatched: picks.unmatched,
      candidates: picks.candidates)
  }

  /// The cells that the filters keep, by day.
  private func keptCells() throws -> (FilterPicks, [Int]) {
    let picks = try FilterPicks(question.filters, among: names)
    let leftOut = question.wantsLeftOut ? nil : book.leftOut
    let dayPlace = grouping.keys.firstIndex(of: .day) ?? 0
    let cells = DayOrder(table, dayAt: dayPlace).filter { cell in
      let keys = keys(of: cell)
      if let leftOut, book.category(of: keys[.category]) == leftOut { return false }
      return picks.isEmpty || picks.agree { labels.isHit($0, $1, keys) }
    }
    return (picks, cells)
  }
}
