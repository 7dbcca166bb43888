import ByteTools

/// What the words of a receipt's line say, for facts that people type.
public enum ReceiptLineWords {
  /// True if a text has a word for a deposit in any language, such as `Dosenpfand` or `statiegeld`.
  public static func nameDeposit(_ text: String) -> Bool {
    withBytes(of: text) { LineWords.classify($0).contains(.deposit) }
  }
}
