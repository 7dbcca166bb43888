import GroceryModel

/// The bytes of a delimited text file, a row at a time.
struct DemoText {
  let delimiter: String
  let lineEnd: String
  private(set) var bytes: [UInt8]

  init(delimiter: String = ",", lineEnd: String = "\n", header: [String], hasMark: Bool = false) {
    self.delimiter = delimiter
    self.lineEnd = lineEnd
    bytes = hasMark ? [0xEF, 0xBB, 0xBF] : []
    append(header)
  }

  mutating func append(_ cells: [String]) {
    bytes += Array((cells.map(quoted).joined(separator: delimiter) + lineEnd).utf8)
  }

  /// Quoted where a reader would take the cell apart otherwise (RFC 4180).
  private func quoted(_ cell: String) -> String {
    guard cell.contains(delimiter) || cell.contains("\"") else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// `12.34` for 1234 cents.
  static func money(_ cents: Int) -> String {
    Amount(units: Int128(cents) * (Amount.unitsPerOne / 100)).text(fractionDigits: 2)
  }

  /// `2` for 2000 thousandths of a piece, `0.482` for 482 g.
  static func quantity(_ thousandths: Int, isWeighed: Bool) -> String {
    let amount = Amount(units: Int128(thousandths) * (Amount.unitsPerOne / 1000))
    return amount.text(fractionDigits: isWeighed ? 3 : 0)
  }

  /// A number with two digits at least.
  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `17:05` for 1025 minutes.
  static func time(_ minute: Int) -> String {
    twoDigits(minute / 60) + ":" + twoDigits(minute % 60)
  }
}
