import ByteTools

/// What a purchase line is: the words of the key `kind`.
public enum PurchaseKind: String, CaseIterable, Sendable {
  case item, refund, deposit, discount, fee, tax

  /// Reads the word of an event; nil for any other word.
  public init?(_ word: Bytes) {
    guard let kind = Self.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = kind
  }

  /// The item of a receipt that is known only by its total.
  public static let wholeReceiptItem: StaticString = "(receipt)"
}
