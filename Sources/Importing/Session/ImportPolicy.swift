/// The user's decisions about lines that match recorded ones.
public struct ImportPolicy: Hashable, Sendable {
  /// What to do if only some lines of a receipt without a number are recorded.
  public enum Coincidence: Hashable, Sendable {
    case ask
    /// Matching lines are the recorded ones; the others are added to the receipt.
    case sameReceipt
    /// The file has another purchase on the same date in the same store.
    case anotherReceipt
  }

  /// What to do with purchases recorded from a shopping list with a receipt's date and store.
  public enum ListPurchases: Hashable, Sendable {
    case ask
    /// Record the receipt's lines and retract those of the list.
    case replace
    /// Keep both as separate purchases.
    case keepBoth
  }

  /// What to do with records that the log has under another reading.
  public enum Rereading: Hashable, Sendable {
    case ask
    /// Record the new reading and retract the earlier one.
    case replace
    /// Keep both as separate purchases.
    case keepBoth
  }

  /// True if a line with a changed total replaces the recorded line.
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
