import ByteTools

/// Comma-separated values after RFC 4180, with a header always and line feeds as line ends.
///
/// Text that a spreadsheet would run is defused by a leading apostrophe; figures never are. Tables
/// after the first are parted by an empty line, each with its own header.
public struct CSVRenderer: Renderer {
  public init() {}

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    // An empty line is no record to many readers, so an only field that is empty needs its quotes.
    let isAlone = table.columns.count == 1
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      withBytes(of: column.name) {
        append(field: $0, isDefused: false, isAlone: isAlone, to: &output)
      }
    }
    output.append(UInt8(ascii: "\n"))
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {}

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    let isAlone = table.columns.count == 1
    return { _, row, output in
      if !isAlone, row.haveTexts(all: Self.isPlain) {
        row.appendSeparated(to: &output)
      } else {
        row.forEach { place, kind, content in
          if place > 0 { output.append(UInt8(ascii: ",")) }
          append(
            field: content, isDefused: kind == .text && FormulaGuard.mustDefuse(content),
            isAlone: isAlone, to: &output)
        }
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// True if a text needs no quotes; figures and days never need them.
  @inline(__always)
  private static func isPlain(_ text: Bytes) -> Bool {
    !FormulaGuard.mustDefuse(text) && !text.contains(where: mustQuote)
  }

  private func append(field: Bytes, isDefused: Bool, isAlone: Bool, to output: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let isQuoted = (isAlone && field.isEmpty) || field.contains(where: Self.mustQuote)
    if isQuoted { output.append(quote) }
    if isDefused { output.append(FormulaGuard.prefix) }
    guard isQuoted else {
      output += field
      return
    }
    for byte in field {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }

  private static func mustQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
