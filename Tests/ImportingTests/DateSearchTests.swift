import GroceryModel
import Testing

@testable import Importing

@Suite struct DateSearchTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `the only column of dates is the date, whatever it is called`() throws {
    let imported = try ImportedFile(
      "zapp,item,total\n2026-03-14T23:30:00-05:00,Milk,1.00\n2026-03-15,Tea,2.00\n", Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-03-14", "2026-03-15"])
    #expect(imported.schema.warnings == [])
    let due = try ImportedFile("due date,item,total\n2026-03-14,Milk,1.00\n", Self.euro)
    #expect(due.lines.map(\.date) == ["2026-03-14"])
    #expect(due.schema.warnings.count == 1)
  }

  @Test func `of several unknown columns of dates one has to be specified`() throws {
    let imported = try ImportedFile(
      "zapp,zupp,item,total\n2026-03-14,2026-03-15,Milk,1.00\n", Self.euro)
    #expect(
      imported.schema.questions == [
        ImportNotice(
          .purchaseDay(columns: "'zapp', 'zupp'"),
          flag: "--set date=COLUMN, or --date YYYY-MM-DD")
      ])
  }

  @Test func `three-digit years are Taiwan's only if something proves it`() throws {
    let rows = "115/03/01,Noodles,95\n115/03/02,Tea,40\n"
    let open = try ImportedFile("Day,Food,Total\n" + rows, Self.euro)
    #expect(
      open.schema.questions.map(\.found) == [
        "the dates of 'Day' are of another calendar, as '115/03/01'"
      ])
    let specified = try ImportedFile(
      "Day,Food,Total\n" + rows, ImportOptions(currency: Currency("TWD")))
    #expect(specified.lines.map(\.date) == ["2026-03-01", "2026-03-02"])
    #expect(specified.schema.warnings.count == 1)
  }

  @Test func `a best-before date is not the day of purchase`() throws {
    let imported = try ImportedFile("item,best before,total\nMilk,2026-03-14,1.00\n", Self.euro)
    #expect(!imported.schema.isReady)
  }

  @Test func `days without a year are named in the question`() throws {
    let imported = try ImportedFile("Date,Food,Sum\n14.3.,Milk,1.00\n", Self.euro)
    #expect(
      imported.schema.questions == [
        ImportNotice(
          "the days of 'Date' have no year, as '14.3.'",
          expected: "a day that none of them is after, to tell their year",
          flag: "--date YYYY-MM-DD")
      ])
  }

  @Test func `a column of dates with a few that are none is named, not a day for all`() throws {
    let text = "zapp,item,total\n2026-03-14,Milk,1.00\nsoon,Tea,2.00\n2026-03-15,Ham,3.00\n"
    let imported = try ImportedFile(text, Self.euro)
    #expect(
      imported.schema.questions == [
        ImportNotice(
          "'zapp' may be the date; 1 of its 3 cells holds none, as 'soon'",
          flag: "--set date='zapp'; records without a date are rejected then, to be mended",
          line: 3, column: 1)
      ])
    var options = Self.euro
    options.roles = ["date": "zapp"]
    let specified = try ImportedFile(text, options)
    #expect(specified.lines.map(\.date) == ["2026-03-14", "2026-03-15"])
    #expect(specified.rejected.map(\.reason) == ["'soon' is not a date (year, month, day)"])
    let expiry = text.replacing("zapp", with: "best before")
    #expect(
      try ImportedFile(expiry, Self.euro).schema.questions.map(\.found)
        == ["no column holds the date"])
  }

  @Test func `a spreadsheet's numbers under a date are days`() throws {
    let imported = try ImportedFile(
      "Date,Item,Total\n46098,Milk,1.00\n46099.5,Tea,2.00\n", Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-03-17", "2026-03-18"])
    #expect(imported["time"] == [nil, nil])
  }

  @Test func `a header in a language that puts the day first settles the order`() throws {
    let danish = try ImportedFile(
      "Dato;Butik;Varenavn;Antal;Total\n04-03-2026;Hjørnet;Mælk;1;9,50\n", Self.euro)
    #expect(danish.lines.map(\.date) == ["2026-03-04"])
    for (header, currency) in [
      ("Date,Shop,Item,Qty,Total", "EUR"), ("日付,店舗,商品名,数量,金額", "JPY"),
    ] {
      let open = try ImportedFile(
        "\(header)\n04/03/2026,Corner,Milk,1,9.50\n",
        ImportOptions(currency: Currency(currency)))
      #expect(open.schema.questions.map(\.flag) == ["--date-order dmy|mdy"])
    }
  }

  @Test func `the day of delivery above a table is the receipt's, that of an export is not`() throws
  {
    let table = "Désignation;Quantité;Total\nLait;1;1,50\nPain;2;2,50\n"
    let drive = try ImportedFile("Date de retrait;05/04/2026;\n;;\n" + table, Self.euro)
    #expect(drive.lines.map(\.date) == ["2026-04-05", "2026-04-05"])
    let export = try ImportedFile("Export date;2026-04-05;\n;;\n" + table, Self.euro)
    #expect(!export.schema.isReady)
  }

  @Test(arguments: ["1403/12/24", "2568-03-14", "14/03/2568"])
  func `a year of another calendar is asked about`(_ date: String) throws {
    let imported = try ImportedFile("when,food,total\n\(date),Milk,1.00\n", Self.euro)
    #expect(
      imported.schema.questions.map(\.found) == [
        "the dates of 'when' are of another calendar, as '\(date)'"
      ])
  }

  @Test func `a second receipt with a day of its own under the same header has that day`() throws {
    let text = """
      Date: 14.03.2026;;
      Item;Qty;Total
      Milk;2;2,18
      Date: 21.03.2026;;
      Item;Qty;Total
      Ham;1;2,99

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(imported.schema.furtherTables == [5])
    #expect(imported.lines.map(\.date) == ["2026-03-14", "2026-03-21"])
    let same = try ImportedFile(text.replacing("21.03.", with: "14.03."), Self.euro)
    #expect(same.lines.map(\.date) == ["2026-03-14", "2026-03-14"])
  }
}
