import ByteTools
import GroceryModel

/// The sample split into preamble, header row and rows, with a profile of each column.
struct TableLayout {
  /// Non-empty records above the header row.
  let preamble: [SampleRecord]
  let header: SampleRecord?
  let headers: [HeaderWords]
  /// Non-empty records below the header row.
  let rows: [SampleRecord]
  let width: Int
  let profiles: [ColumnProfile]
  let formats: [NumberFormat]

  /// The first records of other tables in the same file, which are left out.
  let otherTables: [SampleRecord]
  /// The header rows of other tables that list purchases of their own.
  let furtherTables: [SampleRecord]
  /// True if a table follows this one.
  let endsAtTable: Bool

  /// Returns the name of a column for messages.
  func title(of column: Int) -> String { header?.cells[column] ?? "column \(column + 1)" }

  /// Takes the main table of a sample, or another; without a header row, all records are rows.
  ///
  /// - Parameters:
  ///   - table: The sample.
  ///   - tables: The tables in it; nil if it has no header row.
  ///   - line: The line of the header row of the table wanted; nil for the main one.
  init(_ table: SampleTable, _ tables: TablesInFile?, headerLine line: Int? = nil) {
    var records = table.records
    if let tables {
      let specified = line.flatMap { line in
        tables.parts.indices.first { records[tables.parts[$0].header].line == line }
      }
      let place = specified ?? tables.main
      let part = tables.parts[place]
      // Records above the header row that are as wide as a table are a table, not a preamble.
      let wide = records[..<part.header].filter { $0.filledCount >= 3 }
      let above = wide.count > 1 && place == 0 && line == nil ? wide.first : nil
      let rest = line == nil ? tables.parts.filter { $0.header != part.header } : []
      furtherTables = rest.filter(\.isFurther).map { records[$0.header] }
      endsAtTable = part.end < records.count
      otherTables =
        [above].compactMap { $0 } + rest.filter { !$0.isFurther }.map { records[$0.header] }
      records = Array(records[..<part.end])
      let below = records[(part.header + 1)...].filter { $0.filledCount > 0 }
      let named = Self.withUnits(records[part.header], below.first)
      header = named ?? records[part.header]
      preamble = records[part.preamble].filter { $0.filledCount > 0 }
      rows = named == nil ? below : Array(below.dropFirst())
      width = records[part.header].cells.count
      headers = (named ?? records[part.header]).cells.map(HeaderWords.init)
    } else {
      (otherTables, furtherTables, endsAtTable) = ([], [], false)
      header = nil
      preamble = []
      rows = records.filter { $0.filledCount > 0 }
      width = Self.usualWidth(rows) ?? 0
      headers = []
    }
    profiles = Self.profiles(rows, width: width)
    formats = Self.formats(profiles, headers)
  }

  /// Returns the header row with the units from the row below it, or nil if that row has none.
  ///
  /// Units are in brackets: `Weight` above `(kg)` becomes `Weight (kg)`.
  private static func withUnits(_ header: SampleRecord, _ row: SampleRecord?) -> SampleRecord? {
    guard var units = row, units.filledCount > 1, units.cells.count == header.cells.count,
      units.cells.allSatisfy({ cell in
        cell.isEmpty || cell.first == "(" && cell.last == ")"
          || cell.first == "[" && cell.last == "]"
      })
    else { return nil }
    units.cells = zip(header.cells, units.cells).map { $1.isEmpty ? $0 : "\($0) \($1)" }
    units.hash = header.hash
    return units
  }

  /// Returns true if the first cell of each row is a column name, so that each column is a record.
  static func isTransposed(_ records: [SampleRecord]) -> Bool {
    let rows = records.filter { $0.filledCount > 0 }
    guard (3...12).contains(rows.count), rows.allSatisfy({ $0.cells.count > 2 }) else {
      return false
    }
    let names = rows.map { HeaderWords($0[0]) }
    func name(_ roles: [Role]) -> Bool {
      names.contains { header in roles.contains { RoleWords.score(header, $0) >= 5 } }
    }
    return Set(names.map(\.joined)).count == names.count && names.allSatisfy(RoleWords.isKnown)
      && name([.item, .store]) && name([.total, .unitPrice])
      && rows.contains { row in
        row.cells.dropFirst().allSatisfy { withBytes(of: $0) { NumberCell($0)?.isBare == true } }
      }
      && rows[0].cells.dropFirst().allSatisfy { !RoleWords.isKnown(HeaderWords($0)) }
  }

  /// Returns the profile of each column, using two threads for more than 1,000 rows.
  static func profiles(_ rows: [SampleRecord], width: Int) -> [ColumnProfile] {
    let workers = rows.count > 1000 ? 2 : 1
    let usual = usualWidth(rows) ?? width
    // Each thread takes every other column, because text columns are the slowest and often
    // adjacent.
    let shares = Workers.run(workers) { worker in
      let columns = Array(stride(from: worker, to: width, by: workers))
      var profiles = columns.map { _ in ColumnProfile() }
      for row in rows where [width, width + 1, min(usual, width)].contains(row.cells.count) {
        for (place, column) in columns.enumerated() { profiles[place].read(row[column]) }
      }
      return profiles
    }
    return (0..<width).map { shares[$0 % workers][$0 / workers] }
  }

