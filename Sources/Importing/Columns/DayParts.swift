import ByteTools
import GroceryModel

/// Three columns that make up a date: year, month and day of the month.
///
/// Example: `Year,Month,Day` and `2026,Oct,3`.
struct DayParts {
  let year: Int
  let month: Int
  let day: Int

  /// Returns the three columns if the table has each of them, by header and cell values.
  static func find(_ layout: TableLayout) -> DayParts? {
    guard let month = monthColumn(layout),
      let day = column(days, layout, { Int($0).map((1...31).contains) ?? false }),
      let year = column(years, layout, isYear) ?? yearBeside(month, layout)
    else { return nil }
    return DayParts(year: year, month: month, day: day)
  }

  /// Returns the columns of a table with a year and a month on each row, but without days.
  ///
  /// `day` is the column of the months then.
  static func findMonths(_ layout: TableLayout) -> DayParts? {
    guard let month = monthColumn(layout), let year = yearBeside(month, layout) else { return nil }
    return DayParts(year: year, month: month, day: month)
  }

  private static func monthColumn(_ layout: TableLayout) -> Int? {
    // `October 2026` has a year of its own.
    column(BudgetRoles.months, layout) {
      withBytes(of: $0) { Self.month($0) != nil && $0.allSatisfy { $0 &- 0x30 >= 10 } }
        || Int($0).map((1...12).contains) ?? false
    }
  }

  private static func column(
    _ words: Set<String>, _ layout: TableLayout, _ fits: (String) -> Bool
  ) -> Int? {
    layout.headers.indices.first { column in
      let texts = layout.profiles[column].distinctTexts
      return words.contains(layout.headers[column].joined) && !texts.isEmpty
        && texts.count { fits($0) } * 10 >= texts.count * 8
    }
  }

  /// Returns the column of years next to that of the months, whatever its header.
  private static func yearBeside(_ month: Int, _ layout: TableLayout) -> Int? {
    [month - 1, month + 1].first { column in
      guard layout.headers.indices.contains(column) else { return false }
      let texts = layout.profiles[column].distinctTexts
      return !texts.isEmpty && texts.allSatisfy(isYear)
        && RoleWords.score(layout.headers[column], .total) == 0
    }
  }

  private static func isYear(_ cell: String) -> Bool {
    Int(cell).map((1970..<2200).contains) ?? false
  }

  /// Returns the number of a month from its number or its name: `10` or `Oct`.
  static func month(_ cell: Bytes) -> Int? {
    var scan = ByteScan(cell)
    scan.skipBlanks()
    guard let month = scan.month() ?? scan.number().map(\.0), (1...12).contains(month) else {
      return nil
    }
    return month
  }

  private static let years: Set<String> = [
    "year", "an", "anul", "jahr", "année", "annee", "año", "ano", "anno", "jaar", "år", "vuosi",
    "rok", "év",
    "yıl", "год", "рік", "έτος", "年", "年度", "년", "연도", "년도", "năm", "tahun", "godina", "leto",
  ]
  private static let days: Set<String> = [
    "day", "tag", "jour", "zi", "ziua", "día", "dia", "giorno", "dag", "päivä", "dzień", "den",
    "deň", "nap",
    "gün", "день", "ημέρα", "日", "일", "ngày", "hari", "dan", "day of month",
  ]
}
