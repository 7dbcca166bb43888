import GroceryModel

/// The items of the current receipt, as parents of its refunds, deposits and discounts.
struct ReceiptItems {
  /// What identifies an item within its receipt.
  private struct Item {
    var line = 0
    var name: UInt64 = 0
    var category: UInt64 = 0
  }

  /// The number of items kept, the latest ones; a power of two.
  private static let kept = 256
  /// The number of lines for which a discount stays pending, which limits the memory for held
  /// records.
  private static let patience = 64
  /// The category hash of a line without a category.
  static let noCategory: UInt64 = 0

  private var items = Array(repeating: Item(), count: kept)
  private var count = 0
  /// The line of the last item, or 0.
  private(set) var lastLine = 0
  private(set) var lastTotal = Amount.zero
  /// The sum of the lines that are not items.
  var besides = Amount.zero
  /// The deposits paid, with their parent lines.
  private var deposits: [(name: UInt64, amount: Amount, parent: Int)] = []
  /// Pending discounts: they belong to the last item if another item follows, else to the whole
  /// receipt.
  private(set) var waiting: [Int] = []
  /// The discounts that were pending until an item followed, and their parent line.
  private var claimed: (lines: [Int], parent: Int) = ([], 0)

  /// Begins another receipt; pending discounts belong to the whole previous receipt.
  mutating func begin() {
    count = 0
    lastLine = 0
    besides = .zero
    if !waiting.isEmpty { waiting = [] }
    if !deposits.isEmpty { deposits = [] }
  }

  /// Adds a deposit and returns its parent line.
  mutating func addDeposit(_ name: UInt64, of amount: Amount) -> Int {
    deposits.append((name, amount, lastLine))
    return lastLine
  }

  /// Removes a deposit that is paid back.
  ///
  /// - Parameters:
  ///   - name: The hash of its name, or nil if the text itself says that it is a return.
  ///   - amount: The amount paid.
  /// - Returns: The parent line of the deposit, or 0.
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
  ///   - name: The hash of its name.
  ///   - category: The hash of its category.
  ///   - total: The line total.
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

  /// Returns the nearest line of an item with this name and no other category, or 0.
  func line(of name: UInt64, category: UInt64) -> Int {
    for back in 1..<(min(count, Self.kept) + 1) {
      let item = items[(count - back) & (Self.kept - 1)]
      guard item.name == name else { continue }
      let agrees = category == item.category || category == Self.noCategory
      if agrees || item.category == Self.noCategory { return item.line }
    }
    return 0
  }

  /// Adds a discount whose parent is still unknown.
  mutating func wait(_ line: Int) { waiting.append(line) }

  /// Ends the waiting at a total of the receipt, or if no item follows soon.
  ///
  /// Call it only if a discount is pending.
  ///
  /// - Parameters:
  ///   - line: The line just read.
  ///   - isSum: True if it is a total of the receipt.
  ///   - isShared: True if the file does not separate this receipt from others with totals of their
  ///     own. A discount on the whole receipt would then reduce those too, so it stays with its
  ///     item.
  mutating func settle(at line: Int, isSum: Bool, isShared: Bool) {
    guard isSum || line - waiting[0] > Self.patience else { return }
    if isSum, isShared { claimed = (waiting, lastLine) }
    waiting = []
  }

  /// Returns the discounts that were pending and their parent line, once.
  mutating func takeClaimed() -> (lines: [Int], parent: Int)? {
    guard !claimed.lines.isEmpty else { return nil }
    defer { claimed = ([], 0) }
    return claimed
  }
}