  /// Returns the number format of each column; a column without evidence has the file's decimal
  /// separator.
  static func formats(
    _ profiles: [ColumnProfile], _ headers: [HeaderWords]
  ) -> [NumberFormat] {
    let points = profiles.reduce(0) { $0 + $1.pointEvidence }
    let commas = profiles.reduce(0) { $0 + $1.commaEvidence }
    let fileMark = commas > points ? DecimalMark.comma : .point
    let countsMinorUnits = isFiscal(headers)
    return profiles.enumerated().map { index, profile in
      var format = NumberFormat()
      format.creditsAreBelow = profile.creditsAreBelow
      if profile.pointEvidence != profile.commaEvidence {
        format.mark = profile.commaEvidence > profile.pointEvidence ? .comma : .point
      } else if profile.measureCommas != 0 {
        format.mark = profile.measureCommas > 0 ? .comma : .point
      } else if points + commas == 0, profile.undecidedMarks.comma > 0,
        profiles.contains(where: { $0.groupMark == " " || $0.groupMark == "'" })
      {
        // If spaces separate thousands, a comma is the decimal separator.
        format.mark = .comma
      } else {
        format.mark = fileMark
      }
      if index < headers.count,
        isInMinorUnits(headers[index], profile)
          || countsMinorUnits && isWholeMoney(headers[index], profile)
      {
        format.impliedFraction = 2
      }
      return format
    }
  }

  /// Returns true for a Russian fiscal receipt, whose amounts are always in kopecks.
  private static func isFiscal(_ headers: [HeaderWords]) -> Bool {
    let words: Set<String> = [
      "fiscal drive number", "fiscal document number", "fiscal sign", "kkt reg id",
      "fiscaldrivenumber", "fiscaldocumentnumber", "fiscalsign", "kktregid",
    ]
    return headers.contains { header in words.contains { header.joined.hasSuffix($0) } }
  }

  /// Returns true if the column has amounts, all of them whole numbers.
  private static func isWholeMoney(_ header: HeaderWords, _ profile: ColumnProfile) -> Bool {
    let score = [Role.total, .unitPrice, .receiptTotal, .tax].map { RoleWords.score(header, $0) }
    return score.contains { $0 >= 5 } && profile.wholeNumbers == profile.numbers
      && profile.numbers > 0
  }

  /// Returns true if the header says that the whole numbers of the column are cents.
  private static func isInMinorUnits(_ header: HeaderWords, _ profile: ColumnProfile) -> Bool {
    let words: Set<String> = [
      "cents", "cent", "centimes", "centavos", "centesimi", "rappen", "pence", "öre", "øre",
      "grosze", "kopecks", "minor", "groszy", "kopeks", "kopek", "копейки", "копеек", "halers",
      "haléře",
      "fillér", "paise", "subunits", "øre",
    ]
    return header.words.contains(where: words.contains)
      && profile.wholeNumbers == profile.numbers && profile.numbers > 0
  }

  /// The number of cells in most rows.
  var rowWidth: Int { Self.usualWidth(rows) ?? width }

  private static func usualWidth(_ rows: [SampleRecord]) -> Int? {
    var widths: [Int: Int] = [:]
    for row in rows { widths[row.cells.count, default: 0] += 1 }
    return widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Returns the number in the cell, or nil if the cell does not follow the column's format.
  func number(_ row: SampleRecord, _ column: Int) -> ReadNumber? {
    let text = row[column]
    guard !text.isEmpty else { return nil }
    return withBytes(of: text) { bytes in
      guard let cell = NumberCell(bytes), cell.isBare else { return nil }
      return cell.number(formats[column])
    }
  }

  /// True if a column holds nothing but the sum in a closing row that has no other cell.
  func isOfClosingRow(_ column: Int) -> Bool {
    guard rows.count > 2, profiles[column].filled == 1, let last = rows.last else { return false }
    return last.filledCount == 1 && !last[column].isEmpty
  }

  /// Whether another column has the amounts of this one once more, with the sign of a currency.
  func states(_ column: Int, againIn other: Int) -> Bool {
    let rows = rows.prefix(200).filter { number($0, column) != nil }
    return rows.count > 1 && !profiles[other].signs.isEmpty
      && rows.allSatisfy { row in
        let again = withBytes(of: row[other]) { NumberCell($0)?.number(formats[other]) }
        return again?.amount == number(row, column)?.amount
      }
  }

  /// The decimal separator of the whole file, for display.
  var decimalMark: DecimalMark {
    profiles.reduce(0) { $0 + $1.commaEvidence - $1.pointEvidence } > 0 ? .comma : .point
  }
}
