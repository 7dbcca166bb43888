/// What a column is for.
public enum Role: String, CaseIterable, Sendable {
  case date, time, store, receipt, till, item, text, quantity, unit, package
  case unitPrice = "unit_price"
  case total
  /// A lower price that replaces the total on the lines where it stands.
  case reducedPrice = "reduced_price"
  case listTotal = "list_total"
  case kind, category, brand, barcode, tags, currency, status
  /// What a line is called by others that belong to it, and the one that a line belongs to.
  case line, of
  /// An amount of the whole receipt that stands on some or all of its lines.
  case receiptTotal = "receipt_total"
  /// Amounts that are inside the total or beside it, never added: shown, not used.
  case discount, deposit, tax
  /// Says that a row is no spending: a flag, or the account it is on.
  case leftOut = "left_out"
  /// Money that came in, in a statement.
  case inflow
  case price
  case onSale = "on_sale"
  case origin, expires, purchased, storage, action, reason
  case budget, amount, every, from, start, end, rollover, cap
  case aliasOf = "alias_of"
  case favourite
  case shelfLifeDays = "shelf_life_days"
  case address, city
  case isDefault = "default"
  case variantOf = "variant_of"
  case detail, note, rating, retired, state, postcode, country
  case to, rate
  case ignore

  /// The roles a user may give to a column.
  static let settable = allCases.filter { $0 != .ignore }

  /// The role of that name; the short forms people use are known too.
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
