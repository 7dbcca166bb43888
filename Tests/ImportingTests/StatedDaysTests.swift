import GroceryModel
import Testing

@testable import Importing

@Suite struct StatedDaysTests {
  private static func day(_ lines: [[String]], dayFirst: Bool = true) -> String? {
    let records = lines.enumerated().map {
      SampleRecord(line: $0.offset + 1, cells: $0.element, endOffset: 0, hash: 0)
    }
    return StatedDays(records, putsDayFirst: dayFirst).dayOfReceipt?.description
  }

  @Test(arguments: [
    (["Bill No: 4711", "Bill Date: 14/03/2026 19:22"], "2026-03-14"),
    (["Retrait le vendredi 13 mars 2026 entre 18h00 et 18h30"], "2026-03-13"),
    (["Delivered", "Saturday, March 14, 2026, 2:41 PM"], "2026-03-14"),
    (["28/MAR/2026 20:31", "Caja 7"], "2026-03-28"),
    (["27/03/26", "19:12"], "2026-03-27"),
    (["วันที่ 25/03/2569 เวลา 18:09"], "2026-03-25"),
  ])
  func `a day is found among other words`(_ cells: [String], _ day: String) {
    #expect(Self.day([cells]) == day)
  }

  @Test func `the day with a time of day is that of the receipt`() {
    let lines = [["EXCHANGE", "03/16/26 11:52 AM"], ["ORIG RECEIPT", "02/18/26"]]
    #expect(Self.day(lines, dayFirst: false) == "2026-03-16")
  }

  @Test func `limits of a period and the day of an export are no day of a receipt`() {
    #expect(Self.day([["Period", "01.03.2026", "31.03.2026"]]) == nil)
    #expect(Self.day([["01.03.2026 - 31.03.2026"]]) == nil)
    #expect(Self.day([["Exported on 2026-04-01"]]) == nil)
  }

  @Test func `of several days without a name none is taken`() {
    #expect(Self.day([["2026-03-01"], ["2026-03-09"]]) == nil)
  }
}
