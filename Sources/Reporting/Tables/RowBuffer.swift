import ByteTools
import GroceryModel

/// The cells of one row as bytes; the buffer is reused for the next row.
///
/// An answer may have hundreds of thousands of rows, so a row allocates no string and no array. A
/// comma follows each cell: a row without quotes is already a CSV line.
public struct RowBuffer: Sendable {
  /// The kind of a cell; see ``Cell``.
  enum Kind: UInt8 {
    case text, figure, count, day, missing
  }

  private struct End: Sendable {
    let kind: Kind
    let end: Int
  }

  private var bytes: [UInt8] = []
  private var ends: [End] = []

  public init() {}

  /// The number of cells written.
  public var count: Int { ends.count }

  /// Adds what a person or a file wrote.
  public mutating func text(_ text: String) { append(.text) { $0 += text.utf8 } }

  /// Adds what a person or a file wrote, as the UTF-8 that `write` appends.
  @inline(__always)
  public mutating func text(_ write: (inout [UInt8]) -> Void) { append(.text, write) }

  /// Adds plain decimal text.
  public mutating func figure(_ text: String) { append(.figure) { $0 += text.utf8 } }

  /// Adds plain decimal text, or that it is missing.
  public mutating func figure(_ text: String?) {
    if let text { figure(text) } else { missing() }
  }

  /// Adds an amount with at least so many fraction digits, and as many more as it has.
  public mutating func figure(_ amount: Amount, minimumFractionDigits minimum: Int) {
    append(.figure) { amount.append(to: &$0, minimumFractionDigits: minimum) }
  }

  /// Adds a whole number of things, lines or days.
  public mutating func count(_ count: Int) {
    append(.count) { text in
      if count < 0 { text.append(UInt8(ascii: "-")) }
      appendNumber(abs(count), to: &text)
    }
  }

  /// Adds a calendar day.
  public mutating func day(_ day: Day) { append(.day) { day.append(to: &$0) } }

  /// Adds what is not known.
  public mutating func missing() { append(.missing) { _ in } }

  /// Adds a cell.
  public mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text): self.text(text)
    case .figure(let text): figure(text)
    case .count(let count): self.count(count)
    case .day(let text): append(.day) { $0 += text.utf8 }
    case .missing: missing()
    }
  }

  /// Adds all cells of another row.
  public mutating func append(allOf row: RowBuffer) {
    for place in row.ends.indices { append(place, of: row) }
  }

  /// Adds one cell of another row.
  mutating func append(_ place: Int, of row: RowBuffer) {
    append(row.ends[place].kind) { $0 += row.bytes[row.range(place)] }
  }

  /// Adds one cell of another row; a figure gets another decimal mark, and a day stands as
  /// `30.11.2026` with another mark if there is one.
  mutating func append(_ place: Int, of row: RowBuffer, decimalMark: UInt8, dayMark: UInt8?) {
    append(place, of: row)
    let range = range(ends.count - 1)
    switch row.ends[place].kind {
    case .figure:
      for byte in range where bytes[byte] == UInt8(ascii: ".") { bytes[byte] = decimalMark }
    case .day:
      // Months and years are days of fewer bytes; they stay.
      guard let dayMark, range.count == 10 else { return }
      let digits = Array(bytes[range])
      bytes.replaceSubrange(
        range, with: digits[8...] + [dayMark] + digits[5..<7] + [dayMark] + digits[..<4])
    case .text, .count, .missing: return
    }
  }

  @inline(__always)
  private mutating func append(_ kind: Kind, _ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(End(kind: kind, end: bytes.count))
    bytes.append(Self.separator)
  }

  private static let separator = UInt8(ascii: ",")

  /// Makes each column as wide as its cell takes on a terminal.
  func widen(_ widths: inout [Int]) {
    forEach { place, _, content in
      widths[place] = max(widths[place], TerminalText.width(of: content))
    }
  }

  /// Takes all cells out; their room stays.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  private func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1].end + 1)..<ends[place].end
  }

  /// True if what people or files wrote in the row all passes a test.
  @inline(__always)
  func haveTexts(all test: (_ content: Bytes) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in ends.indices {
        let (kind, end) = (ends[place].kind, ends[place].end)
        if kind == .text, !test(Bytes(rebasing: bytes[start..<end])) { return false }
        start = end + 1
      }
      return true
    }
  }

  /// Appends all cells with commas between them.
  @inline(__always)
  func appendSeparated(to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { output += UnsafeBufferPointer(rebasing: $0.dropLast()) }
  }

  /// Calls `body` with each cell, in order.
  @inline(__always)
  func forEach(_ body: (_ place: Int, _ kind: Kind, _ content: Bytes) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in ends.indices {
        body(place, ends[place].kind, Bytes(rebasing: bytes[start..<ends[place].end]))
        start = ends[place].end + 1
      }
    }
  }

  /// Calls `body` with one cell.
  @inline(__always)
  func withCell<Result>(_ place: Int, _ body: (_ kind: Kind, _ content: Bytes) -> Result) -> Result
  {
    bytes.withUnsafeBufferPointer { body(ends[place].kind, Bytes(rebasing: $0[range(place)])) }
  }

  /// Appends a number and the cells so that ``decode(_:from:)`` reads them back.
  func encode(number: Int, to output: inout [UInt8]) {
    func append(_ value: Int) {
      withUnsafeBytes(of: value) { output.append(contentsOf: $0) }
    }
    append(number)
    append(ends.count)
    append(bytes.count)
    for end in ends {
      output.append(end.kind.rawValue)
      append(end.end)
    }
    output += bytes
  }

  /// Takes up the cells that ``encode(number:to:)`` wrote.
  ///
  /// - Returns: The number, and where the cells end; nil where the bytes are cut short.
  mutating func decode(_ input: [UInt8], from start: Int) -> (number: Int, end: Int)? {
    func integer(_ place: Int) -> Int {
      input.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int.self) }
    }
    guard input.count - start >= 24 else { return nil }
    let (number, cells, length) = (integer(start), integer(start + 8), integer(start + 16))
    let text = start + 24 + 9 * cells
    guard input.count >= text + length else { return nil }
    removeAll()
    for cell in 0..<cells {
      let place = start + 24 + 9 * cell
      ends.append(End(kind: Kind(rawValue: input[place]) ?? .missing, end: integer(place + 1)))
    }
    bytes += input[text..<text + length]
    return (number, text + length)
  }

  /// The cells as values.
  var cells: [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(count)
    forEach { _, kind, content in
      let text = String(decoding: content, as: UTF8.self)
      switch kind {
      case .text: cells.append(.text(text))
      case .figure: cells.append(.figure(text))
      case .count: cells.append(Int(text).map { .count($0) } ?? .missing)
      case .day: cells.append(.day(text))
      case .missing: cells.append(.missing)
      }
    }
    return cells
  }
}
