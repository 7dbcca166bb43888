import EventSourcing
import GroceryModel

/// What was spent on each day, in all and by category, for one currency.
struct DailySpending {
  private var days: [Day]
  /// What was spent up to and including each day.
  private var running: [Amount]

  /// - Parameter amounts: What was spent by day.
  init(_ amounts: [Day: Amount]) {
    days = amounts.keys.sorted()
    running = []
    var sum = Amount.zero
    for day in days {
      sum += amounts[day] ?? .zero
      running.append(sum)
    }
  }

  /// The first day on which something was bought or given back; nil where there is none.
  var firstDay: Day? { days.first }

  /// What was spent on a day.
  func spent(on day: Day) -> Amount { spent(in: Period(day, through: day)) }

  /// What was spent in a period.
  func spent(in period: Period) -> Amount {
    spent(before: period.end) - spent(before: period.start)
  }

  private func spent(before day: Day) -> Amount {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .zero : running[low - 1]
  }

  /// One for each currency, and one for each currency and category's matching key.
  static func books(
    of book: SpendingBook, upTo month: Month?
  ) -> (all: [String: DailySpending], byCategory: [String: [String: DailySpending]]) {
    let table = book.fold.tables[0]
    var all: [String: [Day: Amount]] = [:]
    var byCategory: [String: [String: [Day: Amount]]] = [:]
    for cell in 0..<table.count {
      let key = Array(table.key(cell))
      let currency = book.currencyCode(of: key[0])
      let category = book.categories.keys[book.category(of: key[1], upTo: month)]
      let day = Day(ordinal: Int32(bitPattern: key[2]))
      all[currency, default: [:]][day, default: .zero] += table.amount(cell)
      byCategory[currency, default: [:]][category, default: [:]][day, default: .zero] +=
        table.amount(cell)
    }
    return (
      all.mapValues { DailySpending($0) },
      byCategory.mapValues { $0.mapValues { DailySpending($0) } }
    )
  }
}
