/// A line of a user's text with the stretch of it that a diagnostic is about.
struct Excerpt: Hashable, Sendable {
  let text: String
  /// The first marked column, in Unicode scalars from 1; one past the end is allowed.
  let caretColumn: Int
  /// The number of marked Unicode scalars; 0 still shows one caret.
  let caretLength: Int

  init(text: String, caretColumn: Int, caretLength: Int = 1) {
    self.text = text
    self.caretColumn = caretColumn
    self.caretLength = caretLength
  }

  /// Creates an excerpt of a line's bytes, without its line end; bytes that are not UTF-8 become
  /// `�`.
  init(line: [UInt8], bytes: Range<Int>) {
    let range = bytes.clamped(to: 0..<line.count)
    let before = String(decoding: line[..<range.lowerBound], as: UTF8.self)
    let within = String(decoding: line[range], as: UTF8.self)
    self.init(
      text: String(decoding: line, as: UTF8.self),
      caretColumn: before.unicodeScalars.count + 1,
      caretLength: within.unicodeScalars.count)
  }
}
