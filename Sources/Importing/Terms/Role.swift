/// The meaning of a column.
public enum Role: String, CaseIterable, Sendable {
  case date, time, store, receipt, till, item, text, quantity, unit, package
  case unitPrice = "unit_price"
  case total
  /// A sale price that replaces the total on the lines that have one.
  case reducedPrice = "reduced_price"
  case listTotal = "list_total"
  case kind, category, brand, barcode, tags, currency, status
  /// `line` is the id of a line; `of` is the id of the line that this line belongs to.
  ///
  /// A file uses them for discounts and deposits that refer to an item line.
  case line, of
  /// The total of the whole receipt, repeated on some or all of its lines.
  case receiptTotal = "receipt_total"
  /// Amounts inside the total or next to it: the import shows them but does not add them.
  case discount, deposit, tax
  /// Marks rows that are not spending: a flag column, or the account of the row.
  case leftOut = "left_out"
  /// The amount of money received, in a bank statement.
  case inflow
  case price
  case onSale = "on_sale"
  case origin, expires, purchased, storage, action, reason
  case budget, amount, every, from, start, end, rollover, cap, scope
  case aliasOf = "alias_of"
  case favourite
  case shelfLifeDays = "shelf_life_days"
  case address, city
  case isDefault = "default"
  case variantOf = "variant_of"
  case detail, note, rating, retired, state, postcode, country
  case to, rate
  case ignore

  /// The roles that a user can give to a column.
  static let settable = allCases.filter { $0 != .ignore }

  /// Returns the role with that name, or nil.
  ///
  /// Common short forms work too: `qty`, `shop`, `product`.
  init?(named name: String) {
    let word = name.lowercased().split(whereSeparator: { !$0.isLetter }).joined(separator: "_")
    switch word {
    case "qty": self = .quantity
    case "shop": self = .store
    case "product", "name": self = .item
    case "unitprice": self = .unitPrice
    default: self.init(rawValue: word)
    }
    if self == .ignore { return nil }
  }
}
