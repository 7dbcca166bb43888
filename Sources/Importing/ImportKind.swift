/// What a file tells about; each has columns of its own that Larder knows without asking.
public enum ImportKind: String, CaseIterable, Sendable {
  case receipts, prices, expirations, stock, budgets, products, rates
}
