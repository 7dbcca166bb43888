import GroceryModel

/// The items of the present receipt, for the refunds, deposits and discounts that belong to one of them.
struct ReceiptItems {
  /// What an item is known again by.
  private struct Item {
    var line = 0
    var name: UInt64 = 0
    var category: UInt64 = 0
  }

  /// How many items are kept, the last ones; a power of two.
  private static let kept = 256
  /// After how many lines an item is no longer waited for, so that little is ever held back.
  private static let patience = 64
  /// In place of the category of a line that fills none.
  static let noCategory: UInt64 = 0

  private var items = Array(repeating: Item(), count: kept)
  private var count = 0
  /// The line of the last item; 0 if there is none.
  private(set) var lastLine = 0
  private(set) var lastTotal = Amount.zero
  /// What the lines add up to that are no items.
  var besides = Amount.zero
  /// The deposits that were paid, and the lines that they belong to.
  private var deposits: [(name: UInt64, amount: Amount, parent: Int)] = []
  /// The lines of discounts on the whole receipt if no item follows, else on the last item.
  private(set) var waiting: [Int] = []
  /// The lines that waited until an item followed, and the line that they belong to.
  private var claimed: (lines: [Int], parent: Int) = ([], 0)

  /// Begins another receipt; what waits belongs to the whole of the one before.
  mutating func begin() {
    count = 0
    lastLine = 0
    besides = .zero
    if !waiting.isEmpty { waiting = [] }
    if !deposits.isEmpty { deposits = [] }
  }

  /// Adds a deposit, and returns the line that it belongs to.
  mutating func addDeposit(_ name: UInt64, of amount: Amount) -> Int {
    deposits.append((name, amount, lastLine))
    return lastLine
  }

  /// The line that a deposit of that amount belonged to, which is taken back; 0 for none.
  ///
  /// - Parameters:
  ///   - name: The hash of its name; nil where the text says itself that it takes something back.
  ///   - amount: What was paid.
  /// - Returns: The line.
  mutating func takeDeposit(_ name: UInt64?, of amount: Amount) -> Int {
    let place = deposits.lastIndex { deposit in
      deposit.amount == amount && name.map { $0 == deposit.name } ?? true
    }
    return place.map { deposits.remove(at: $0).parent } ?? 0
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - line: Its line in the file.
  ///   - name: A hash of its name.
  ///   - category: A hash of its category.
  ///   - total: What was paid for it.
  @inline(__always)
  mutating func add(_ line: Int, name: UInt64, category: UInt64, _ total: Amount) {
    if !waiting.isEmpty {
      claimed = (waiting, lastLine)
      waiting = []
    }
    if !total.isNegative {
      items[count & (Self.kept - 1)] = Item(line: line, name: name, category: category)
      count += 1
    }
    lastLine = line
    lastTotal = total
  }

  /// The line of the nearest item of a name, whose category does not contradict; 0 if there is none.
  func line(of name: UInt64, category: UInt64) -> Int {
    for back in 1..<(min(count, Self.kept) + 1) {
      let item = items[(count - back) & (Self.kept - 1)]
      guard item.name == name else { continue }
      let agrees = category == item.category || category == Self.noCategory
      if agrees || item.category == Self.noCategory { return item.line }
    }
    return 0
  }

  /// Notes a discount that is one on the last item only if another one follows.
  mutating func wait(_ line: Int) { waiting.append(line) }

  /// Ends the waiting, of which there is some, where the receipt's sums stand, or where no item is near.
  ///
  /// - Parameters:
  ///   - line: The line that was read.
  ///   - isSum: Whether it is a sum of the receipt.
  ///   - isShared: Whether other receipts, with sums of their own, cannot be told from this one: what is
  ///     of no line would be borne by theirs too.
  mutating func settle(at line: Int, isSum: Bool, isShared: Bool) {
    guard isSum || line - waiting[0] > Self.patience else { return }
    if isSum, isShared { claimed = (waiting, lastLine) }
    waiting = []
  }

  /// The discounts that an item has followed since this was asked last, and what they belong to.
  mutating func takeClaimed() -> (lines: [Int], parent: Int)? {
    guard !claimed.lines.isEmpty else { return nil }
    defer { claimed = ([], 0) }
    return claimed
  }
}
