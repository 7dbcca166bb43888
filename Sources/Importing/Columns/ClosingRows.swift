import EventSourcing
import GroceryModel

/// Rows that are sums and payments by their words and by where they stand: at the end of a receipt.
///
/// A word alone proves nothing, for there are products called *Total* and *Cash*; a total at the end
/// of a receipt with a payment behind it, or about as large as the lines above it, is no product.
struct ClosingRows {
  enum Part: Hashable, Sendable {
    /// The receipt's printed total.
    case total
    /// Another sum, or a means of payment.
    case other
    /// The printed total of the lines below it.
    case leading
  }

  /// What the rows are, by their physical line.
  private(set) var parts: [Int: Part] = [:]
  /// Whether lines with several totals agree in all columns of a receipt.
  private(set) var receiptsStandTogether = false
  private let words: [WordClass]
  private let amounts: [Amount?]

  /// - Parameters:
  ///   - layout: The sample.
  ///   - words: What the lines' texts hint at, row by row.
  ///   - amount: The column of the lines' totals, or of their prices where there are no totals.
  ///   - receipt: The columns in which the lines of one receipt agree.
  ///   - isWhole: Whether the sample ends where the file does.
  init(
    _ layout: TableLayout, words: [WordClass], amount: Int, receipt: [Int], isWhole: Bool
  ) {
    self.words = words
    let rows = layout.rows
    guard words.contains(where: { !$0.isDisjoint(with: [.total, .subtotal]) }) else {
      amounts = []
      return
    }
    amounts = rows.map { layout.number($0, amount)?.amount }
    var begin = 0
    var key: [String] = []
    for index in rows.indices {
      let cells = receipt.map { rows[index][$0] }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      if cells != key, !key.isEmpty {
        readReceipt(rows, begin..<index, isEnded: true)
        begin = index
      }
      key = cells
    }
    readReceipt(rows, begin..<rows.count, isEnded: isWhole)
  }

  /// Rows that are no line of a receipt by their words.
  static func isLabel(_ words: WordClass) -> Bool {
    !words.isDisjoint(with: [.total, .subtotal, .tender])
  }

  private mutating func readReceipt(
    _ rows: [SampleRecord], _ range: Range<Int>, isEnded: Bool
  ) {
    var lines: [Amount] = []
    noteLeadingTotal(rows, range)
    if words[range].count(where: { $0.contains(.total) }) > 1 { receiptsStandTogether = true }
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, Self.isLabel(words[end]) || isTax(end) { end += 1 }
      guard end > index else {
        if let amount = amounts[index] { lines.append(amount) }
        index += 1
        continue
      }
      let isLast = isEnded && end == range.upperBound
      if closes(index..<end, lines, isLast: isLast) {
        note(rows, index..<end)
        lines = []
      }
      index = end
    }
  }

  /// A total may stand above its receipt's lines, which then add up to it.
  private mutating func noteLeadingTotal(_ rows: [SampleRecord], _ range: Range<Int>) {
    guard let first = range.first, words[first].contains(.total), let stated = amounts[first]
    else { return }
    let rest = range.dropFirst().filter { !Self.isLabel(words[$0]) }
    guard !rest.isEmpty, rest.compactMap({ amounts[$0] }).reduce(.zero, +) == stated else { return }
    parts[rows[first].line] = .leading
  }

  /// Taxes stand among the sums; they may be lines of their own and are left to the arithmetic.
  private func isTax(_ index: Int) -> Bool { words[index].contains(.tax) }

  /// Whether a run of labels ends the lines above it.
  private func closes(_ run: Range<Int>, _ lines: [Amount], isLast: Bool) -> Bool {
    guard let sum = run.first(where: { !words[$0].isDisjoint(with: [.total, .subtotal]) }),
      !lines.isEmpty
    else { return false }
    let isPaid = run.contains { $0 > sum && words[$0].contains(.tender) }
    if isLast, isPaid { return true }
    guard isLast || isPaid, lines.count > 1, let amount = amounts[sum],
      let largest = lines.max()
    else { return false }
    let whole = lines.reduce(.zero, +)
    return amount >= largest && amount + amount >= whole && amount <= whole + whole
  }

  private mutating func note(_ rows: [SampleRecord], _ run: Range<Int>) {
    let total = run.last { words[$0].contains(.total) }
    let sum = total ?? run.last { words[$0].contains(.subtotal) }
    let first = run.first { !words[$0].isDisjoint(with: [.total, .subtotal]) } ?? run.lowerBound
    for index in first..<run.upperBound where Self.isLabel(words[index]) {
      parts[rows[index].line] = index == sum ? .total : .other
    }
  }
}
