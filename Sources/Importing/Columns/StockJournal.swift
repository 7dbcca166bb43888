import ByteTools

/// A journal of supplies with prices: one of its rows is a purchase, the next one what was used.
///
/// The price is that of one piece, because the rows of a purchase and of each use repeat it whatever
/// their quantity.
struct StockJournal {
  /// The column that says what each row is about.
  let action: Int
  let quantity: Int
  let price: Int

  /// Returns the columns of a journal, or nil if the table is no journal or has no prices.
  init?(_ layout: TableLayout) {
    guard let action = StockColumns.action(layout, mayBePriced: true),
      let quantity = Self.best(.quantity, layout), let price = Self.best(.unitPrice, layout),
      quantity != price
    else { return nil }
    (self.action, self.quantity, self.price) = (action, quantity, price)
  }

  /// Assigns the columns, unless the user named others.
  func assign(to roles: inout RoleAssignment, removed: Set<Role>) {
    let why = "a journal of supplies has the price of one"
    for (role, column) in [(Role.action, action), (.quantity, quantity), (.unitPrice, price)]
    where !roles.has(role) && !removed.contains(role) && !roles.isTaken(column) {
      roles.settle(role, column, role == .action ? "it tells what was done with supplies" : why)
    }
  }

  /// The roles that no column of a journal has: numbers of transactions are not those of receipts.
  static let absent: Set<Role> = [.receipt, .total, .receiptTotal, .kind, .status, .leftOut]

  /// Returns the column of numbers whose header fits the role best.
  private static func best(_ role: Role, _ layout: TableLayout) -> Int? {
    let columns = layout.headers.indices.filter { column in
      layout.profiles[column].numberShare > 0.8
        && RoleWords.score(layout.headers[column], role) >= 3
        && !StockColumns.countsPart(layout.headers[column])
    }
    return columns.max {
      RoleWords.score(layout.headers[$0], role) < RoleWords.score(layout.headers[$1], role)
    }
  }
}

/// The columns of flags in a stock journal; -1 without one.
struct StockFlags: Sendable {
  /// Says that a movement was taken back.
  var undone = -1
  /// Says that what was used up was thrown away.
  var spoiled = -1

  init() {}

  init(_ layout: TableLayout) {
    undone = StockColumns.flags(StockColumns.undone, layout)
    spoiled = StockColumns.flags(StockColumns.spoiled, layout)
  }
}
