import ByteTools
import GroceryModel

/// A column of percentages that are subtracted from lines computed as quantity × price.
///
/// Example: `Milk,2,1.29,10%` is 2.58 minus 10 %.
enum PercentDiscount {
  static func column(_ layout: TableLayout, _ amounts: AmountRoles) -> Int? {
    guard amounts.multiplies else { return nil }
    return layout.headers.indices.first { column in
      isFree(column, amounts.roles) && RoleWords.score(layout.headers[column], .discount) >= 6
        && holdsPercents(layout, column)
    }
  }

  /// Returns a percentage from 0 to 100, with or without `%`.
  static func percent(_ text: String, _ format: NumberFormat) -> ReadNumber? {
    withBytes(of: text) { percent($0, format) }
  }

  static func percent(_ bytes: Bytes, _ format: NumberFormat) -> ReadNumber? {
    guard let cell = NumberCell(bytes), cell.currency == nil,
      cell.suffix.isEmpty || cell.suffix.elementsEqual("%".utf8),
      var number = cell.number(format)
    else { return nil }
    // A discount is printed with or without a minus.
    number.coefficient = abs(number.coefficient)
    return number.amount <= Amount(100) ? number : nil
  }

  private static func isFree(_ column: Int, _ roles: RoleAssignment) -> Bool {
    roles.role(of: column).map { $0 == .discount } ?? true
  }

  /// Returns true if all cells are percentages, according to `%` in a cell or in the header.
  private static func holdsPercents(_ layout: TableLayout, _ column: Int) -> Bool {
    let filled = layout.rows.filter { !AbsentWords.contains($0[column]) }
    let header = layout.header?.cells[column] ?? ""
    let isNamed =
      header.contains("%") || !layout.headers[column].words.allSatisfy { !names.contains($0) }
    return !filled.isEmpty
      && filled.allSatisfy { row in
        (isNamed || row[column].hasSuffix("%"))
          && percent(row[column], layout.formats[column]) != nil
      }
  }

  private static let names: Set<String> = [
    "percent", "percentage", "pct", "prozent", "pourcentage",
  ]
}
