import ColumnStore
import GroceryModel

extension DailySpending {
  /// One for each currency, and one for each currency and category's matching key, without lines
  /// that rules leave out.
  static func books(
    of book: SpendingBook, upTo month: Month?
  ) -> (all: [String: DailySpending], byCategory: [String: [String: DailySpending]]) {
    let table = book.fold.tables[0]
    let cells = DayOrder(table, dayAt: 2)
    guard !cells.isEmpty else { return ([:], [:]) }
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
    let payees = Payees(book)
    var search = BillSearch()
    for cell in cells {
      let currency = placeOfNumber[Int(table.key(cell, 0))]
      let category = book.category(of: table.key(cell, 1), upTo: month)
      guard category != book.leftOut else { continue }
      let (day, amount) = (cells.day(of: cell), table.amount(cell))
      all[currency].add(amount, on: day)
      byCategory[currency][category].add(amount, on: day)
      search.note(
        amount, on: day, to: payees.payee(of: table.key(cell, 3)), currency: currency,
        category: category)
    }
    for payment in search.candidates {
      func name() -> String { payees.name(of: payment.payee) }
      if payment.isOfAll { all[payment.currency].note(payment, name: name) }
      byCategory[payment.currency][payment.category].note(payment, name: name)
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

/// The cells of a table in the order of their days.
struct DayOrder: Sequence {
  private let positions: [UInt32]
  private let table: GroupByTable
  private let part: Int

  /// - Parameters:
  ///   - table: Sums by a day and other keys.
  ///   - part: The place of the day in the key.
  init(_ table: GroupByTable, dayAt part: Int) {
    self.table = table
    self.part = part
    let days = (0..<table.count).map { Int(Int32(bitPattern: table.key($0, part))) }
    guard let first = days.min(), let last = days.max() else {
      positions = []
      return
    }
    positions = GroupedPositions(days.lazy.map { $0 - first }, of: last - first + 1).positions
  }

  var isEmpty: Bool { positions.isEmpty }

  func makeIterator() -> some IteratorProtocol<Int> {
    positions.lazy.map { Int($0) }.makeIterator()
  }

  func day(of cell: Int) -> Day { Day(ordinal: Int32(bitPattern: table.key(cell, part))) }
}
