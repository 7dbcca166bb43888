import ColumnStore
import GroceryModel

/// What was spent on each day, in all and by category, for one currency.
struct DailySpending {
  private var days: [Day] = []
  /// What was spent up to and including each day.
  private var running: [Amount] = []

  /// Nothing yet.
  init() {}

  /// - Parameter amounts: What was spent by day.
  init(_ amounts: [Day: Amount]) {
    for (day, amount) in amounts.sorted(by: { $0.key < $1.key }) { add(amount, on: day) }
  }

  /// What was spent in several of them together.
  init(joining parts: [DailySpending]) {
    var amounts: [Day: Amount] = [:]
    for part in parts {
      for (place, day) in part.days.enumerated() {
        let before = place == 0 ? .zero : part.running[place - 1]
        amounts[day, default: .zero] += part.running[place] - before
      }
    }
    self.init(amounts)
  }

  /// Adds an amount to a day; days must not decrease.
  private mutating func add(_ amount: Amount, on day: Day) {
    let sum = (running.last ?? .zero) + amount
    if days.last == day {
      running[running.count - 1] = sum
    } else {
      days.append(day)
      running.append(sum)
    }
  }

  /// The first day with a purchase or refund; nil without any.
  var firstDay: Day? { days.first }

  /// The first day of what a day looks back on without a silence of years (``CoveredMonths``); nil
  /// where nothing was bought or given back up to it.
  func firstDay(seenFrom day: Day) -> Day? {
    var place = count(before: day + 1)
    guard place > 0 else { return nil }
    repeat {
      place -= 1
    } while place > 0
      && !CoveredMonths.isSilence(from: days[place - 1].month, to: days[place].month)
    return days[place]
  }

  /// The months in which something was bought or given back, ascending.
  var months: [Month] {
    var months: [Month] = []
    for month in days.lazy.map(\.month) where month != months.last { months.append(month) }
    return months
  }

  /// What was spent on a day.
  func spent(on day: Day) -> Amount { spent(in: Period(day, through: day)) }

  /// What was spent on each day of a period with any spending, the latest first.
  func amounts(in period: Period) -> [(day: Day, amount: Amount)] {
    (count(before: period.start)..<count(before: period.end)).reversed().map { place in
      (days[place], running[place] - (place == 0 ? .zero : running[place - 1]))
    }
  }

  /// What was spent in a period.
  func spent(in period: Period) -> Amount {
    spent(before: period.end) - spent(before: period.start)
  }

  private func spent(before day: Day) -> Amount {
    let count = count(before: day)
    return count == 0 ? .zero : running[count - 1]
  }

  private func count(before day: Day) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// One for each currency, and one for each currency and category's matching key, without lines that rules
  /// leave out.
  static func books(
    of book: SpendingBook, upTo month: Month?
  ) -> (all: [String: DailySpending], byCategory: [String: [String: DailySpending]]) {
    let table = book.fold.tables[0]
    let days = (0..<table.count).map { Int(Int32(bitPattern: table.key($0, 2))) }
    guard let first = days.min(), let last = days.max() else { return ([:], [:]) }
    let order = GroupedPositions(days.lazy.map { $0 - first }, of: last - first + 1).positions
    let keys = book.categories.keys
    var places: [String: Int] = [:]
    let placeOfNumber = book.currencyCodes.map { code in
      let place = places[code] ?? places.count
      places[code] = place
      return place
    }
    var all = Array(repeating: DailySpending(), count: places.count)
    var byCategory = Array(
      repeating: Array(repeating: DailySpending(), count: keys.count), count: places.count)
    for cell in order {
      let cell = Int(cell)
      let currency = placeOfNumber[Int(table.key(cell, 0))]
      let category = book.category(of: table.key(cell, 1), upTo: month)
      guard category != book.leftOut else { continue }
      let day = Day(ordinal: Int32(days[cell]))
      all[currency].add(table.amount(cell), on: day)
      byCategory[currency][category].add(table.amount(cell), on: day)
    }
    // Of a currency that only other lines have there is nothing.
    let used = places.filter { all[$0.value].firstDay != nil }
    return (
      used.mapValues { all[$0] },
      used.mapValues { place in
        Dictionary(
          uniqueKeysWithValues: keys.indices.lazy.filter {
            byCategory[place][$0].firstDay != nil
          }.map { (keys[$0], byCategory[place][$0]) })
      }
    )
  }
}
