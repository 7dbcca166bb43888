import ByteTools

/// What a purchase line is: the words of the key `kind`.
public enum PurchaseKind: String, CaseIterable, Sendable {
  case item, refund, deposit, discount, fee, tax

  /// Reads the word of an event; nil if it is none of these.
  public init?(_ word: Bytes) {
    guard let kind = Self.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = kind
  }

  /// The item of a line that stands for a whole receipt, known only by its total.
  public static let wholeReceiptItem: StaticString = "(receipt)"
}
