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
    func column(_ words: Set<String>, _ fits: (String) -> Bool) -> Int? {
      layout.headers.indices.first { column in
        let texts = layout.profiles[column].distinctTexts
        return words.contains(layout.headers[column].joined) && !texts.isEmpty
          && texts.count { fits($0) } * 10 >= texts.count * 8
      }
    }
    guard let year = column(years, { Int($0).map((1970..<2200).contains) ?? false }),
      let month = column(BudgetRoles.months, { withBytes(of: $0) { Self.month($0) != nil } }),
      let day = column(days, { Int($0).map((1...31).contains) ?? false })
    else { return nil }
    return DayParts(year: year, month: month, day: day)
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
    "yıl", "год", "рік", "έτος", "年", "년", "năm", "tahun", "godina", "leto",
  ]
  private static let days: Set<String> = [
    "day", "tag", "jour", "zi", "ziua", "día", "dia", "giorno", "dag", "päivä", "dzień", "den",
    "deň", "nap",
    "gün", "день", "ημέρα", "日", "일", "ngày", "hari", "dan", "day of month",
  ]
}
