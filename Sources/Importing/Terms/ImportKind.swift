/// What a file tells about; each has columns of its own that Larder knows without asking.
public enum ImportKind: String, CaseIterable, Sendable {
  case receipts, prices, expirations, stock, budgets, products, rates
  /// What receipts state as their totals, what shops are, and which budgets ended.
  case totals, stores, closings

  /// Whether facts of this kind are facts of some day, and not of all days where none is given.
  var needsDate: Bool {
    switch self {
    case .receipts, .prices, .stock, .rates, .totals, .closings: true
    case .expirations, .budgets, .products, .stores: false
    }
  }
}
