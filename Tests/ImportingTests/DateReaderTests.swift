import ByteTools
import GroceryModel
import Testing

@testable import Importing

@Suite struct DateReaderTests {
  static func read(_ text: String, _ order: DateOrder) -> String? {
    withBytes(of: text) { bytes in
      parseDate(bytes, form: .calendar(order)).map { date in
        date.day.description + (date.time.map { " \($0)" } ?? "")
      }
    }
  }

  @Test(arguments: [
    ("2026-10-03", DateOrder.ymd, "2026-10-03"),
    ("2026-10-03 08:11:52", .ymd, "2026-10-03 81152"),
    ("2026-10-03T08:11:52.073114Z", .ymd, "2026-10-03 81152"),
    ("2026-02-01 10:35:00.000000 +00:00", .ymd, "2026-02-01 103500"),
    ("2024/09/22", .ymd, "2024-09-22"), ("2020/12/1", .ymd, "2020-12-01"),
    ("20261003", .ymd, "2026-10-03"), ("2020年05月07日", .ymd, "2020-05-07"),
    ("03.10.2026", .ymd, "2026-10-03"), ("3.10.26", .ymd, "2026-10-03"),
    ("13. 1. 2020", .dmy, "2020-01-13"), ("01/10/2026 23:50", .dmy, "2026-10-01 235000"),
    ("01/10/2026 23:50", .mdy, "2026-01-10 235000"), ("7/17/20", .mdy, "2020-07-17"),
    ("06/29/2022 09:32:50 UTC", .mdy, "2022-06-29 93250"), ("1/2/99", .mdy, "1999-01-02"),
    ("Jul 01, 2026", .ymd, "2026-07-01"), ("1. Juli 2026", .ymd, "2026-07-01"),
    ("01-Jul-26", .ymd, "2026-07-01"), ("Sat, 11 Jul 2026", .ymd, "2026-07-11"),
    ("5 août 2025", .ymd, "2025-08-05"), ("1/5/2026 9:17 PM", .mdy, "2026-01-05 211700"),
    ("2026年10月3日 (土)", .ymd, "2026-10-03"), ("2026/10/03（土）18:22", .ymd, "2026-10-03 182200"),
    ("Oct 3, 2026 at 5:42 PM", .ymd, "2026-10-03 174200"),
    ("3.10.2026 um 17:42", .ymd, "2026-10-03 174200"), ("令和8年10月3日", .ymd, "2026-10-03"),
    ("mar 20/10/26", .dmy, "2026-10-20"), ("mar. 20 oct 2026", .ymd, "2026-10-20"),
    ("1er novembre 2026", .ymd, "2026-11-01"), ("Wed 14 Oct '26", .ymd, "2026-10-14"),
    ("14 Oct ’26", .ymd, "2026-10-14"),
    ("03.10.2026 г.", .ymd, "2026-10-03"), ("3 октября 2026 г. 18:44", .ymd, "2026-10-03 184400"),
  ])
  func `dates are read in many forms`(_ text: String, _ order: DateOrder, _ expected: String) {
    #expect(Self.read(text, order) == expected)
  }

  @Test(arguments: [
    "Not Found", "", "2026-13-01", "2026-02-30", "12.50", "31/31/2026", "2026-10", "03.10.2026x",
    "1,234.50", "10:30",
  ])
  func `what is no day is no date`(_ text: String) {
    #expect(Self.read(text, .dmy) == nil)
  }

  @Test(
    arguments: [
      ("46098", "2026-03-17"), ("46098.5", "2026-03-17 120000"),
      ("46098.999999", "2026-03-17 235959"), ("36525", nil), ("460980", nil), ("46098,5", nil),
    ] as [(String, String?)])
  func `a spreadsheet's day counts from the end of 1899`(_ text: String, _ expected: String?) {
    let found = withBytes(of: text) { bytes in
      parseDate(bytes, form: .serial).map { date in
        date.day.description + (date.time.map { " \($0)" } ?? "")
      }
    }
    #expect(found == expected)
  }

  @Test func `an epoch is a day of UTC`() {
    withBytes(of: "1778434200000") { bytes in
      #expect(
        parseDate(bytes, form: .epoch(milliseconds: true))?.day == Day("2026-05-10"))
    }
  }

  @Test(
    arguments: [
      (["241130", "241201", "250115"], DateOrder.ymd), (["301124", "311224", "150125"], .dmy),
      (["113024", "123124", "011525"], .mdy), (["241130", "24120"], nil), (["010203"], nil),
      (["991340"], nil),
    ] as [([String], DateOrder?)])
  func `six digits are days in the order that gives the fewest years`(
    _ texts: [String], _ expected: DateOrder?
  ) {
    #expect(SixDigitEvidence.order(texts) == expected)
  }
}
