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
    let picks = try FilterPicks(question.filters, among: names)
    let cells = DayOrder(table, dayAt: grouping.keys.firstIndex(of: .day) ?? 0)
    let payees = Payees(book)
    var places: [String: Int] = [:]
    for code in book.currencyCodes where places[code] == nil { places[code] = places.count }
    let placeOfNumber = book.currencyCodes.map { places[$0] ?? 0 }
    var spending = Array(repeating: DailySpending(), count: places.count)
    var search = BillSearch()
    let leftOut = question.wantsLeftOut ? nil : book.leftOut
    for cell in cells {
      let keys = keys(of: cell)
      if let leftOut, book.category(of: keys[.category]) == leftOut { continue }
      let currency = placeOfNumber[Int(keys[.currency])]
      let (day, amount) = (day(of: keys), table.amount(cell))
      let isKept = picks.isEmpty || picks.agree { labels.isHit($0, $1, keys) }
      search.note(
        amount, on: day, to: payees.payee(of: keys[.payee]), currency: currency, isKept: isKept)
      if isKept { spending[currency].add(amount, on: day) }
    }
    for payment in search.candidates {
      spending[payment.currency].note(payment) { payees.name(of: payment.payee) }
    }
    // Of a currency whose lines are left out there is nothing.
    places = places.filter { spending[$0.value].firstDay != nil }
    return SpendQuestion.Days(
      spending: places.mapValues { spending[$0] }, unmatched: picks.unmatched,
      candidates: picks.candidates)
  }
}
