/// The kind of data in a file; each kind has its own set of columns.
public enum ImportKind: String, CaseIterable, Sendable {
  case receipts, prices, expirations, stock, budgets, products, rates
  /// Stated totals of receipts, details of stores, and budgets that ended.
  case totals, stores, closings

  /// True if each fact of this kind needs a date.
  ///
  /// The other kinds are valid without one: a product or a store has no date.
  var needsDate: Bool {
    switch self {
    case .receipts, .prices, .stock, .rates, .totals, .closings: true
    case .expirations, .budgets, .products, .stores: false
    }
  }
}
