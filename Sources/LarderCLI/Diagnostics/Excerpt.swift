/// A line of a user's text with the stretch of it that a diagnostic is about.
public struct Excerpt: Hashable, Sendable {
  public let text: String
  /// Where the stretch begins, in Unicode scalars from 1; one past the end is a place too.
  public let caretColumn: Int
  /// How many Unicode scalars it covers; 0 still shows one caret.
  public let caretLength: Int

  public init(text: String, caretColumn: Int, caretLength: Int = 1) {
    self.text = text
    self.caretColumn = caretColumn
    self.caretLength = caretLength
  }

  /// Makes an excerpt of a line's bytes, without its line end; what is no UTF-8 shows as `�`.
  public init(line: [UInt8], bytes: Range<Int>) {
    let range = bytes.clamped(to: 0..<line.count)
    let before = String(decoding: line[..<range.lowerBound], as: UTF8.self)
    let within = String(decoding: line[range], as: UTF8.self)
    self.init(
      text: String(decoding: line, as: UTF8.self),
      caretColumn: before.unicodeScalars.count + 1,
      caretLength: within.unicodeScalars.count)
  }
}
