import GroceryModel

/// A shopping list file: a header row with `item`, and optional `quantity` and `unit` columns.
///
/// The columns may be in any order; the delimiter is detected.
public struct ShoppingListFile: Sendable {
  /// One item to buy.
  public struct Entry: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    public let item: String
    /// Above zero; 1 if the cell is empty.
    public let quantity: ExactDecimal
    /// False if the cell is empty.
    public let statesQuantity: Bool
    /// Nil if the cell is empty or names a container.
    public let unit: Unit?
    /// A unit without a fixed size, such as `bottle`; nil if ``unit`` is known.
    public let container: String?
  }

  /// An invalid record.
  public struct Fault: Error, Hashable, Sendable {
    public let line: Int
    /// The column, from 1; nil if the whole record is invalid.
    public let column: Int?
    public let found: String
    public let expected: String
  }

  public private(set) var entries: [Entry] = []
  /// Invalid records, in file order.
  public private(set) var faults: [Fault] = []

  /// Reads a file and collects its faults instead of throwing them.
  ///
  /// - Throws: ``ImportError`` if the file cannot be read.
  public init(path: String) throws(ImportError) {
    let source = try FileSource(path: path)
    let start = try ByteSurvey(source).markLength
    let choice = try DelimiterChoice(source, from: start)
    var scanner = choice.scanner(source, from: start)
    let table = try SampleTable(&scanner)
    let records = table.records.filter { $0.filledCount > 0 }
    guard let header = records.first, let item = Self.column(of: .item, in: header) else {
      faults.append(
        Fault(
          line: records.first?.line ?? 1, column: nil, found: "no column is called 'item'",
          expected: "a header with item, and perhaps quantity and unit"))
      return
    }
    let quantity = Self.column(of: .quantity, in: header)
    let unit = Self.column(of: .unit, in: header)
    for record in records.dropFirst() { read(record, item, quantity, unit) }
    if !table.isWhole {
      faults.append(
        Fault(
          line: records[records.count - 1].line, column: nil, found: "the list goes on",
          expected: "at most \(SampleTable.recordLimit) records"))
    }
  }

  private static func column(of role: Role, in header: SampleRecord) -> Int? {
    header.cells.firstIndex { Role(named: $0) == role }
  }

  /// Adds a record as an entry, or as a fault if a cell is invalid.
  private mutating func read(_ record: SampleRecord, _ item: Int, _ quantity: Int?, _ unit: Int?) {
    let name = NameKey.printed(record[item])
    guard !name.isEmpty else {
      return note(record, item, "no name", "an item's name")
    }
    var amount: ExactDecimal? = ExactDecimal(coefficient: 1, scale: 0)
    if let quantity, !record[quantity].isEmpty {
      let text = record[quantity]
      let isComma = !text.contains(".") && text.count { $0 == "," } == 1
      amount = ExactDecimal(isComma ? text.replacing(",", with: ".") : text)
      guard let amount, !amount.isZero, !amount.isNegative else {
        return note(record, quantity, "'\(text)'", "a quantity above zero")
      }
    }
    var measure: Unit?
    var container: String?
    if let unit, !record[unit].isEmpty {
      measure = Unit(record[unit])
      if measure == nil { container = Self.container(record[unit]) }
      guard measure != nil || container != nil else {
        return note(
          record, unit, "'\(record[unit])'",
          "a unit: " + Unit.all.map(\.symbol).joined(separator: ", "))
      }
    }
    guard let amount else { return }
    entries.append(
      Entry(
        line: record.line, item: name, quantity: amount,
        statesQuantity: quantity.map { !record[$0].isEmpty } ?? false, unit: measure,
        container: container))
  }

  /// Returns the name of a unit that only the log may know, such as `bottle`; nil if the text is
  /// not a name.
  private static func container(_ text: String) -> String? {
    guard text.contains(where: \.isLetter), !text.contains(where: \.isNumber) else { return nil }
    return ContainerUnit.name(text) ?? NameKey.matching(text)
  }

  private mutating func note(
    _ record: SampleRecord, _ column: Int, _ found: String, _ expected: String
  ) {
    faults.append(
      Fault(line: record.line, column: column + 1, found: found, expected: expected))
  }
}
