import ByteTools
import ColumnStore
import GroceryModel

/// The rows of an answer, sorted by their keys in byte order, weekdays from Monday on.
///
/// Each row is made when it is asked for.
///
/// Two threads ask for them at once, so what a row needs lies in flat arrays of this value alone.
public struct SpendRows: RandomAccessCollection, Sendable {
  private let sums: Sums
  /// The texts of all keys, those of one key together.
  private let texts: TextList
  /// Where each key's texts start among these.
  private let firsts: [Int]
  /// What amounts are converted to, if they are.
  private let target: Currency?
  /// The parts of the sums, those of one row together.
  private let order: [UInt32]
  /// Where the parts of each row start among these, and where the last one's end.
  private let starts: [UInt32]
  /// All currencies that rows are in.
  public let currencies: [String]

  init(_ sums: Sums, _ axes: [SpendAxis], convertedTo currency: Currency?, workers: Int) {
    self.sums = sums
    target = currency
    var texts = TextList()
    firsts = axes.map { axis in
      let first = texts.count
      texts.append(axis.count, workers: workers) { axis.append(UInt32($0), to: &$1) }
      return first
    }
    self.texts = texts
    currencies = (firsts.last.map { $0..<texts.count } ?? 0..<0).map { texts[$0] }
    var order = Array(0..<UInt32(sums.count))
    for key in axes.indices.reversed() where axes[key].count > 1 {
      let range = firsts[key]..<firsts[key] + axes[key].count
      let names =
        axes[key].key == .weekday
        ? Self.calendarOrder(of: range.map { texts[$0] })
        : ByteOrder.sorting(of: texts, range, workers: workers).order
      var places: [UInt32] = Array(repeating: 0, count: names.count)
      for (place, number) in names.enumerated() { places[Int(number)] = UInt32(place) }
      CountingSort.sort(&order, keys: places.count) { Int(places[sums.number(key, of: $0)]) }
    }
    var starts: [UInt32] = []
    starts.reserveCapacity(order.count + 1)
    for place in order.indices
    where place == 0 || !sums.areOfOneRow(order[place - 1], order[place]) {
      starts.append(UInt32(place))
    }
    starts.append(UInt32(order.count))
    self.order = order
    self.starts = starts
  }

  /// The places of days of the week, Monday first.
  private static func calendarOrder(of days: [String]) -> [UInt32] {
    let ranks = days.map { weekdayNames.firstIndex(of: $0) ?? weekdayNames.count }
    return days.indices.sorted { ranks[$0] < ranks[$1] }.map { UInt32($0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { starts.count - 1 }

  public subscript(row: Int) -> SpendQuestion.Row {
    let (spent, lines) = sum(of: row)
    return SpendQuestion.Row(
      keys: firsts.indices.dropLast().map { texts[text(of: $0, firstPart(of: row))] },
      currency: currencies[currency(of: row)], spent: spent, lines: lines)
  }

  @inline(__always)
  private func firstPart(of row: Int) -> UInt32 { order[Int(starts[row])] }

  /// The place of a key's text.
  @inline(__always)
  private func text(of key: Int, _ part: UInt32) -> Int {
    firsts[key] + sums.number(key, of: part)
  }

  /// What was paid, and in how many lines.
  public func sum(of row: Int) -> (spent: Amount, lines: Int) {
    var sum = MoneySum()
    var lines = 0
    for place in starts[row]..<starts[row + 1] {
      sum += sums.sum(order[Int(place)])
      lines += sums.lines(order[Int(place)])
    }
    return (
      target.map { sum.rounded(toFractionDigits: $0.fractionDigits) } ?? sum.amount, lines
    )
  }

  /// Appends the text of one of the question's keys.
  public func append(key: Int, of row: Int, to output: inout [UInt8]) {
    texts.withBytes(text(of: key, firstPart(of: row))) { output += $0 }
  }

  /// The place of a row's currency among ``currencies``.
  public func currency(of row: Int) -> Int { sums.number(firsts.count - 1, of: firstPart(of: row)) }

  /// Appends the code of a row's currency.
  public func append(currencyOf row: Int, to output: inout [UInt8]) {
    append(key: firsts.count - 1, of: row, to: &output)
  }

  /// How many rows ahead memory is asked for, which lies in another order.
  private static let ahead = 8
  /// Fewer rows are in the nearest caches anyway.
  private static let leastAhead = 8192

  /// Says that rows a little further on will be wanted soon.
  public func willAskBeyond(_ row: Int) {
    guard endIndex >= Self.leastAhead, row + 2 * Self.ahead < endIndex else { return }
    sums.willRead(firstPart(of: row + 2 * Self.ahead))
    let part = firstPart(of: row + Self.ahead)
    sums.willReadSum(part)
    texts.willRead(text(of: 0, part))
  }
}

extension SpendRows: Hashable {
  public static func == (left: SpendRows, right: SpendRows) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for row in self { hasher.combine(row) }
  }
}
