import ByteTools
import GroceryModel

extension Instant {
  /// Reads a batch's name: the 27 bytes that ``description`` gives, and nothing else.
  ///
  /// Other engines order batches by comparing these texts, so there must be one text a moment.
  init?(batchName text: Bytes) {
    guard text.count == Self.textLength, text[10] == UInt8(ascii: "T"),
      text[26] == UInt8(ascii: "Z")
    else { return nil }
    self.init(String(decoding: text, as: UTF8.self))
  }
}
