/// What the user has decided beforehand about lines that meet what is recorded already.
public struct ImportPolicy: Hashable, Sendable {
  public enum Coincidence: Hashable, Sendable {
    /// Ask.
    case ask
    /// Lines that coincide are the ones recorded already; the others are added.
    case sameReceipt
    /// The file tells of another purchase on the same day in the same shop.
    case anotherReceipt
  }

  /// What is done with purchases that were recorded from a shopping list, of the day and shop of a
  /// receipt.
  public enum ListPurchases: Hashable, Sendable {
    /// Ask.
    case ask
    /// The receipt's lines are recorded and those of the list retracted.
    case replace
    /// Both are purchases of their own.
    case keepBoth
  }

  /// What is done with records that the log holds under another reading.
  public enum Rereading: Hashable, Sendable {
    /// Ask.
    case ask
    /// The new reading is recorded and the earlier one retracted.
    case replace
    /// Both are purchases of their own.
    case keepBoth
  }

  /// Whether a line whose total has changed replaces the one recorded.
  public var acceptsChanges: Bool
  public var coincidence: Coincidence
  public var rereading: Rereading
  public var listPurchases: ListPurchases

  public init(
    acceptsChanges: Bool = false, coincidence: Coincidence = .ask, rereading: Rereading = .ask,
    listPurchases: ListPurchases = .ask
  ) {
    self.acceptsChanges = acceptsChanges
    self.coincidence = coincidence
    self.rereading = rereading
    self.listPurchases = listPurchases
  }
}
